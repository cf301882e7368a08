import { randomUUID } from 'node:crypto';
import { cellsOf, readSheet, type SheetLine } from '#features/content/server/index.ts';
import { CSV_MARK, csvLine } from '#packages/kernel/csv.ts';
import { fold } from '#packages/kernel/words.ts';
import { blocksOf, notationOf } from '#packages/kernel/written-text.ts';
import type { Lesson } from '../contract/course.schemas.ts';
import { type CourseDraft, courseDraftSchema } from '../contract/courses-admin.contract.ts';
import type { CourseProblem } from '../contract/courses-sheet.contract.ts';

/** The columns of the table, in their order: a line is a lesson, and the first of a course tells of it. */
const COLUMNS = [
  ...['curso_id', 'curso', 'idioma', 'descricao', 'horas', 'premium', 'capa', 'lei'],
  ...['validade_meses', 'aula_id', 'aula', 'texto'],
] as const;
type Column = (typeof COLUMNS)[number];
const NEEDED = ['curso', 'aula'];

/** The table of some courses, for spreadsheets. */
export function* sheetOf(courses: Iterable<CourseDraft & { id: string }>): Generator<string> {
  yield CSV_MARK + csvLine(COLUMNS, ';');
  for (const course of courses) {
    const facts = factsOf(course);
    const none = facts.map(() => '');
    const { id, title } = course;
    if (course.lessons.length === 0) yield csvLine([id, title, ...facts, '', '', ''], ';');
    for (const [nth, lesson] of course.lessons.entries()) {
      const told = [lesson.id, lesson.title, notationOf(lesson.body)];
      yield csvLine([id, title, ...(nth === 0 ? facts : none), ...told], ';');
    }
  }
}

const factsOf = ({
  language,
  description,
  hours,
  premium,
  cover,
  legal,
  validMonths,
}: CourseDraft) => [
  ...[language, description, String(hours).replace('.', ',')],
  ...[premium ? 'sim' : 'não', cover, legal ?? '', validMonths === null ? '' : String(validMonths)],
];

/** The lines of one course, in their order. */
export interface CourseLines {
  id: string;
  title: string;
  lines: [SheetLine, ...SheetLine[]];
}

/** The courses of a table; null where the text is none, or has too many lines. */
export function readCourses(text: string): CourseLines[] | null {
  const lines = readSheet(text, NEEDED);
  if (!lines) return null;
  const found = new Map<string, CourseLines>();
  for (const line of lines) {
    const id = line.cells.get('curso_id') ?? '';
    const title = line.cells.get('curso') ?? '';
    const key = id || fold(title);
    const course = found.get(key);
    if (course) course.lines.push(line);
    else found.set(key, { id, title, lines: [line] });
  }
  return [...found.values()];
}

/** What a field of a draft is called where a course is refused for it. */
const PROBLEM_OF: Readonly<Record<string, CourseProblem>> = {
  ...{ title: 'title', description: 'description', hours: 'hours', language: 'language' },
  ...{ cover: 'cover', legal: 'legal', validMonths: 'validity' },
};

/**
 * What the lines of a course make of it, or of nothing. What no column tells stays, and lessons that the
 * table does not name stay behind the others.
 */
export function draftOfLines(
  { lines }: CourseLines,
  standing: CourseDraft | null,
): { draft: CourseDraft | null; problems: CourseProblem[] } {
  const { has, cell, part, yes } = cellsOf<Column>(lines[0].cells);
  const { lessons, problems } = lessonsOfLines(lines, standing?.lessons ?? []);
  const number = (name: Column, former: number | null | undefined) =>
    has(name) ? numberOf(cell(name)) : (former ?? null);
  const parsed = courseDraftSchema.safeParse({
    title: cell('curso'),
    description: part('descricao', standing?.description),
    hours: number('horas', standing?.hours),
    language: part('idioma', standing?.language ?? 'pt-BR'),
    premium: yes('premium', standing?.premium),
    cover: part('capa', standing?.cover ?? 'varanda'),
    legal: part('lei', standing?.legal ?? '') || null,
    validMonths: number('validade_meses', standing?.validMonths),
    translations: standing?.translations ?? {},
    sources: standing?.sources ?? [],
    review: standing?.review ?? null,
    lessons,
  });
  if (parsed.success && problems.length === 0) return { draft: parsed.data, problems };
  const found = (parsed.error?.issues ?? []).map(({ path: [field, , part] }): CourseProblem => {
    if (field !== 'lessons') return PROBLEM_OF[String(field)] ?? 'title';
    return part === 'title' ? 'lesson' : part === 'body' ? 'text' : 'lessons';
  });
  return { draft: null, problems: [...new Set([...problems, ...found])] };
}

/** A lesson is known by its id, or without one by its title; its video and its questions stay with it. */
function lessonsOfLines(lines: readonly SheetLine[], standing: readonly Lesson[]) {
  const problems: CourseProblem[] = [];
  const lessons: Lesson[] = [];
  for (const { cells } of lines) {
    const { has, cell } = cellsOf<Column>(cells);
    const [id, title, text] = [cell('aula_id'), cell('aula'), cell('texto')];
    // A course that has no lessons yet.
    if (lines.length === 1 && id === '' && title === '' && text === '') break;
    const former = standing.find((one) => (id ? one.id === id : fold(one.title) === fold(title)));
    if (id && !former) problems.push('lesson');
    const isUntouched = former && (!has('texto') || text === notationOf(former.body).trim());
    const lesson = {
      id: former?.id ?? randomUUID(),
      ...{ title, video: former?.video ?? null, quiz: former?.quiz ?? null },
      body: isUntouched ? former.body : blocksOf(text),
    };
    if (lessons.some((one) => one.id === lesson.id || fold(one.title) === fold(title))) {
      problems.push('lesson_twice');
    }
    lessons.push(lesson);
  }
  const named = new Set(lessons.map(({ id }) => id));
  return { lessons: [...lessons, ...standing.filter(({ id }) => !named.has(id))], problems };
}

/** A number as spreadsheets write it, with a comma or a point; null for nothing. */
const numberOf = (cell: string): number | null =>
  cell === '' ? null : Number(cell.replace(',', '.'));
