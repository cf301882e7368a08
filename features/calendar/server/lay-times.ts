import type { OwnerKey } from '#packages/crypto/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import { type EventRow, lockEvent, updateEvent } from './calendar.queries.ts';
import { seriesOf, shownTime } from './calendar.sealed.ts';
import { insertTimes, seriesLaidBefore } from './occurrences.queries.ts';
import { horizonOf, timesOf } from './recurrence.rules.ts';
import { duesOf } from './reminders/dues.ts';

/**
 * Writes the times of a series down that do not stand there yet, as far ahead as they are kept, each with
 * when its person is to be reminded of it.
 */
export async function layTimes(
  tx: Queryable,
  key: OwnerKey,
  row: EventRow,
  moment: { now: Date; unsettled?: ReadonlySet<number> },
): Promise<void> {
  const { repeat, ...series } = seriesOf(key, row);
  if (!repeat) return;
  const until = horizonOf(moment.now);
  const from = row.laidUntil ? shownTime(row.laidUntil) : series.start;
  const dues = await duesOf(tx, row.userId, series, moment);
  await insertTimes(tx, row, timesOf({ ...series, repeat }, from, until), dues);
  await updateEvent(tx, row, { laidUntil: until });
}

/** Goes on with the times of everybody’s series; run twice it writes nothing twice. */
export async function layFurther(context: ServerContext): Promise<void> {
  const { db, vault, now } = context;
  const until = horizonOf(now());
  let last: EventRow | null = null;
  do {
    const page: EventRow[] = await seriesLaidBefore(db, until, last);
    for (const { userId, id } of page) {
      await db.transaction(async (tx) => {
        const key = await vault.keyOf(userId, tx);
        const row = await lockEvent(tx, userId, id);
        if (!row?.laidUntil || row.deletedAt) return;
        const opened = tryUnseal(context, id, () => seriesOf(key, row));
        if (opened) await layTimes(tx, key, row, { now: now() });
      });
    }
    last = page.at(-1) ?? null;
  } while (last);
}
