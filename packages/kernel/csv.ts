/** What a CSV file begins with, so that spreadsheets read its accents. */
export const CSV_MARK = '\uFEFF';

/** One line of CSV as spreadsheets here read it: separator `;`, line end CRLF. */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map(cellOf).join(';')}\r\n`;
}

/** Quoted where needed; a text that a spreadsheet would take for a formula is shown as text. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
