import {
  NO_SHEET,
  SHEET_BYTES,
  sheetBodySchema,
  sheetReportSchema,
} from '#features/content/contract/sheet.ts';
import { defineContract } from '#packages/api/contract/index.ts';

/** What may be wrong with a line of a table, by the column that it is about. */
export const PARTNER_PROBLEMS = [
  'name',
  'name_twice',
  'category',
  'link',
  'description',
  'too_many',
] as const;
export type PartnerProblem = (typeof PARTNER_PROBLEMS)[number];

export const partnersSheetContract = defineContract({
  exportPartners: {
    method: 'GET',
    path: '/api/admin/partners/sheet.csv',
    permission: 'admin',
    summary: 'Every partner as a table for spreadsheets, which can be brought in again.',
    file: 'text/csv',
    costly: true,
  },
  importPartners: {
    method: 'POST',
    path: '/api/admin/partners/sheet',
    permission: 'admin',
    summary:
      'Brings a table in, partner by partner by name, or tells what it would do; with one refused line nothing is stored.',
    body: sheetBodySchema,
    out: sheetReportSchema(PARTNER_PROBLEMS),
    errors: { [NO_SHEET]: 422 },
    bodyLimit: SHEET_BYTES,
    costly: true,
  },
});
