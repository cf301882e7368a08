import { and, eq, gt } from 'drizzle-orm';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { LONGEST_SILENCE_HOURS, notificationsTopic } from '../contract/notifications.contract.ts';
import { notificationSilences } from './notifications.tables.ts';

const HOUR_MS = 3_600_000;

/** Until when a person wants to hear nothing; null where they want to hear. */
export async function silentUntil(db: Queryable, userId: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ until: notificationSilences.until })
    .from(notificationSilences)
    .where(and(eq(notificationSilences.userId, userId), gt(notificationSilences.until, now)));
  return row?.until ?? null;
}

/** Whether something is not to ring now: what begins before the silence is over still does. */
export async function isSilent(
  db: Queryable,
  userId: string,
  { now, beginsAt }: { now: Date; beginsAt?: Date | undefined },
): Promise<boolean> {
  const until = await silentUntil(db, userId, now);
  if (!until) return false;
  return !(beginsAt && beginsAt > now && beginsAt <= until);
}

/** Keeps everything quiet until an instant, a day and a half from now at most; null ends it. */
export async function setSilence(
  { db, now, events }: ServerContext,
  { userId }: Caller,
  wanted: string | null,
): Promise<void> {
  const until = wanted === null ? null : new Date(wanted);
  const ahead = until ? until.getTime() - now().getTime() : 0;
  if (until && (ahead <= 0 || ahead > LONGEST_SILENCE_HOURS * HOUR_MS)) {
    throw fail('invalid', 'A silence ends within a day and a half');
  }
  await db.transaction(async (tx) => {
    if (until) {
      await tx
        .insert(notificationSilences)
        .values({ userId, until })
        .onConflictDoUpdate({ target: notificationSilences.userId, set: { until } });
    } else {
      await tx.delete(notificationSilences).where(eq(notificationSilences.userId, userId));
    }
    await events.publish(tx, userId, notificationsTopic, {});
  });
}
