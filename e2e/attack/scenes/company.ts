import { newCnpj } from '../../support/cnpj.ts';
import { BRUNO, hostile, type Scene, short } from '../stage.ts';

const PATH = '/api/companies/own';

/** What a company says of itself, and whom it invites. */
export const companyScene: Scene = {
  name: 'the profile of a company',
  async play(stage) {
    await stage.store('company-name', `${PATH}/profile`, {
      ...{ as: BRUNO, method: 'PATCH', data: { name: hostile('company-name') } },
    });
    await stage.store('company-branch', `${PATH}/cnpjs`, {
      ...{ as: BRUNO, data: { cnpj: newCnpj(), name: hostile('company-branch') } },
    });
    for (const kind of ['site', 'sector']) {
      await stage.store(`company-${kind}`, `${PATH}/units`, {
        ...{ as: BRUNO, data: { kind, name: short(`company-${kind}`) } },
      });
    }
    return [
      { as: BRUNO, address: '/admin?tab=company' },
      { as: BRUNO, address: '/admin?tab=people' },
      { as: BRUNO, address: '/dashboard' },
      { as: BRUNO, address: '/profile' },
    ];
  },
};
