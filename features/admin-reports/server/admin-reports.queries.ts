import { desc, eq } from 'drizzle-orm';
import { goesOnAt } from '#features/access/server/index.ts';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import { type PlatformFigures, platformMonths } from './admin-reports.tables.ts';

/** How many closed months there are to choose from. */
const MOST_MONTHS = 36;

export function closedMonths(db: Queryable): Promise<(typeof platformMonths.$inferSelect)[]> {
  return db.select().from(platformMonths).orderBy(desc(platformMonths.month)).limit(MOST_MONTHS);
}

export async function isMonthClosed(db: Queryable, month: string): Promise<boolean> {
  const rows = await db
    .select({ month: platformMonths.month })
    .from(platformMonths)
    .where(eq(platformMonths.month, month));
  return rows.length > 0;
}

/** Stores what was counted of a month; what is there stays. */
export async function putMonth(
  db: Queryable,
  row: typeof platformMonths.$inferInsert,
): Promise<void> {
  await db.insert(platformMonths).values(row).onConflictDoNothing();
}

/** Accounts at the end of a month, and those that were made and deleted in it. */
export async function accountsOf(
  db: Queryable,
  { from, to }: { from: Date; to: Date },
): Promise<Pick<PlatformFigures, 'accounts' | 'created' | 'deleted'>> {
  const { rows } = await driverOf(db).query<
    Pick<PlatformFigures, 'accounts' | 'created' | 'deleted'>
  >(
    `select (select count(*)::int from users where created_at < $2 and deleted_at is null) as accounts,
            (select count(*)::int from users where created_at >= $1 and created_at < $2) as created,
            (select count(*)::int from audit_events
              where action = 'user_deleted' and at >= $1 and at < $2) as deleted`,
    [from.toISOString(), to.toISOString()],
  );
  return rows[0] ?? { accounts: 0, created: 0, deleted: 0 };
}

export interface Standing {
  companies: number;
  companiesPaying: number;
  free: number;
  individual: number;
  business: number;
  trials: number;
}

/** What there is at this moment. */
export async function standing(db: Queryable, now: Date): Promise<Standing> {
  const { rows } = await driverOf(db).query<Standing>(
    `with plans as (
       select distinct on (user_id) user_id, plan_type, trial from user_subscriptions
        where ${goesOnAt('$1')}
        order by user_id, created_at desc
     )
     select (select count(*)::int from companies) as companies,
            (select count(*)::int from paid_plans
              where state = 'active' and company_id is not null) as "companiesPaying",
            (select count(*)::int from users u where deleted_at is null
              and not exists (select 1 from plans p
                where p.user_id = u.id and p.plan_type in ('individual', 'empresarial'))) as free,
            (select count(*)::int from plans where plan_type = 'individual') as individual,
            (select count(*)::int from plans where plan_type = 'empresarial') as business,
            (select count(*)::int from plans where trial) as trials`,
    [now.toISOString()],
  );
  const none = { companies: 0, companiesPaying: 0, free: 0, individual: 0, business: 0, trials: 0 };
  return rows[0] ?? none;
}

/** Published courses with how many people started and completed them. */
export async function courseCounts(
  db: Queryable,
): Promise<{ id: string; title: string; started: number; completed: number }[]> {
  const { rows } = await driverOf(db).query<{
    id: string;
    title: string;
    started: number;
    completed: number;
  }>(
    `select c.id, c.title, count(p.user_id)::int as started, count(p.completed_at)::int as completed
       from courses c left join course_progress p on p.course_id = c.id
      where c.state = 'published'
      group by c.id, c.title, c.place order by started desc, c.place, c.id limit 20`,
  );
  return rows;
}
