import { and, asc, count, eq, gt, isNull, lte, max, type SQL, sql } from 'drizzle-orm';
import { among, driverOf, type Queryable } from '#packages/db/index.ts';
import type { Plan } from '../contract/access.rules.ts';
import { userSubscriptions } from './access.tables.ts';

/** One subscription of a person. */
export interface TrialKey {
  userId: string;
  subscriptionId: string;
}

interface TrialToTell {
  planType: string;
  status: string;
  endsAt: Date;
  email: string;
  language: string | null;
  timeZone: string | null;
}

/** Whether a person has or ever had a plan. */
export async function hasSubscription(db: Queryable, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: userSubscriptions.id })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.userId, userId))
    .limit(1);
  return rows.length > 0;
}

export async function insertTrial(
  tx: Queryable,
  trial: { userId: string; planType: Exclude<Plan, 'free'>; createdAt: Date; endsAt: Date },
): Promise<void> {
  await tx.insert(userSubscriptions).values({ ...trial, status: 'active', trial: true });
}

/** The business trial that runs among these people: how many are in it, and its last end. */
export async function runningTrial(
  db: Queryable,
  people: readonly string[],
  now: Date,
): Promise<{ people: number; endsAt: Date } | null> {
  const [row] = await db
    .select({ people: count(), endsAt: max(userSubscriptions.endsAt) })
    .from(userSubscriptions)
    .where(
      and(
        among(userSubscriptions.userId, people),
        eq(userSubscriptions.planType, 'empresarial'),
        eq(userSubscriptions.status, 'active'),
        userSubscriptions.trial,
        gt(userSubscriptions.endsAt, now),
      ),
    );
  return row?.endsAt ? { people: row.people, endsAt: row.endsAt } : null;
}

/**
 * Marks running trials that end until `until` as announced and gives them, at most `limit`. Rows
 * that another process is marking are passed over.
 */
export function announceTrials(
  tx: Queryable,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<TrialKey[]> {
  const due = and(
    isNull(userSubscriptions.announcedAt),
    gt(userSubscriptions.endsAt, now),
    lte(userSubscriptions.endsAt, until),
  );
  return changeRunning(tx, due, { announcedAt: now }, limit);
}

/** Ends running trials whose time is over and gives them, at most `limit`. */
export function endTrials(
  tx: Queryable,
  { now, limit }: { now: Date; limit: number },
): Promise<TrialKey[]> {
  return changeRunning(tx, lte(userSubscriptions.endsAt, now), { status: 'ended' }, limit);
}

function changeRunning(
  tx: Queryable,
  due: SQL | undefined,
  changes: { status: string } | { announcedAt: Date },
  limit: number,
): Promise<TrialKey[]> {
  const { userId, id, trial, status, endsAt } = userSubscriptions;
  const found = tx
    .select({ userId, id })
    .from(userSubscriptions)
    .where(and(trial, eq(status, 'active'), due))
    .orderBy(asc(endsAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx
    .update(userSubscriptions)
    .set(changes)
    .where(sql`(${userId}, ${id}) in ${found}`)
    .returning({ userId, subscriptionId: id });
}

/** Not for people who are gone, and not for whom another plan lasts longer than the trial. */
const TRIAL_TO_TELL = `
  select s.plan_type as "planType", s.status, s.ends_at as "endsAt", u.email,
         p.language, p.time_zone as "timeZone"
    from user_subscriptions s
    join users u on u.id = s.user_id
    left join user_preferences p on p.user_id = s.user_id
   where s.user_id = $1 and s.id = $2 and u.email is not null and u.deleted_at is null
     and not exists (
       select from user_subscriptions n
        where n.user_id = s.user_id and n.status = 'active'
          and (coalesce(n.ends_at, 'infinity'), n.created_at) > (s.ends_at, s.created_at)
     )`;

/** Whom to tell about a trial, and how; undefined when there is nobody or nothing to tell. */
export async function findTrialToTell(
  db: Queryable,
  { userId, subscriptionId }: TrialKey,
): Promise<TrialToTell | undefined> {
  const { rows } = await driverOf(db).query<TrialToTell>(TRIAL_TO_TELL, [userId, subscriptionId]);
  return rows[0];
}
