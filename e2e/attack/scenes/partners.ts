import { randomUUID } from 'node:crypto';
import { CARLA, hostile, LINK, PAGE, PIXEL, type Scene, short } from '../stage.ts';

const ADMIN = '/api/admin/partners';
const aPartner = (more: object = {}) => ({
  ...{ name: 'Casa', category: 'health', link: 'https://casa.example.org' },
  ...{ description: 'Ensina.', logo: null, ...more },
});

/** A partner with a logo, and links and logos that are programs. */
export const partnersScene: Scene = {
  name: 'partners and their logos',
  refused: {
    'partner-link': 400,
    'partner-logo-path': 400,
    'partner-drawing': 400,
    'partner-page': 400,
  },
  notShown: { 'partner-logo': 'a picture says nothing' },
  async play(stage) {
    const id = randomUUID();
    const path = `partners/${randomUUID()}`;
    const put = (name: string, type: string, bytes: string | Buffer, to = `partners/${name}`) =>
      stage.upload(name, { as: CARLA, bucket: 'covers', path: to, type, bytes });
    await put('partner-logo', 'image/png', PIXEL, path);
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="attacked=1"/>';
    await put('partner-drawing', 'image/svg+xml', drawing);
    await put('partner-page', 'image/png', PAGE);
    const add = (names: string | string[], draft: object, given: string = randomUUID()) =>
      stage.store(names, ADMIN, { as: CARLA, data: { id: given, draft } });
    await add(
      ['partner-name', 'partner-description', 'partner-alt'],
      aPartner({
        ...{ name: hostile('partner-name'), description: hostile('partner-description') },
        logo: { path, alt: hostile('partner-alt') },
      }),
      id,
    );
    await add('partner-link', aPartner({ link: LINK }));
    const logo = { path: `partners/../${short('x')}`, alt: 'x' };
    await add('partner-logo-path', aPartner({ logo }));
    await stage.ask(`${ADMIN}/${id}/published`, {
      ...{ as: CARLA, method: 'PUT', data: { published: true, revision: 1 } },
    });
    return [{ as: CARLA, address: '/admin?tab=partners' }];
  },
};
