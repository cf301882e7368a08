import type { Language } from '../i18n/languages.ts';

/** What a CSV file begins with, so that spreadsheets read its accents. */
export const CSV_MARK = '\uFEFF';

/**
 * What spreadsheets expect between cells where a language is spoken: its decimal sign is a comma
 * everywhere but in English.
 */
export const csvSeparatorOf = (language: Language) => (language === 'en-US' ? ',' : ';');

// Also as East Asian keyboards write them, which some spreadsheets take for the same.
const BEGINS_FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** One line of CSV with its end, CRLF. */
export function csvLine(cells: readonly (string | number)[], separator: ',' | ';'): string {
  return `${cells.map((value) => cellOf(value, separator)).join(separator)}\r\n`;
}

/** Quoted where needed; a text that a spreadsheet would take for a formula is shown as text. */
function cellOf(value: string | number, separator: string): string {
  if (typeof value === 'number') return String(value);
  const text = BEGINS_FORMULA.test(value) ? `'${value}` : value;
  const isPlain = !/["\r\n]/.test(text) && !text.includes(separator);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}

/** A cell that `csvLine` wrote, without what keeps it from being a formula. */
export const withoutGuard = (cell: string) =>
  cell.startsWith("'") && BEGINS_FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

const SEPARATORS = [';', ',', '\t'] as const;

/** What stands between the cells of a table: what its first line has most of. */
export function csvSeparatorIn(text: string): string {
  const line = text.split(/[\r\n]/, 1)[0] ?? '';
  const count = (separator: string) => line.split(separator).length;
  return SEPARATORS.reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Rows of RFC 4180, with the line that each begins on; a quote that never closes ends with the text. */
export function* csvRows(
  text: string,
  separator: string,
): Generator<{ line: number; cells: string[] }> {
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let begun = 1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const isEnd = sign === '\n' || (sign === '\r' && text.charAt(at + 1) !== '\n');
    if (isEnd) line += 1;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (isEnd) {
      yield { line: begun, cells: [...cells, cell] };
      [cells, cell, begun] = [[], '', line];
    } else if (sign !== '\r') cell += sign;
  }
  if (cell || cells.length > 0) yield { line: begun, cells: [...cells, cell] };
}
