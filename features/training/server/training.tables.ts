import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '#packages/i18n/languages.ts';
import { instant } from '../../../packages/db/columns.ts';
import type { Block } from '../../../packages/kernel/written-text.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import type { CourseState } from '../contract/course.schemas.ts';

const hours = (name: string) => numeric(name, { precision: 5, scale: 2, mode: 'number' });

/** What the operator teaches. `revision` names this very state of a course: editing asks for it. */
export const courses = pgTable(
  'courses',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    hours: hours('hours').notNull(),
    language: text('language').$type<Language>().notNull(),
    premium: boolean('premium').notNull(),
    state: text('state').$type<CourseState>().notNull(),
    place: smallint('place').notNull(),
    revision: uuid('revision').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    check('courses_state', sql`${t.state} in ('draft', 'published', 'withdrawn')`),
    check('courses_hours', sql`${t.hours} > 0`),
  ],
);

export const courseLessons = pgTable(
  'course_lessons',
  {
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    place: smallint('place').notNull(),
    title: text('title').notNull(),
    body: jsonb('body').$type<Block[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.courseId, t.id] })],
);

/**
 * Who started which course and when it was completed. Taking part belongs to working conditions
 * (design, section 4), so it lies plain; a company may one day ask for counts by closed month, never
 * for rows. What a certificate says is kept as it was at completion.
 */
export const courseProgress = pgTable(
  'course_progress',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    startedAt: instant('started_at').notNull(),
    completedAt: instant('completed_at'),
    completedTitle: text('completed_title'),
    completedHours: hours('completed_hours'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.courseId] }),
    index('course_progress_course').on(t.courseId),
    index('course_progress_completed').on(t.completedAt).where(sql`${t.completedAt} is not null`),
    check('course_progress_order', sql`${t.completedAt} >= ${t.startedAt}`),
  ],
);

/**
 * Lessons marked as read; they go with a lesson that its makers take out. A mark that was taken off
 * stays as one that does not count: a change from before that, arriving late, must not bring it back.
 */
export const lessonReadings = pgTable(
  'lesson_readings',
  {
    userId: uuid('user_id').notNull(),
    courseId: uuid('course_id').notNull(),
    lessonId: uuid('lesson_id').notNull(),
    read: boolean('read').notNull().default(true),
    /** When it was marked, or the mark taken off. */
    readAt: instant('read_at').notNull(),
    /** The change that stands; of marks from before changes had ids, the smallest one. */
    changeId: uuid('change_id').notNull().default('00000000-0000-0000-0000-000000000000'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.courseId, t.lessonId] }),
    foreignKey({
      name: 'lesson_readings_progress',
      columns: [t.userId, t.courseId],
      foreignColumns: [courseProgress.userId, courseProgress.courseId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'lesson_readings_lesson',
      columns: [t.courseId, t.lessonId],
      foreignColumns: [courseLessons.courseId, courseLessons.id],
    }).onDelete('cascade'),
    index('lesson_readings_of_lesson').on(t.courseId, t.lessonId),
  ],
);
