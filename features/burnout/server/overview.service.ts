import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { BurnoutOverview, Period } from '#features/burnout/contract/burnout.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { dayOf, type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import { burnoutAnalyses, entryHasText } from './burnout.tables.ts';
import { OverviewSum } from './overview.rules.ts';
import { frameOf } from './period.rules.ts';
import { comesFirst, openSealed } from './reading.view.ts';

/** Rows opened at a time: what an overview of a year holds in memory. */
const PAGE = 300;
/** A day earlier is before 03:00 of that day in every zone. */
const DAY_MS = 86_400_000;

/** Signals in the caller's diary over a period of their own calendar. */
export async function overviewOf(
  context: ServerContext,
  { userId, timeZone }: Caller,
  period: Period,
): Promise<BurnoutOverview> {
  const { db, vault, now } = context;
  const key = await vault.keyOf(userId);
  const frame = frameOf(period, dayOf(now(), timeZone));
  const sum = new OverviewSum(period, frame);
  const from = new Date(Date.parse(frame.previous.from) - DAY_MS);
  let after: Place | undefined;
  for (;;) {
    const rows = await rowsOf(db, userId, { from, after });
    for (const row of rows) {
      const { exhaustion, physical, cynicism, selfcriticism, positive, ...entry } = row;
      const counts = { exhaustion, physical, cynicism, selfcriticism, positive };
      const day = dayOf(row.at, timeZone);
      const opened = tryUnseal(context, row.entryId, () => openSealed(key, row));
      if (!opened) continue;
      const { mentions, samples } = opened;
      const helpFirst = comesFirst(opened);
      if (sum.addPrevious({ day, score: row.score, counts, helpFirst })) continue;
      if (!sum.add({ ...entry, counts, day, helpFirst })) continue;
      sum.addMentions(row.entryId, mentions, samples);
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return sum.result();
    after = last;
  }
}

type Place = Pick<typeof burnoutAnalyses.$inferSelect, 'at' | 'entryId'>;

/**
 * Readings from an instant on and after one of them, oldest first, whose entry has its text: a number
 * of what nobody can read again explains nothing.
 */
function rowsOf(
  db: Queryable,
  userId: string,
  { from, after }: { from: Date; after: Place | undefined },
) {
  const { at, entryId } = burnoutAnalyses;
  return db
    .select()
    .from(burnoutAnalyses)
    .where(
      and(
        eq(burnoutAnalyses.userId, userId),
        gte(at, after?.at ?? from),
        after &&
          sql`(${at}, ${entryId}) > (${sql.param(after.at, at)}, ${sql.param(after.entryId, entryId)})`,
        entryHasText,
      ),
    )
    .orderBy(asc(at), asc(entryId))
    .limit(PAGE);
}
