import { and, asc, eq, gt } from 'drizzle-orm';
import type { BurnoutOverview, Period } from '#features/burnout/contract/burnout.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { firstUuidV7, type Queryable } from '#packages/db/index.ts';
import { dayOf, type ServerContext, unlessBroken } from '#packages/kernel/index.ts';
import { burnoutAnalyses, entryHasText } from './burnout.tables.ts';
import { OverviewSum } from './overview.rules.ts';
import { frameOf } from './period.rules.ts';
import { comesFirst, openSealed } from './reading.view.ts';

/** Rows opened at a time: what an overview of a year holds in memory. */
const PAGE = 300;
/** Entry ids carry their time: a day earlier is before 03:00 of that day in every zone. */
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
  let after = firstUuidV7(new Date(Date.parse(frame.previous.from) - DAY_MS));
  for (;;) {
    const rows = await rowsAfter(db, userId, after);
    for (const row of rows) {
      const { exhaustion, physical, cynicism, selfcriticism, positive, ...entry } = row;
      const counts = { exhaustion, physical, cynicism, selfcriticism, positive };
      const day = dayOf(row.at, timeZone);
      const opened = unlessBroken(context, row.entryId, () => openSealed(key, row));
      if (!opened) continue;
      const { mentions, samples } = opened;
      const helpFirst = comesFirst(opened);
      if (sum.addPrevious({ day, score: row.score, counts, helpFirst })) continue;
      if (!sum.add({ ...entry, counts, day, helpFirst })) continue;
      sum.addMentions(row.entryId, mentions, samples);
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return sum.result();
    after = last.entryId;
  }
}

/** Readings whose entry has its text: a number of what nobody can read again explains nothing. */
function rowsAfter(db: Queryable, userId: string, after: string) {
  return db
    .select()
    .from(burnoutAnalyses)
    .where(
      and(eq(burnoutAnalyses.userId, userId), gt(burnoutAnalyses.entryId, after), entryHasText),
    )
    .orderBy(asc(burnoutAnalyses.entryId))
    .limit(PAGE);
}
