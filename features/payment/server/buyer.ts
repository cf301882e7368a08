import { and, eq, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { adminsAmong } from '#features/access/server/index.ts';
import { membersOf } from '#features/companies/server/index.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { lockOwn, type Queryable } from '#packages/db/index.ts';

/** Who buys: a person for themselves, or a company. */
export type Buyer = { userId: string; companyId: null } | { userId: null; companyId: string };
type BuyerColumns = { userId: PgColumn; companyId: PgColumn };

export const personBuys = (userId: string): Buyer => ({ userId, companyId: null });
export const companyBuys = (companyId: string): Buyer => ({ userId: null, companyId });

/** The company that a caller may buy for; null for whoever looks after none. */
export function companyOf({ role, companyId }: Caller): string | null {
  return role === null ? null : companyId;
}

/** The buyer of a business record; null once the buyer is gone. */
export function buyerOf(row: { userId: string | null; companyId: string | null }): Buyer | null {
  if (row.userId) return personBuys(row.userId);
  return row.companyId ? companyBuys(row.companyId) : null;
}

/** True for the rows of a buyer. */
export function boughtBy(table: BuyerColumns, { userId, companyId }: Buyer): SQL | undefined {
  return userId ? eq(table.userId, userId) : eq(table.companyId, companyId ?? '');
}

/** True for rows of the caller and of the company that they look after; nobody else's is found by its id. */
export function ofCaller(
  table: BuyerColumns & { id: PgColumn },
  caller: Caller,
  id: string,
): SQL | undefined {
  const companyId = companyOf(caller);
  const own = eq(table.userId, caller.userId);
  return and(eq(table.id, id), companyId ? or(own, eq(table.companyId, companyId)) : own);
}

/** One change of what a buyer has at a time, the taking of a company's places too. */
export function lockBuyer(tx: Queryable, { userId, companyId }: Buyer): Promise<void> {
  return lockOwn(tx, 'plan', userId ?? companyId);
}

/** Whom to tell: the person, or those who look after the company. */
export async function peopleOf(db: Queryable, { userId, companyId }: Buyer): Promise<string[]> {
  return userId ? [userId] : adminsAmong(db, await membersOf(db, companyId ?? ''));
}
