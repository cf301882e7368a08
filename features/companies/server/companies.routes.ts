import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { companiesContract } from '../contract/companies.contract.ts';
import { companyPeopleContract } from '../contract/people.contract.ts';
import { deleteAwaited } from './companies.queries.ts';
import {
  findPeople,
  giveUpAdmin,
  leaveCompany,
  leavingTerms,
  makeAdmin,
  removePerson,
} from './people.service.ts';

export function companiesRoutes(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'companies', companiesContract, {
    stopAwaitingInvitation: ({ caller }) => deleteAwaited(context.db, caller.userId),
  });
  mount(app, 'companies', companyPeopleContract, {
    leavingTerms: ({ caller }) => leavingTerms(context, caller),
    leaveCompany: async ({ caller, fail }) => {
      const outcome = await leaveCompany(context, caller);
      if (outcome !== 'left') throw fail(outcome, 'Make somebody else admin first');
    },
    findPeople: ({ caller, body }) => findPeople(context, caller, body),
    removePerson: async ({ caller, params, fail }) => {
      const outcome = await removePerson(context, caller, params.id);
      if (outcome !== 'left') throw fail(outcome, 'Make somebody else admin first');
    },
    makeAdmin: async ({ caller, params, fail }) => {
      const outcome = await makeAdmin(context, caller, params.id);
      if (outcome !== 'made') throw fail(outcome, 'Their address is not confirmed');
    },
    giveUpAdmin: async ({ caller, fail }) => {
      const outcome = await giveUpAdmin(context, caller);
      if (outcome !== 'ended') throw fail(outcome, 'Make somebody else admin first');
    },
  });
}
