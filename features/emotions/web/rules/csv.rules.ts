/** Rows as CSV that spreadsheets read with accents: UTF-8 mark, separator `;`, line end CRLF. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map(cellOf).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

/** Quoted where needed; a text that a spreadsheet would take for a formula is shown as text. */
function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
