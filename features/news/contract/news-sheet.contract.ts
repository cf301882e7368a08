import {
  NO_SHEET,
  SHEET_BYTES,
  sheetBodySchema,
  sheetReportSchema,
} from '#features/content/contract/sheet.ts';
import { defineContract } from '#packages/api/contract/index.ts';

/** What may be wrong with a line of a table, by the column that it is about. */
export const NEWS_PROBLEMS = [
  'title',
  'title_twice',
  'unknown',
  'kind',
  'category',
  'language',
  'summary',
  'author',
  'cover',
  'text',
  'video',
] as const;
export type NewsProblem = (typeof NEWS_PROBLEMS)[number];

export const newsSheetContract = defineContract({
  exportNews: {
    method: 'GET',
    path: '/api/admin/news/sheet.csv',
    permission: 'admin',
    summary: 'Every item as a table, drafts too, which can be brought in again.',
    file: 'text/csv',
    costly: true,
  },
  importNews: {
    method: 'POST',
    path: '/api/admin/news/sheet',
    permission: 'admin',
    summary:
      'Brings a table in, or tells what it would do; with one refused line nothing is stored. Films, files, sources and reviews stay as they are.',
    body: sheetBodySchema,
    out: sheetReportSchema(NEWS_PROBLEMS),
    errors: { [NO_SHEET]: 422 },
    bodyLimit: SHEET_BYTES,
    costly: true,
  },
});
