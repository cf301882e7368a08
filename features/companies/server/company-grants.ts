import { and, eq } from 'drizzle-orm';
import type { CompanyGrantKind } from '#features/access/contract/access.rules.ts';
import { holdByAddress } from '#features/access/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  BAD_END,
  type CompanyGrantHolder,
  LONGEST_AUDIT_DAYS,
  NO_SUCH_PERSON,
} from '../contract/company-grants.contract.ts';
import { asAdmin, noCompany, recordOfCompany } from './as-admin.ts';
import { companyGrants } from './companies.tables.ts';

const DAY_MS = 86_400_000;

export async function listGrants(
  { db }: ServerContext,
  { companyId }: Caller,
): Promise<CompanyGrantHolder[]> {
  if (!companyId) throw noCompany();
  const { rows } = await driverOf(db).query<Omit<CompanyGrantHolder, 'since'> & { since: Date }>(
    `select g.user_id as "userId", g.kind, g.created_at as since, g.until::text as until,
            coalesce(nullif(u.user_metadata ->> 'full_name', ''), u.email, '') as name,
            coalesce(u.email, '') as email
       from company_grants g join users u on u.id = g.user_id and u.deleted_at is null
      where g.company_id = $1 order by g.kind, 5, 1`,
    [companyId],
  );
  return rows.map(({ since, ...one }) => ({ ...one, since: since.toISOString() }));
}

interface Given {
  address: string;
  kind: CompanyGrantKind;
  until: string | null;
}

/** Gives a grant, or changes how long it lasts. An auditor’s has an end, the committee’s has none. */
export function giveGrant(
  context: ServerContext,
  caller: Caller,
  { address, kind, until }: Given,
): Promise<typeof NO_SUCH_PERSON | typeof BAD_END | CompanyGrantHolder> {
  return asAdmin(context, caller, async (tx, companyId) => {
    const now = context.now();
    if (!isGoodEnd(kind, until, now)) return BAD_END;
    const person = await holdByAddress(tx, address);
    if (!person) return NO_SUCH_PERSON;
    const [row] = await tx
      .insert(companyGrants)
      .values({ userId: person.id, companyId, kind, createdAt: now, until })
      .onConflictDoUpdate({
        target: [companyGrants.userId, companyGrants.companyId, companyGrants.kind],
        set: { until },
      })
      .returning({ since: companyGrants.createdAt });
    await recordOfCompany(context, tx, caller, 'company_grant_given', companyId);
    const { id: userId, name, email } = person;
    return { userId, name, email, kind, until, since: (row?.since ?? now).toISOString() };
  });
}

export function takeGrant(
  context: ServerContext,
  caller: Caller,
  { userId, kind }: { userId: string; kind: CompanyGrantKind },
): Promise<void> {
  return asAdmin(context, caller, async (tx, companyId) => {
    const { rowCount } = await tx
      .delete(companyGrants)
      .where(
        and(
          eq(companyGrants.userId, userId),
          eq(companyGrants.companyId, companyId),
          eq(companyGrants.kind, kind),
        ),
      );
    if (!rowCount) throw fail('not_found', 'They do not have this grant');
    await recordOfCompany(context, tx, caller, 'company_grant_taken', companyId);
  });
}

/** Who leaves a company reads its records no more. */
export async function endGrantsOf(tx: Queryable, userId: string, companyId: string): Promise<void> {
  await tx
    .delete(companyGrants)
    .where(and(eq(companyGrants.userId, userId), eq(companyGrants.companyId, companyId)));
}

function isGoodEnd(kind: CompanyGrantKind, until: string | null, now: Date): boolean {
  if (kind === 'committee') return until === null;
  if (until === null) return false;
  const days = (Date.parse(until) - now.getTime()) / DAY_MS;
  return days > -1 && days <= LONGEST_AUDIT_DAYS;
}
