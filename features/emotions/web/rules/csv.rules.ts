import { CSV_MARK, csvLine } from '#packages/kernel/csv.ts';

/** Rows as a CSV file. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return CSV_MARK + rows.map(csvLine).join('');
}
