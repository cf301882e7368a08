import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { adminContract } from '../contract/admin.contract.ts';
import { deleteUser, findCompanies, findUsers, inviteUser, suspendUser } from './admin.service.ts';

export function adminRoutes(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'admin', adminContract, {
    findUsers: ({ body }) => findUsers(context, body),
    inviteUser: async ({ caller, body, fail }) => {
      const outcome = await inviteUser(context, caller, body.email);
      if (outcome !== 'invited') throw fail(outcome, 'This address cannot be invited');
    },
    suspendUser: async ({ caller, params, fail }) => {
      const change = { userId: params.id, suspended: true };
      const outcome = await suspendUser(context, caller, change);
      if (outcome !== 'done') throw fail(outcome, 'The operator ends their role first');
    },
    readmitUser: async ({ caller, params }) => {
      await suspendUser(context, caller, { userId: params.id, suspended: false });
    },
    deleteUser: async ({ caller, params, fail }) => {
      const outcome = await deleteUser(context, caller, params.id);
      if (outcome !== 'deleted') throw fail(outcome, 'Something comes first');
    },
    findCompanies: ({ body }) => findCompanies(context, body),
  });
}
