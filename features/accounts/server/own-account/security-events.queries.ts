import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import type { SecurityEventKind } from '../../contract/security-events.ts';
import { securityEvents } from '../security-events.tables.ts';

export type SecurityEventRow = typeof securityEvents.$inferSelect;

export async function insertSecurityEvent(
  tx: Queryable,
  values: typeof securityEvents.$inferInsert,
): Promise<void> {
  await tx.insert(securityEvents).values(values);
}

/** Stores an event unless the person is gone or has had one of its kind since `unlessSince`. */
export async function insertSecurityEventOnce(
  db: Queryable,
  { userId, kind, at }: { userId: string; kind: SecurityEventKind; at: Date },
  unlessSince: Date,
): Promise<void> {
  await db.execute(sql`
    insert into security_events (user_id, kind, at)
    select id, ${kind}, ${at.toISOString()}::timestamptz from users
    where id = ${userId} and not exists (
      select 1 from security_events
      where user_id = ${userId} and kind = ${kind} and at > ${unlessSince.toISOString()}::timestamptz
    )`);
}

/** How many events of a kind a person has had since then. */
export async function countEventsSince(
  db: Queryable,
  userId: string,
  kind: SecurityEventKind,
  since: Date,
): Promise<number> {
  const [row] = await db
    .select({ events: count() })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.userId, userId),
        eq(securityEvents.kind, kind),
        gt(securityEvents.at, since),
      ),
    );
  return row?.events ?? 0;
}

/** Adds records to the newest event of a kind since `since`; false where there is none. */
export async function addToNewestEvent(
  tx: Queryable,
  userId: string,
  { kind, since, records }: { kind: SecurityEventKind; since: Date; records: number },
): Promise<boolean> {
  const newest = tx
    .select({ id: securityEvents.id })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.userId, userId),
        eq(securityEvents.kind, kind),
        gt(securityEvents.at, since),
      ),
    )
    .orderBy(desc(securityEvents.id))
    .limit(1);
  const all = sql`(coalesce((${securityEvents.details}->>'records')::int, 0) + ${records})::int`;
  const { rowCount } = await tx
    .update(securityEvents)
    .set({ details: sql`jsonb_set(${securityEvents.details}, '{records}', to_jsonb(${all}))` })
    .where(and(eq(securityEvents.userId, userId), eq(securityEvents.id, newest)));
  return (rowCount ?? 0) > 0;
}

/** A person's events since `since`, newest first, from below the id `after`. */
export function pageOfEvents(
  db: Queryable,
  userId: string,
  { since, after, limit }: { since: Date; after: string | undefined; limit: number },
): Promise<SecurityEventRow[]> {
  return db
    .select()
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.userId, userId),
        gt(securityEvents.at, since),
        after ? lt(securityEvents.id, after) : undefined,
      ),
    )
    .orderBy(desc(securityEvents.id))
    .limit(limit);
}

export async function deleteEventsBefore(db: Queryable, limit: Date): Promise<void> {
  await db.delete(securityEvents).where(lt(securityEvents.at, limit));
}
