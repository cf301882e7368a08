import { isHelpFirst } from '#features/burnout/server/index.ts';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import { dayOf, type ServerContext } from '#packages/kernel/index.ts';
import { helpOf } from './diary.help.ts';
import { type AnalysedRow, entriesAbout } from './diary.queries.ts';
import { entryView, openEach, openRow } from './diary.view.ts';

/** The same day of the year before; the last of February for a day that is not in it. */
export function aYearBefore(day: string): string {
  const [year, rest] = [Number(day.slice(0, 4)) - 1, day.slice(4)];
  return `${year}${rest === '-02-29' ? '-02-28' : rest}`;
}

/**
 * An entry about this day a year ago: a favourite before the others, a longer one before a shorter. A
 * day of which anything told of danger is not brought back by itself, nor is what was kept unread, of
 * which nobody knows.
 */
export async function yearAgoOf(
  context: ServerContext,
  { userId, timeZone }: Pick<Caller, 'userId' | 'timeZone'>,
): Promise<{ entry: Entry | null }> {
  const { db, vault, now } = context;
  const key = await vault.keyOf(userId);
  const rows = await entriesAbout(db, userId, aYearBefore(dayOf(now(), timeZone)));
  const opened = openEach(context, rows, (row) => {
    const entry = entryView(key, row);
    return { entry, danger: toldOfDanger(key, row, entry) };
  });
  if (opened.length < rows.length || opened.some(({ danger }) => danger)) return { entry: null };
  const [first] = opened
    .map(({ entry }) => entry)
    .filter(({ reading }) => reading !== null)
    .sort((a, b) => Number(b.favourite) - Number(a.favourite) || b.words - a.words);
  return { entry: first ?? null };
}

/** By what was heard when it was written, or by what would be heard today; put away or not. */
function toldOfDanger(key: OwnerKey, row: AnalysedRow, entry: Entry): boolean {
  const { analysis, entry: stored } = row;
  if (!analysis || !entry.reading) return false;
  return (
    entry.help != null ||
    entry.feedback?.source === 'crisis' ||
    isHelpFirst(key, analysis) ||
    helpOf(openRow(key, row), entry.reading, stored.country) !== null
  );
}
