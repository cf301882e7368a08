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
