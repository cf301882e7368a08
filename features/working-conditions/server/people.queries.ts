import { and, eq } from 'drizzle-orm';
import { isSettledBy, settledBy } from '#features/companies/server/index.ts';
import type { ClosedMonth } from '#features/company-report/server/index.ts';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import { workingConditionsAcknowledgements } from './working-conditions.tables.ts';

const acknowledgements = workingConditionsAcknowledgements;

export async function insertAcknowledgement(
  db: Queryable,
  row: { userId: string; companyId: string; communicationId: string; createdAt: Date },
): Promise<void> {
  await db.insert(acknowledgements).values(row).onConflictDoNothing();
}

/** What somebody has read of their company's. */
export async function acknowledgedBy(
  db: Queryable,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<Set<string>> {
  const rows = await db
    .select({ id: acknowledgements.communicationId })
    .from(acknowledgements)
    .where(and(eq(acknowledgements.userId, userId), eq(acknowledgements.companyId, companyId)));
  return new Set(rows.map(({ id }) => id));
}

/** How many of a company's people have read each communication. */
export async function countAcknowledged(
  db: Queryable,
  { companyId, month, end }: ClosedMonth & { companyId: string },
): Promise<{ id: string; read: number; people: number }[]> {
  const { rows } = await driverOf(db).query<{ id: string; read: number; people: number }>(
    `select a.communication_id as id, count(*)::int as read,
            (select count(*)::int from company_period_people
              where company_id = $1 and period = $2) as people
       from working_conditions_acknowledgements a
       join company_period_people m
         on m.user_id = a.user_id and m.company_id = a.company_id and m.period = $2
      where a.company_id = $1 and a.created_at < $3 group by 1`,
    [companyId, month, end.toISOString()],
  );
  return rows;
}

/** Whether somebody is settled in their company at a moment. */
export async function isSettled(
  db: Queryable,
  { userId, companyId }: { userId: string; companyId: string },
  at: Date,
): Promise<boolean> {
  const { rows } = await driverOf(db).query(
    `select 1 from company_members m join users u on u.id = m.user_id
      where m.user_id = $1 and m.company_id = $2
        and ${isSettledBy('m.joined_at', '$3')}`,
    [userId, companyId, settledBy(at).toISOString()],
  );
  return rows.length > 0;
}

/** Where somebody stands in their company. */
export async function placeOf(
  db: Queryable,
  userId: string,
): Promise<{ site: string | null; sector: string | null }> {
  const { rows } = await driverOf(db).query<{ site: string | null; sector: string | null }>(
    'select site, sector from company_members where user_id = $1',
    [userId],
  );
  return rows[0] ?? { site: null, sector: null };
}
