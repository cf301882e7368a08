/** What a sheet program would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Rows as a file that sheet programs open: no cell of it is reckoned. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => {
    const safe = FORMULA.test(text) ? `'${text}` : text;
    return `"${safe.replaceAll('"', '""')}"`;
  };
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
