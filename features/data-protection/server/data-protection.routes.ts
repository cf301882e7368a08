import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { dataProtectionContract } from '../contract/data-protection.contract.ts';
import { exportCases, listCases, readHistory, saveCase } from './data-protection.service.ts';
import { paperOf } from './papers/papers.ts';

export function mountDataProtection(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'data-protection', dataProtectionContract, {
    listCases: async () => ({ cases: await listCases(context) }),
    readHistory: async ({ params }) => ({ versions: await readHistory(context, params) }),
    saveCase: ({ caller, params, body, fail }) =>
      saveCase(context, caller, { ...params, ...body }, fail),
    readPaper: async ({ params }) => paperOf(context, params.paper),
    exportCases: () => exportCases(context),
  });
}
