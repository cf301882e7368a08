import { PROOF_NEEDED } from '#features/accounts/contract/account.contract.ts';
import { accountsOf, isProvedLately } from '#features/accounts/server/index.ts';
import { CNPJ_TAKEN } from '#features/companies/contract/company-profile.contract.ts';
import {
  changeAdministeredCompany,
  deleteAdministeredCompany,
  insertCompany,
} from '#features/companies/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { recordOfCompany } from './record-act.ts';

export function createCompany(
  context: ServerContext,
  caller: Caller,
  company: { name: string; cnpj: string },
): Promise<typeof CNPJ_TAKEN | { id: string }> {
  return context.db.transaction(async (tx) => {
    const id = await insertCompany(tx, company);
    if (!id) return CNPJ_TAKEN;
    await recordOfCompany(context, tx, caller, { act: 'company_created', companyId: id });
    return { id };
  });
}

export function changeCompany(
  context: ServerContext,
  caller: Caller,
  { id, ...change }: { id: string; name: string; cnpj: string | undefined },
): Promise<typeof CNPJ_TAKEN | 'done'> {
  return context.db.transaction(async (tx) => {
    const outcome = await changeAdministeredCompany(tx, id, change);
    if (outcome === 'gone') throw noCompany();
    if (outcome === CNPJ_TAKEN) return CNPJ_TAKEN;
    if (outcome === 'changed') {
      await recordOfCompany(context, tx, caller, { act: 'company_profile_changed', companyId: id });
    }
    return 'done';
  });
}

export async function deleteCompany(
  context: ServerContext,
  caller: Caller,
  id: string,
): Promise<typeof PROOF_NEEDED | 'deleted'> {
  if (!(await isProvedLately(accountsOf(context), caller))) return PROOF_NEEDED;
  return context.db.transaction(async (tx) => {
    if ((await deleteAdministeredCompany(context, tx, id)) === 'gone') throw noCompany();
    await recordOfCompany(context, tx, caller, { act: 'company_deleted', companyId: id });
    return 'deleted' as const;
  });
}

const noCompany = () => fail('not_found', 'There is no such company');
