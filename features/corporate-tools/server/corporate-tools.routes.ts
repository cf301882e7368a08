import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { corporateToolsContract } from '../contract/corporate-tools.contract.ts';
import { deleteShortcutRow } from './corporate-tools.queries.ts';
import {
  deleteCompanyTool,
  listTools,
  orderCompanyTools,
  saveCompanyTool,
  saveShortcut,
} from './corporate-tools.service.ts';

export function corporateToolsRoutes(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'corporate-tools', corporateToolsContract, {
    listTools: ({ caller }) => listTools(context, caller),
    saveShortcut: ({ caller, params: { id }, body, fail }) =>
      saveShortcut(context, caller, { id, ...body }, fail),
    deleteShortcut: ({ caller, params }) => deleteShortcutRow(context.db, caller.userId, params.id),
    saveCompanyTool: ({ caller, params: { id }, body, fail }) =>
      saveCompanyTool(context, caller, { id, ...body }, fail),
    deleteCompanyTool: ({ caller, params }) => deleteCompanyTool(context, caller, params.id),
    orderCompanyTools: ({ caller, body }) => orderCompanyTools(context, caller, body.ids),
  });
}
