import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { companiesContract } from '../contract/companies.contract.ts';
import { companyGrantsContract } from '../contract/company-grants.contract.ts';
import { companyProfileContract } from '../contract/company-profile.contract.ts';
import { invitationsContract } from '../contract/invitations.contract.ts';
import { joiningContract } from '../contract/joining.contract.ts';
import { companyPeopleContract } from '../contract/people.contract.ts';
import {
  acceptInvitation,
  declineInvitation,
  ownInvitations,
  readInvitation,
} from './acceptance.service.ts';
import { deleteAwaited } from './companies.queries.ts';
import { giveBack, giveGrant, listGrants, ownGrants, takeGrant } from './company-grants.ts';
import {
  addCnpj,
  addUnit,
  ownPlace,
  readCompany,
  removeCnpj,
  removeUnit,
  renameCompany,
  renameUnit,
} from './company-profile.service.ts';
import { foundOwnCompany } from './found-company.ts';
import {
  checkInvitations,
  invitePeople,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from './invitations.service.ts';
import {
  acceptJoining,
  askToJoin,
  companyOfCode,
  declineJoining,
  endCode,
  listJoining,
  ownRequest,
  readCode,
  renewCode,
  withdrawRequest,
} from './joining.service.ts';
import {
  findPeople,
  giveUpAdmin,
  leaveCompany,
  leavingTerms,
  makeAdmin,
  movePerson,
  removePerson,
} from './people.service.ts';

export function companiesRoutes(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'companies', companiesContract, {
    foundCompany: async ({ caller, body, fail }) => {
      const outcome = await foundOwnCompany(context, caller, body);
      if (outcome !== 'founded') throw fail(outcome, 'No company was registered');
    },
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
    movePerson: ({ caller, params, body }) => movePerson(context, caller, params.id, body),
    makeAdmin: async ({ caller, params, fail }) => {
      const outcome = await makeAdmin(context, caller, params.id);
      if (outcome !== 'made') throw fail(outcome, 'Their address is not confirmed');
    },
    giveUpAdmin: async ({ caller, fail }) => {
      const outcome = await giveUpAdmin(context, caller);
      if (outcome !== 'ended') throw fail(outcome, 'Make somebody else admin first');
    },
  });
  mount(app, 'companies', companyProfileContract, {
    ownPlace: ({ caller }) => ownPlace(context, caller),
    readCompany: ({ caller }) => readCompany(context, caller),
    renameCompany: ({ caller, body }) => renameCompany(context, caller, body.name),
    addCnpj: async ({ caller, body, fail }) => {
      const outcome = await addCnpj(context, caller, body);
      if (outcome !== 'added') throw fail(outcome, 'This CNPJ cannot be added');
    },
    removeCnpj: ({ caller, params }) => removeCnpj(context, caller, params.cnpj),
    addUnit: async ({ caller, body, fail }) => {
      const outcome = await addUnit(context, caller, body);
      if (typeof outcome === 'string') throw fail(outcome, 'This name cannot be added');
      return outcome;
    },
    renameUnit: async ({ caller, params, body, fail }) => {
      const outcome = await renameUnit(context, caller, { ...params, ...body });
      if (outcome !== 'renamed') throw fail(outcome, 'There is one of this name');
    },
    removeUnit: ({ caller, params, body }) => removeUnit(context, caller, { ...params, ...body }),
  });
  mount(app, 'companies', companyGrantsContract, {
    listGrants: async ({ caller }) => ({ holders: await listGrants(context, caller) }),
    giveGrant: async ({ caller, body, fail }) => {
      const outcome = await giveGrant(context, caller, body);
      if (typeof outcome === 'string') throw fail(outcome, 'This cannot be given');
      return outcome;
    },
    takeGrant: ({ caller, params }) => takeGrant(context, caller, params),
    ownGrants: async ({ caller }) => ({ grants: await ownGrants(context, caller) }),
    giveBack: ({ caller, params }) => giveBack(context, caller, params),
  });
  mount(app, 'companies', joiningContract, {
    readCode: ({ caller }) => readCode(context, caller),
    renewCode: ({ caller }) => renewCode(context, caller),
    endCode: ({ caller }) => endCode(context, caller),
    listJoining: ({ caller }) => listJoining(context, caller),
    acceptJoining: async ({ caller, params, fail }) => {
      const outcome = await acceptJoining(context, caller, params.id);
      if (outcome !== 'joined') throw fail(outcome, 'This person cannot join');
    },
    declineJoining: ({ caller, params }) => declineJoining(context, caller, params.id),
    readCompanyOfCode: async ({ caller, body, fail }) => {
      const company = await companyOfCode(context, caller, body.code);
      if (typeof company === 'string') throw fail(company, 'No company has this code');
      return { company: company.name };
    },
    askToJoin: async ({ caller, body, fail }) => {
      const outcome = await askToJoin(context, caller, body.code);
      if (outcome !== 'asked') throw fail(outcome, 'This cannot be asked');
    },
    ownRequest: ({ caller }) => ownRequest(context, caller),
    withdrawRequest: ({ caller }) => withdrawRequest(context, caller),
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
