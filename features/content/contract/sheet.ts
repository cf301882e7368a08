import * as z from 'zod';

/** Code of a file that is not the table that was asked for, or has too many lines. */
export const NO_SHEET = 'no_sheet';
/** Lines of one file that is brought in. */
export const MAX_SHEET_LINES = 2_000;
/** Bytes of a request with the longest file. */
export const SHEET_BYTES = 5_000_000;

/** A table that is brought in, or looked at first. */
export const sheetBodySchema = z.object({ text: z.string().max(4_000_000), dryRun: z.boolean() });

/** What a table would do, or did; nothing of it where a line is refused. */
export const sheetReportSchema = <const P extends readonly [string, ...string[]]>(problems: P) =>
  z.object({
    added: z.number().int().min(0),
    changed: z.number().int().min(0),
    same: z.number().int().min(0),
    refused: z.array(
      z.object({
        line: z.number().int().min(1),
        name: z.string(),
        problems: z.array(z.enum(problems)).min(1),
      }),
    ),
  });

export interface SheetReport<Problem extends string = string> {
  added: number;
  changed: number;
  same: number;
  refused: { line: number; name: string; problems: Problem[] }[];
}
