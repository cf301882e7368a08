import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { NO_SHEET, type SheetReport } from '#features/content/contract/sheet.ts';
import {
  bringIn,
  keepVersion,
  readSheet,
  type SheetItem,
  type SheetLine,
} from '#features/content/server/index.ts';
import type { Caller, Problem } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { fold } from '#packages/kernel/words.ts';
import { MAX_PARTNERS, type PartnerDraft } from '../contract/partners.contract.ts';
import type { PartnerProblem } from '../contract/partners-sheet.contract.ts';
import {
  countWhileAdding,
  insertPartner,
  lockPartner,
  type PartnerRow,
  partnersOf,
  updatePartner,
} from './partners.queries.ts';
import { columnsOf, draftOf, record, written } from './partners.service.ts';
import { draftOfLine, NEEDED_COLUMNS, sheetOf } from './sheet.rules.ts';

/** Every partner as a table, by name. */
export async function exportPartners({ db }: ServerContext): Promise<Readable> {
  const rows = await partnersOf(db, { published: false });
  return Readable.from(sheetOf(rows.map(draftOf)));
}

const keyOfName = (name: string) => fold(name).trim();

/**
 * Brings a table in: a line whose name is here changes that partner, another one is a new draft. All of
 * it or nothing; with `dryRun` nothing, and the same report.
 */
export async function importPartners(
  context: ServerContext,
  caller: Caller,
  { text, dryRun }: { text: string; dryRun: boolean },
  failOwn: (code: typeof NO_SHEET, message: string) => Problem,
): Promise<SheetReport<PartnerProblem>> {
  const { db, now } = context;
  const lines = readSheet(text, NEEDED_COLUMNS);
  if (!lines) throw failOwn(NO_SHEET, 'Not a table of partners');
  return db.transaction(async (tx) => {
    let count = await countWhileAdding(tx);
    const rows: PartnerRow[] = [];
    for (const { id } of await partnersOf(tx, { published: false })) {
      const row = await lockPartner(tx, id);
      if (row) rows.push(row);
    }
    const seen = new Set<string>();
    const itemOf = (line: SheetLine): SheetItem<PartnerDraft, PartnerProblem> => {
      const name = line.cells.get('nome') ?? '';
      const key = keyOfName(name);
      const [row, second] = rows.filter((one) => keyOfName(one.name) === key);
      const former = row ? draftOf(row) : null;
      const { draft, problems } = draftOfLine(line, former);
      if (second || seen.has(key)) problems.push('name_twice');
      seen.add(key);
      if (!row && ++count > MAX_PARTNERS) problems.push('too_many');
      const store = async (next: PartnerDraft) => {
        const id = row?.id ?? randomUUID();
        const columns = columnsOf(next, now());
        if (row) await updatePartner(tx, id, { ...columns, revision: row.revision + 1 });
        else await insertPartner(tx, { id, ...columns });
        const act = row ? 'partner_changed' : 'partner_created';
        await record(tx, caller, { act, row: { id, name: next.name }, at: now() });
        const before = former ? written(id, former) : undefined;
        await keepVersion(context, tx, caller, written(id, next), before);
      };
      return { line: line.line, name, former, draft, problems, store };
    };
    return bringIn(lines.map(itemOf), { dryRun });
  });
}
