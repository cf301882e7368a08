import { and, asc, eq, lte } from 'drizzle-orm';
import { type Caller, describeError, type Problem } from '#packages/api/server/index.ts';
import type { Transaction } from '#packages/db/index.ts';
import { plugInPoint, type ServerContext } from '#packages/kernel/index.ts';
import { BAD_TIME, MOST_DAYS_AHEAD, type TimedKind } from '../contract/versions.contract.ts';
import { contentSchedules } from './content.tables.ts';

const DAY_MS = 86_400_000;
const MOST_A_LOOK = 200;

/** How a kind of content is published when its time has come, in the name of who wanted it so. */
export interface Publisher {
  kind: TimedKind;
  publish: (tx: Transaction, item: { id: string; actorId: string }) => Promise<void>;
}
export const publisher = plugInPoint<Publisher>('content.publisher');

/** Sets when an item is published by itself; without a time it is not. */
export async function schedule(
  { db, now }: ServerContext,
  { userId }: Caller,
  { kind, id: itemId, at }: { kind: TimedKind; id: string; at: string | null },
  failOwn: (code: typeof BAD_TIME, message: string) => Problem,
): Promise<void> {
  const ofItem = and(eq(contentSchedules.kind, kind), eq(contentSchedules.itemId, itemId));
  if (at === null) {
    await db.delete(contentSchedules).where(ofItem);
    return;
  }
  const ahead = Date.parse(at) - now().getTime();
  if (ahead <= 0 || ahead > MOST_DAYS_AHEAD * DAY_MS) {
    throw failOwn(BAD_TIME, 'The time is over, or more than a year ahead');
  }
  const row = { kind, itemId, at: new Date(at), actorUserId: userId };
  await db
    .insert(contentSchedules)
    .values(row)
    .onConflictDoUpdate({
      target: [contentSchedules.kind, contentSchedules.itemId],
      set: { at: row.at, actorUserId: userId },
    });
}

export async function listScheduled(
  { db }: ServerContext,
  kind: TimedKind,
): Promise<{ id: string; at: string }[]> {
  const rows = await db
    .select({ id: contentSchedules.itemId, at: contentSchedules.at })
    .from(contentSchedules)
    .where(eq(contentSchedules.kind, kind))
    .orderBy(asc(contentSchedules.at));
  return rows.map(({ id, at }) => ({ id, at: at.toISOString() }));
}

/**
 * Publishes what is due, each item in a transaction of its own; after a time without a server the same
 * as soon as it is back. What cannot be published, or is already, is only taken off the list.
 */
export async function publishDue(context: ServerContext): Promise<void> {
  const { db, now, log } = context;
  const due = await db
    .select()
    .from(contentSchedules)
    .where(lte(contentSchedules.at, now()))
    .limit(MOST_A_LOOK);
  for (const { kind, itemId } of due) {
    try {
      await db.transaction(async (tx) => {
        const [row] = await tx
          .delete(contentSchedules)
          .where(
            and(
              eq(contentSchedules.kind, kind),
              eq(contentSchedules.itemId, itemId),
              lte(contentSchedules.at, now()),
            ),
          )
          .returning();
        const own = publisher.of(context).find((one) => one.kind === kind);
        if (row) await own?.publish(tx, { id: itemId, actorId: row.actorUserId });
      });
    } catch (error) {
      log.error({ err: describeError(error) }, 'content could not be published');
    }
  }
}
