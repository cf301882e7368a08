import type { Language } from '#packages/i18n/languages.ts';

/**
 * What spreadsheets expect between cells where a language is spoken: its decimal sign is a comma
 * everywhere but in English.
 */
export const separatorOf = (language: Language) => (language === 'en-US' ? ',' : ';');

/** Rows as CSV that spreadsheets read with accents: UTF-8 mark, line end CRLF. */
export function csvOf(
  rows: readonly (readonly (string | number)[])[],
  separator: ',' | ';',
): string {
  const lines = rows.map((row) => row.map((value) => cellOf(value, separator)).join(separator));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

// Also as East Asian keyboards write them, which some spreadsheets take for the same.
const BEGINS_FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Quoted where needed; a text that a spreadsheet would take for a formula is shown as text. */
function cellOf(value: string | number, separator: string): string {
  if (typeof value === 'number') return String(value);
  const text = BEGINS_FORMULA.test(value) ? `'${value}` : value;
  const isPlain = !/["\r\n]/.test(text) && !text.includes(separator);
  return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
}
