import { presentAmong } from '#features/accounts/server/index.ts';
import type { Vault } from '#packages/crypto/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { colleaguesOf, deleteCompany, lockCompanyOf } from './companies.queries.ts';

/**
 * Takes a company away with its last person: its CNPJ would otherwise be taken for good, by a company
 * that nobody could invite anybody to.
 */
export async function leaveNoEmptyCompany(
  { vault }: { vault: Pick<Vault, 'destroy'> },
  tx: Queryable,
  userId: string,
): Promise<void> {
  const companyId = await lockCompanyOf(tx, userId);
  if (!companyId) return;
  const colleagues = await presentAmong(tx, await colleaguesOf(tx, userId));
  if (colleagues.length > 0) return;
  await endCompany({ vault }, tx, companyId);
}

/** Deletes a company with its key, and with it each address that was invited. */
export async function endCompany(
  { vault }: { vault: Pick<Vault, 'destroy'> },
  tx: Queryable,
  companyId: string,
): Promise<void> {
  await deleteCompany(tx, companyId);
  await vault.destroy({ kind: 'thing', id: companyId }, tx);
}
