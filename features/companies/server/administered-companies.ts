import { holdPerson, presentAmong } from '#features/accounts/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { CNPJ_TAKEN } from '../contract/company-profile.contract.ts';
import { membersOf } from './companies.queries.ts';
import { changeCompany, isCnpjHere, lockCnpj, readCompanyRow } from './company-profile.queries.ts';
import { lockCompanies } from './invitations.queries.ts';
import { endMemberships } from './people.service.ts';

/** Changes what a company is called and known by; its further CNPJs are taken for itself, too. */
export async function changeAdministeredCompany(
  tx: Queryable,
  id: string,
  { name, cnpj }: { name: string; cnpj: string | undefined },
): Promise<typeof CNPJ_TAKEN | 'gone' | 'same' | 'changed'> {
  await lockCompanies(tx, [id]);
  const company = await readCompanyRow(tx, id);
  if (!company) return 'gone';
  const hasNewNumber = cnpj !== undefined && cnpj !== company.cnpj;
  if (!hasNewNumber && name === company.name) return 'same';
  if (hasNewNumber) {
    await lockCnpj(tx, cnpj);
    if (await isCnpjHere(tx, cnpj)) return CNPJ_TAKEN;
  }
  await changeCompany(tx, id, { name, ...(hasNewNumber ? { cnpj } : {}) });
  return 'changed';
}

/**
 * Deletes a company as its last person does by leaving, with all of its people in it: each is told, and
 * keeps their account and what is theirs. People are held before their company, as by a deletion.
 */
export async function deleteAdministeredCompany(
  context: ServerContext,
  tx: Queryable,
  companyId: string,
): Promise<'gone' | 'deleted'> {
  for (const userId of await membersOf(tx, companyId)) await holdPerson(tx, userId);
  if ((await lockCompanies(tx, [companyId])).length === 0) return 'gone';
  // Who came or went before the company was held is asked once it is.
  const people = await presentAmong(tx, await membersOf(tx, companyId));
  await endMemberships(context, tx, { companyId, people });
  return 'deleted';
}
