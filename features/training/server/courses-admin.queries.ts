import { and, asc, count, eq, getTableColumns, max, notInArray, sql } from 'drizzle-orm';
import type { Lesson } from '#features/training/contract/course.schemas.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { CourseRow } from './training.queries.ts';
import { courseLessons, courseProgress, courses } from './training.tables.ts';

/** One change of the catalogue at a time: places and the limit are reckoned from all of it. */
export async function lockCatalogue(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('training courses', 0))`);
}

/** Every course in its order, with how many lessons it has and how many people took it. */
export function managedCourses(db: Queryable) {
  // By the whole name: a query of one table names its columns alone, and a lesson has an id as well.
  const id = sql`${courses}.${sql.identifier(courses.id.name)}`;
  const taken = (which: ReturnType<typeof sql>) => sql<number>`(select count(${which})::int
    from ${courseProgress} where ${courseProgress.courseId} = ${id})`;
  return db
    .select({
      ...getTableColumns(courses),
      lessons: sql<number>`(select count(*)::int from ${courseLessons}
        where ${courseLessons.courseId} = ${id})`,
      started: taken(sql`${courseProgress.startedAt}`),
      completed: taken(sql`${courseProgress.completedAt}`),
    })
    .from(courses)
    .orderBy(asc(courses.place), asc(courses.id));
}

/** How many courses there are, and the place behind the last of them. */
export async function catalogueSize(
  db: Queryable,
): Promise<{ courses: number; nextPlace: number }> {
  const last = max(courses.place);
  const [row] = await db.select({ courses: count(), last }).from(courses);
  return { courses: row?.courses ?? 0, nextPlace: (row?.last ?? -1) + 1 };
}

export async function courseRow(db: Queryable, id: string): Promise<CourseRow | undefined> {
  const [row] = await db.select().from(courses).where(eq(courses.id, id));
  return row;
}

/** A course as it stands, kept from other changes and from being marked until the transaction ends. */
export async function lockCourse(tx: Queryable, id: string): Promise<CourseRow | undefined> {
  const [row] = await tx.select().from(courses).where(eq(courses.id, id)).for('update');
  return row;
}

export async function insertCourse(tx: Queryable, row: CourseRow): Promise<void> {
  await tx.insert(courses).values(row);
}

export async function updateCourse(
  tx: Queryable,
  id: string,
  change: Partial<Omit<CourseRow, 'id'>>,
): Promise<void> {
  await tx.update(courses).set(change).where(eq(courses.id, id));
}

export async function deleteCourseRow(tx: Queryable, id: string): Promise<void> {
  await tx.delete(courses).where(eq(courses.id, id));
}

/** Whether anybody ever started a course. */
export async function wasStarted(tx: Queryable, courseId: string): Promise<boolean> {
  const rows = await tx
    .select({ courseId: courseProgress.courseId })
    .from(courseProgress)
    .where(eq(courseProgress.courseId, courseId))
    .limit(1);
  return rows.length > 0;
}

/** Makes these the lessons of a course, in this order. Those that stay keep who read them. */
export async function putLessons(
  tx: Queryable,
  courseId: string,
  lessons: readonly Lesson[],
): Promise<void> {
  const kept = lessons.map(({ id }) => id);
  const ofCourse = eq(courseLessons.courseId, courseId);
  await tx
    .delete(courseLessons)
    .where(kept.length > 0 ? and(ofCourse, notInArray(courseLessons.id, kept)) : ofCourse);
  if (lessons.length === 0) return;
  await tx
    .insert(courseLessons)
    .values(lessons.map((lesson, place) => ({ ...lesson, courseId, place })))
    .onConflictDoUpdate({
      target: [courseLessons.courseId, courseLessons.id],
      set: {
        place: sql`excluded.place`,
        title: sql`excluded.title`,
        body: sql`excluded.body`,
        video: sql`excluded.video`,
        quiz: sql`excluded.quiz`,
      },
    });
}
