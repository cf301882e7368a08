import { isDeepStrictEqual } from 'node:util';
import { csvRows, csvSeparatorIn, withoutGuard } from '#packages/kernel/csv.ts';
import { fold } from '#packages/kernel/words.ts';
import { MAX_SHEET_LINES, type SheetReport } from '../contract/sheet.ts';

/** Between the parts of one cell. */
export const PART = ' | ';

/** Of a heading; a table of ours has some 25, and each is looked up for every line. */
const MAX_COLUMNS = 200;

/** A line of a table: what it says of the columns that the table has. */
export interface SheetLine {
  line: number;
  cells: ReadonlyMap<string, string>;
}

/** The lines of a table; null where the text is none with the columns needed, or has too many of either. */
export function readSheet(text: string, needed: readonly string[]): SheetLine[] | null {
  const plain = text.replace(/^\uFEFF/, '');
  const rows = csvRows(plain, csvSeparatorIn(plain));
  const { value: heading, done } = rows.next();
  if (done) return null;
  // Spreadsheets leave columns without a name behind.
  const columns = heading.cells.flatMap((cell, nth) => {
    const name = fold(cell).trim();
    return name === '' ? [] : { name, nth };
  });
  if (columns.length > MAX_COLUMNS) return null;
  if (!needed.every((wanted) => columns.some(({ name }) => name === wanted))) return null;
  const lines: SheetLine[] = [];
  for (const { line, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    lines.push({
      line,
      cells: new Map(columns.map(({ name, nth }) => [name, withoutGuard(cells[nth] ?? '').trim()])),
    });
    if (lines.length > MAX_SHEET_LINES) return null;
  }
  return lines;
}

/** Reads the cells of a line; a column that the table lacks says what stood there before. */
export function cellsOf<Column extends string>(cells: ReadonlyMap<string, string>) {
  const has = (name: Column) => cells.has(name);
  const cell = (name: Column) => cells.get(name) ?? '';
  return {
    has,
    cell,
    part: (name: Column, former: string | undefined) => (has(name) ? cell(name) : (former ?? '')),
    list: (name: Column, former: readonly string[] | undefined) =>
      has(name) ? partsOf(cell(name)) : (former ?? []),
    yes: (name: Column, former: boolean | undefined) =>
      has(name) ? isYes(cell(name)) : (former ?? false),
  };
}

export const partsOf = (cell: string) =>
  cell
    .split(/[|,;]/)
    .map((part) => part.trim())
    .filter(Boolean);

const isYes = (cell: string) => /^(s|sim|x|1|true|yes|si|sí|oui)$/i.test(cell);

/** The key whose word this is, or which it is itself; what was written where there is none. */
export function keyOf(words: Readonly<Record<string, string>>, written: string): string {
  const wanted = fold(written);
  const found = Object.entries(words).find(
    ([key, word]) => fold(key) === wanted || fold(word) === wanted,
  );
  return found?.[0] ?? written;
}

/** What a table makes of one thing. */
export interface SheetItem<Draft, Problem extends string> {
  line: number;
  name: string;
  /** Null for something new. */
  former: Draft | null;
  /** Null where something is wrong. */
  draft: Draft | null;
  problems: readonly Problem[];
  store: (draft: Draft) => Promise<unknown>;
}

/** Stores what a table makes, all of it or nothing; on a dry run nothing, and the report is the same. */
export async function bringIn<Draft, Problem extends string>(
  items: readonly SheetItem<Draft, Problem>[],
  { dryRun }: { dryRun: boolean },
): Promise<SheetReport<Problem>> {
  const report: SheetReport<Problem> = { added: 0, changed: 0, same: 0, refused: [] };
  const work: (() => Promise<unknown>)[] = [];
  for (const { line, name, former, draft, problems, store } of items) {
    if (draft === null || problems.length > 0) {
      report.refused.push({ line, name, problems: [...new Set(problems)] });
    } else if (former !== null && isDeepStrictEqual(former, draft)) {
      report.same += 1;
    } else {
      report[former === null ? 'added' : 'changed'] += 1;
      work.push(() => store(draft));
    }
  }
  if (!dryRun && report.refused.length === 0) {
    for (const one of work) await one();
  }
  return report;
}
