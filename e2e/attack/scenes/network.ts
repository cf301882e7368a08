import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { ANA, CARLA, hostile, LINK, type Scene, short } from '../stage.ts';

const ADMIN = '/api/admin/network';
const anEntry = (more: object = {}) => ({
  ...{ kind: 'professional', name: 'Nome', specialties: ['psychology'], topics: [] },
  ...{ registry: 'CRP 06/171717', online: true, inPerson: true, municipality: 3_550_308 },
  ...{ neighbourhood: '', address: '', languages: ['pt'], plans: [], about: '', sessions: '' },
  ...{ access: '', team: '', contact: { email: 'a@example.org', phone: '', site: '' } },
  ...{ check: { on: '2026-11-01', by: 'Carla', again: '2099-11-01' }, ...more },
});
const TEXTS = ['name', 'neighbourhood', 'address', 'about', 'sessions', 'access', 'team'];

/** An entry written twice, one brought in as a table, and what a professional proposes of their own. */
export const networkScene: Scene = {
  name: 'the network, its table and a proposal',
  refused: { 'network-site': 400, 'network-email': 400 },
  notShown: {
    'sheet-about': 'a draft: its editor shows it, which the entry before was opened in',
  },
  async play(stage) {
    const id = randomUUID();
    const add = (names: string | string[], draft: object, given: string = randomUUID()) =>
      stage.store(names, ADMIN, { as: CARLA, data: { id: given, draft } });
    const names = [...[...TEXTS, 'plan', 'by'].map((text) => `network-${text}`), 'tp'];
    const written = (name: string) =>
      anEntry({
        ...Object.fromEntries(TEXTS.map((text) => [text, hostile(`network-${text}`)])),
        ...{ topics: [short('tp')], plans: [short('network-plan')] },
        ...{ name: hostile(name) },
        check: { on: '2026-11-01', by: hostile('network-by'), again: '2099-11-01' },
      });
    await add('network-former', written('network-former'), id);
    await stage.store(names, `${ADMIN}/${id}`, {
      ...{ as: CARLA, method: 'PATCH', data: { revision: 1, draft: written('network-name') } },
    });
    const site = { email: '', phone: '', site: LINK };
    await add('network-site', anEntry({ registry: 'CRP 06/171718', contact: site }));
    const email = { email: hostile('network-email'), phone: '', site: '' };
    await add('network-email', anEntry({ registry: 'CRP 06/171719', contact: email }));
    await stage.ask(`${ADMIN}/${id}/published`, {
      ...{ as: CARLA, method: 'PUT', data: { published: true, revision: 2 } },
    });
    const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
    const sheet = [
      'tipo;nome;especialidades;registro;por_video;email;sobre',
      `profissional;${cell(hostile('sheet-name'))};psicologia;CRP 06/171720;sim;a@example.org;${cell(hostile('sheet-about'))}`,
    ].join('\r\n');
    await stage.store(['sheet-name', 'sheet-about'], `${ADMIN}/sheet`, {
      ...{ as: CARLA, data: { text: sheet, dryRun: false } },
    });
    const professional = await stage.newPerson();
    await stage.ask(`${ADMIN}/${id}/sign-in`, {
      ...{ as: CARLA, method: 'PUT', data: { email: professional.email } },
    });
    await stage.store(['proposal-about', 'proposal-access'], '/api/network/own/proposal', {
      ...{ as: professional, method: 'PUT' },
      data: {
        ...{ topics: [], languages: ['pt'], plans: [], about: hostile('proposal-about') },
        ...{ sessions: '', access: hostile('proposal-access') },
        contact: { email: 'a@example.org', phone: '', site: '' },
      },
    });
    return [
      { as: ANA, address: '/network' },
      { as: ANA, address: `/network/${id}` },
      { as: professional, address: '/network/own' },
      { as: CARLA, address: '/admin?tab=network' },
      {
        ...{ as: CARLA, address: '/admin?tab=network' },
        open: async (page) => {
          await page.getByRole('button', { name: `Editar: ${hostile('network-name')}` }).click();
          await page.getByText('Versões', { exact: true }).click();
          await expect(page.getByText('id=network-former>')).toBeVisible();
        },
      },
    ];
  },
};
