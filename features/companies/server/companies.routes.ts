import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { companiesContract } from '../contract/companies.contract.ts';
import { invitationsContract } from '../contract/invitations.contract.ts';
import { companyPeopleContract } from '../contract/people.contract.ts';
import {
  acceptInvitation,
  declineInvitation,
  ownInvitations,
  readInvitation,
} from './acceptance.service.ts';
import { deleteAwaited } from './companies.queries.ts';
import {
  checkInvitations,
  invitePeople,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from './invitations.service.ts';
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
  mount(app, 'companies', invitationsContract, {
    checkInvitations: ({ caller, body }) => checkInvitations(context, caller, body.lines),
    invitePeople: async ({ caller, body, fail }) => {
      const outcome = await invitePeople(context, caller, body.lines);
      if (outcome === 'no_places') throw fail(outcome, 'More people than places');
      return outcome;
    },
    listInvitations: ({ caller, query }) => listInvitations(context, caller, query),
    resendInvitation: async ({ caller, params, fail }) => {
      const outcome = await resendInvitation(context, caller, params.id);
      if (outcome !== 'sent') throw fail(outcome, 'The mail before is minutes old');
    },
    withdrawInvitation: ({ caller, params }) => withdrawInvitation(context, caller, params.id),
    readInvitation: ({ body }) => readInvitation(context, body.token),
    ownInvitations: ({ caller }) => ownInvitations(context, caller),
    acceptInvitation: async ({ caller, params, body, fail }) => {
      const outcome = await acceptInvitation(context, caller, { ...params, ...body });
      if (outcome !== 'joined') throw fail(outcome, 'Something comes first');
    },
    declineInvitation: ({ caller, params }) => declineInvitation(context, caller, params.id),
  });
}
