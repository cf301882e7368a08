import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { partnersContract } from '../contract/partners.contract.ts';
import { partnersSheetContract } from '../contract/partners-sheet.contract.ts';
import {
  addPartner,
  changePartner,
  deletePartner,
  listManagedPartners,
  listPartners,
  publishPartner,
} from './partners.service.ts';
import { exportPartners, importPartners } from './sheet.service.ts';

export function mountPartners(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'partners', partnersSheetContract, {
    exportPartners: () => exportPartners(context),
    importPartners: ({ caller, body, fail }) => importPartners(context, caller, body, fail),
  });
  mount(app, 'partners', partnersContract, {
    listPartners: () => listPartners(context),
    listManagedPartners: () => listManagedPartners(context),
    addPartner: ({ caller, body, fail }) => addPartner(context, caller, body, fail),
    changePartner: ({ caller, params, body }) => changePartner(context, caller, params.id, body),
    publishPartner: ({ caller, params, body }) => publishPartner(context, caller, params.id, body),
    deletePartner: ({ caller, params, fail }) => deletePartner(context, caller, params.id, fail),
  });
}
