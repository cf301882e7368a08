import {
  NO_SHEET,
  SHEET_BYTES,
  sheetBodySchema,
  sheetReportSchema,
} from '#features/content/contract/sheet.ts';
import { defineContract } from '#packages/api/contract/index.ts';

/** What may be wrong with a course or a lesson of a table, by the column that it is about. */
export const COURSE_PROBLEMS = [
  'title',
  'title_twice',
  'unknown',
  'description',
  'hours',
  'language',
  'cover',
  'legal',
  'validity',
  'lesson',
  'lesson_twice',
  'text',
  'lessons',
  'too_many',
] as const;
export type CourseProblem = (typeof COURSE_PROBLEMS)[number];

export const coursesSheetContract = defineContract({
  exportCourses: {
    method: 'GET',
    path: '/api/admin/courses/sheet.csv',
    permission: 'admin',
    summary: 'Every course as a table, a lesson a line, which can be brought in again.',
    file: 'text/csv',
    costly: true,
  },
  importCourses: {
    method: 'POST',
    path: '/api/admin/courses/sheet',
    permission: 'admin',
    summary:
      'Brings a table in, or tells what it would do; with one refused line nothing is stored. Videos, questions, sources and reviews stay as they are.',
    body: sheetBodySchema,
    out: sheetReportSchema(COURSE_PROBLEMS),
    errors: { [NO_SHEET]: 422 },
    bodyLimit: SHEET_BYTES,
    costly: true,
  },
});
