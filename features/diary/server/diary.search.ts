import type { Entry } from '#features/diary/contract/diary.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { containsAll, wordsOf } from '#packages/kernel/words.ts';
import { fullWith, type ListedRow, pageOf } from './diary.queries.ts';
import { entryView, openEach, openRow } from './diary.view.ts';

/** Rows fetched at a time, fewer where they fill a page of the list before: what a search holds in memory. */
const CHUNK = 50;
/** Rows and characters that one request goes through; the next page goes on from there. */
const MAX_ROWS = 2_000;
const MAX_CHARACTERS = 8_000_000;

/**
 * Entries that contain all the words. The person's own rows are opened page by page; a long
 * diary may give a short or empty page with `next` set, which goes on where this one stopped. What is
 * found ends the page where it would fill one of the list, whatever the limit.
 */
export async function searchEntries(
  context: ServerContext,
  { userId }: Caller,
  { text, after, limit }: { text: string; after?: string; limit: number },
): Promise<{ entries: Entry[]; next: string | null }> {
  const words = wordsOf(text);
  if (words.length === 0) return { entries: [], next: null };
  const key = await context.vault.keyOf(userId);
  const entries: Entry[] = [];
  const found: ListedRow['entry'][] = [];
  let last = after;
  let rowsLeft = MAX_ROWS;
  let charactersLeft = MAX_CHARACTERS;
  for (;;) {
    const rows = await pageOf(context.db, userId, { after: last, limit: CHUNK });
    for (const { row, opened } of openEach(context, rows, (row) => ({
      row,
      opened: openRow(key, row),
    }))) {
      last = row.entry.id;
      rowsLeft -= 1;
      charactersLeft -= opened.text.length;
      if (containsAll(`${opened.title ?? ''}\n${opened.text}`, words)) {
        entries.push(entryView(key, row, opened));
        found.push(row.entry);
      }
      const full = found.length === Math.min(limit, fullWith(found));
      if (full || rowsLeft <= 0 || charactersLeft <= 0) return { entries, next: last };
    }
    last = rows.at(-1)?.entry.id;
    const more = rows.length === CHUNK || fullWith(rows.map(({ entry }) => entry)) <= rows.length;
    if (!more) return { entries, next: null };
  }
}
