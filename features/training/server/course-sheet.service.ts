import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { NO_SHEET, type SheetReport } from '#features/content/contract/sheet.ts';
import { bringIn, type SheetItem } from '#features/content/server/index.ts';
import type { Caller, Problem } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { fold } from '#packages/kernel/words.ts';
import { type CourseDraft, MAX_COURSES } from '../contract/courses-admin.contract.ts';
import type { CourseProblem } from '../contract/courses-sheet.contract.ts';
import { type CourseLines, draftOfLines, readCourses, sheetOf } from './course-sheet.rules.ts';
import { lockCatalogue, lockCourse, managedCourses } from './courses-admin.queries.ts';
import { draftOf, storeAdded, storeChanged } from './courses-admin.service.ts';

/** Every course as a table, in its order. */
export async function exportCourses({ db }: ServerContext): Promise<Readable> {
  const rows = await managedCourses(db);
  const courses: (CourseDraft & { id: string })[] = [];
  for (const { id } of rows) courses.push({ id, ...(await draftOf(db, id)) });
  return Readable.from(sheetOf(courses));
}

/**
 * Brings a table in: a course that is here, by its id or else by its title, is changed; another one is a
 * new draft. All of it or nothing; with `dryRun` nothing, and the same report.
 */
export async function importCourses(
  context: ServerContext,
  caller: Caller,
  { text, dryRun }: { text: string; dryRun: boolean },
  failOwn: (code: typeof NO_SHEET, message: string) => Problem,
): Promise<SheetReport<CourseProblem>> {
  const courses = readCourses(text);
  if (!courses) throw failOwn(NO_SHEET, 'Not a table of courses');
  return context.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const rows = await managedCourses(tx);
    let count = rows.length;
    const seen = new Set<string>();
    const items: SheetItem<CourseDraft, CourseProblem>[] = [];
    for (const course of courses) {
      const { row, problems } = standingOf(course, rows);
      if (row) await lockCourse(tx, row.id);
      const former = row ? await draftOf(tx, row.id) : null;
      const made = draftOfLines(course, former);
      problems.push(...made.problems);
      const key = row?.id ?? fold(course.title);
      if (seen.has(key)) problems.push('title_twice');
      seen.add(key);
      if (!row && ++count > MAX_COURSES) problems.push('too_many');
      const store = (draft: CourseDraft) =>
        row
          ? storeChanged(context, tx, caller, row, draft)
          : storeAdded(context, tx, caller, { id: randomUUID(), ...draft });
      const [{ line }] = course.lines;
      items.push({ line, name: course.title, former, draft: made.draft, problems, store });
    }
    return bringIn(items, { dryRun });
  });
}

/** The course that the lines tell of; an id of none, or a title of two, is told. */
function standingOf<Row extends { id: string; title: string }>(
  { id, title }: CourseLines,
  rows: readonly Row[],
): { row: Row | undefined; problems: CourseProblem[] } {
  if (id !== '') {
    const row = rows.find((one) => one.id === id);
    return { row, problems: row ? [] : ['unknown'] };
  }
  const [row, second] = rows.filter((one) => fold(one.title) === fold(title));
  return { row, problems: second ? ['title_twice'] : [] };
}
