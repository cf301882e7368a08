import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { NO_SHEET, type SheetReport } from '#features/content/contract/sheet.ts';
import { bringIn, keepVersion, type SheetItem } from '#features/content/server/index.ts';
import type { Caller, Problem } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { Draft, LineProblem } from '../contract/network.contract.ts';
import { changeText, insertEntry, lockByRegistry, managedPage } from './network.queries.ts';
import { todayOf } from './network.service.ts';
import { columnsOf, draftOf } from './network.view.ts';
import { record, written } from './network-admin.service.ts';
import { draftOfLine, readLines, sheetOf } from './sheet.rules.ts';

const PAGE = 500;

/** Every entry as a table, by name. */
export async function exportSheet(context: ServerContext): Promise<Readable> {
  const today = todayOf(context);
  const drafts: Draft[] = [];
  const everything = { words: [], due: false };
  let after: string | undefined;
  do {
    const rows = await managedPage(context.db, today, everything, { after, limit: PAGE });
    drafts.push(...rows.map(draftOf));
    after = rows.length === PAGE ? rows.at(-1)?.id : undefined;
  } while (after !== undefined);
  return Readable.from(sheetOf(drafts));
}

/**
 * Brings a table in: a line whose registry is here changes that entry, another one is a new draft. All
 * of it or nothing; with `dryRun` nothing, and the same report.
 */
export async function importSheet(
  context: ServerContext,
  caller: Caller,
  { text, dryRun }: { text: string; dryRun: boolean },
  failOwn: (code: typeof NO_SHEET, message: string) => Problem,
): Promise<SheetReport<LineProblem>> {
  const { db, now } = context;
  const lines = readLines(text);
  if (!lines) throw failOwn(NO_SHEET, 'Not a table of the network');
  return db.transaction(async (tx) => {
    const rows = await lockByRegistry(
      tx,
      lines.map(({ registry }) => registry),
    );
    const standing = new Map(rows.map((row) => [row.registry, row]));
    const seen = new Set<string>();
    const items = lines.map((line): SheetItem<Draft, LineProblem> => {
      const row = standing.get(line.registry);
      const former = row ? draftOf(row) : null;
      const made = draftOfLine(line, former);
      const draft = 'draft' in made ? made.draft : null;
      const problems = 'problems' in made ? [...made.problems] : [];
      if (seen.has(line.registry)) problems.push('registry_twice');
      if (row?.published && draft?.check === null) problems.push('check');
      seen.add(line.registry);
      const store = async (text: Draft) => {
        const id = row?.id ?? randomUUID();
        const columns = columnsOf(text, now());
        if (row) await changeText(tx, id, columns, row.revision + 1);
        else await insertEntry(tx, { id, text: columns });
        const act = row ? 'network_changed' : 'network_created';
        await record(tx, caller, { act, row: { id, name: text.name }, at: now() });
        const before = former ? written(id, former) : undefined;
        await keepVersion(context, tx, caller, written(id, text), before);
      };
      return { line: line.line, name: line.name, former, draft, problems, store };
    });
    return bringIn(items, { dryRun });
  });
}
