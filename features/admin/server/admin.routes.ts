import type { FastifyInstance } from 'fastify';
import { CNPJ_TAKEN } from '#features/companies/contract/company-profile.contract.ts';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { adminContract } from '../contract/admin.contract.ts';
import { companyChangesContract } from '../contract/company-changes.contract.ts';
import { userChangesContract } from '../contract/user-changes.contract.ts';
import { deleteUser, findCompanies, findUsers, inviteUser, suspendUser } from './admin.service.ts';
import { changeCompany, createCompany, deleteCompany } from './companies.service.ts';
import { setRole } from './roles.service.ts';
import { setCompany, setPlan } from './user-changes.service.ts';

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
      if (outcome !== 'done') throw fail(outcome, 'Their role is taken first');
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
  mount(app, 'admin', userChangesContract, {
    setRole: async ({ caller, params, body, fail }) => {
      const outcome = await setRole(context, caller, { userId: params.id, role: body.role });
      if (outcome !== 'done') throw fail(outcome, 'They cannot have this role now');
    },
    setCompany: async ({ caller, params, body, fail }) => {
      const wanted = { userId: params.id, companyId: body.companyId };
      const outcome = await setCompany(context, caller, wanted);
      if (outcome !== 'moved') throw fail(outcome, 'They cannot be moved now');
    },
    setPlan: async ({ caller, params, body, fail }) => {
      const lastDay = body.plan === 'free' ? null : body.lastDay;
      const wanted = { userId: params.id, plan: body.plan, lastDay };
      const outcome = await setPlan(context, caller, wanted);
      if (outcome !== 'set') throw fail(outcome, 'They cannot have this plan now');
    },
  });
  mount(app, 'admin', companyChangesContract, {
    createCompany: async ({ caller, body, fail }) => {
      const outcome = await createCompany(context, caller, body);
      if (outcome === CNPJ_TAKEN) throw fail(outcome, 'A company has this CNPJ');
      return outcome;
    },
    changeCompany: async ({ caller, params, body, fail }) => {
      const change = { id: params.id, name: body.name, cnpj: body.cnpj };
      const outcome = await changeCompany(context, caller, change);
      if (outcome !== 'done') throw fail(outcome, 'A company has this CNPJ');
    },
    deleteCompany: async ({ caller, params, fail }) => {
      const outcome = await deleteCompany(context, caller, params.id);
      if (outcome !== 'deleted') throw fail(outcome, 'Prove that it is you first');
    },
  });
}
