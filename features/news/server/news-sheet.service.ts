import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { NO_SHEET, type SheetReport } from '#features/content/contract/sheet.ts';
import { bringIn, type SheetItem } from '#features/content/server/index.ts';
import type { Caller, Problem } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { fold } from '#packages/kernel/words.ts';
import type { NewsDraft } from '../contract/news.contract.ts';
import type { NewsProblem } from '../contract/news-sheet.contract.ts';
import { type NewsRow, newsAfter, newsNamed } from './news.queries.ts';
import { draftOf } from './news.view.ts';
import { storeAdded, storeChanged } from './news-admin.service.ts';
import { draftOfLine, lineOf, type NewsLine, readNews, SHEET_HEADING } from './news-sheet.rules.ts';

const PAGE = 200;

/** Every item as a table, the one begun first on top. */
export function exportNews({ db }: ServerContext): Readable {
  return Readable.from(
    (async function* () {
      yield SHEET_HEADING;
      let after: string | undefined;
      do {
        const rows = await newsAfter(db, { after, limit: PAGE });
        for (const row of rows) yield lineOf({ id: row.id, ...draftOf(row) });
        after = rows.length === PAGE ? rows.at(-1)?.id : undefined;
      } while (after !== undefined);
    })(),
  );
}

/**
 * Brings a table in: an item that is here, by its id or else by its title, is changed; another one is a
 * new draft. All of it or nothing; with `dryRun` nothing, and the same report.
 */
export async function importNews(
  context: ServerContext,
  caller: Caller,
  { text, dryRun }: { text: string; dryRun: boolean },
  failOwn: (code: typeof NO_SHEET, message: string) => Problem,
): Promise<SheetReport<NewsProblem>> {
  const lines = readNews(text);
  if (!lines) throw failOwn(NO_SHEET, 'Not a table of news');
  return context.db.transaction(async (tx) => {
    const rows = await newsNamed(tx, {
      ids: lines.flatMap(({ id }) => id || []),
      titles: lines.flatMap(({ id, title }) => (id === '' ? fold(title) : [])),
    });
    const seen = new Set<string>();
    const items = lines.map((line): SheetItem<NewsDraft, NewsProblem> => {
      const { row, problems } = standingOf(line, rows);
      const former = row ? draftOf(row) : null;
      const made = draftOfLine(line, former);
      problems.push(...made.problems);
      const key = row?.id ?? fold(line.title);
      if (seen.has(key)) problems.push('title_twice');
      seen.add(key);
      const store = (draft: NewsDraft) =>
        row
          ? storeChanged(context, tx, caller, row, draft)
          : storeAdded(context, tx, caller, randomUUID(), draft);
      return { line: line.line, name: line.title, former, draft: made.draft, problems, store };
    });
    return bringIn(items, { dryRun });
  });
}

/** The item that a line tells of; an id of none, or a title of two, is told. */
function standingOf(
  { id, title }: NewsLine,
  rows: readonly NewsRow[],
): { row: NewsRow | undefined; problems: NewsProblem[] } {
  if (id !== '') {
    const row = rows.find((one) => one.id === id);
    return { row, problems: row ? [] : ['unknown'] };
  }
  const [row, second] = rows.filter((one) => fold(one.title) === fold(title));
  return { row, problems: second ? ['title_twice'] : [] };
}
