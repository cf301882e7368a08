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
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '#packages/i18n/languages.ts';
import { instant } from '../../../packages/db/columns.ts';
import type { Block } from '../../../packages/kernel/written-text.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import { companies } from '../../companies/server/companies.tables.ts';
import type { CoverName } from '../../content/contract/covers.ts';
import type { Review, Source } from '../../content/contract/review.ts';
import type { Video } from '../../content/contract/video.ts';
import type { CourseState, LegalDuty } from '../contract/course.schemas.ts';
import type { CourseDraft } from '../contract/courses-admin.contract.ts';
import type { Quiz } from '../contract/quiz.ts';

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
    cover: text('cover').$type<CoverName>().notNull().default('pausas'),
    legal: text('legal').$type<LegalDuty>(),
    validMonths: smallint('valid_months'),
    translations: jsonb('translations').$type<CourseDraft['translations']>().notNull().default({}),
    sources: jsonb('sources').$type<Source[]>().notNull().default([]),
    review: jsonb('review').$type<Review>(),
    state: text('state').$type<CourseState>().notNull(),
    place: smallint('place').notNull(),
    revision: uuid('revision').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    check('courses_state', sql`${t.state} in ('draft', 'published', 'withdrawn')`),
    check('courses_hours', sql`${t.hours} > 0`),
    check('courses_legal', sql`${t.legal} in ('lei_14457', 'nr_1', 'lei_14831')`),
    check('courses_valid', sql`${t.validMonths} > 0`),
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
    video: jsonb('video').$type<Video>(),
    quiz: jsonb('quiz').$type<Quiz>(),
  },
  (t) => [
    primaryKey({ columns: [t.courseId, t.id] }),
    check('course_lessons_kind', sql`${t.video} is null or ${t.quiz} is null`),
  ],
);

/**
 * Who started which course and when it was completed. Taking part belongs to working conditions
 * (design, section 4), so it lies plain. What a certificate says is kept as it was at completion.
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
    /** Of the certificate of this completion; null for good. */
    expiresAt: instant('expires_at'),
    /** Fewest days before that of which the person was told. */
    expiryTold: smallint('expiry_told'),
    /** Taken once more since, because the certificate was over or soon would be. */
    renewalStartedAt: instant('renewal_started_at'),
    /**
     * The company of which the person was told, before they began, that it sees the completion, or that they
     * let see it since; null for every course that no law asks for.
     */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.courseId] }),
    index('course_progress_expiring').on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
    index('course_progress_company').on(t.companyId).where(sql`${t.companyId} is not null`),
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

/** An attempt at the questions of a lesson, with what was answered in it. */
export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    userId: uuid('user_id').notNull(),
    courseId: uuid('course_id').notNull(),
    lessonId: uuid('lesson_id').notNull(),
    attempt: smallint('attempt').notNull(),
    /** The questions that it is an attempt at. */
    version: text('version').notNull(),
    answers: jsonb('answers')
      .$type<{ questionId: string; optionId: string; isRight: boolean }[]>()
      .notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    passed: boolean('passed'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.courseId, t.lessonId, t.attempt] }),
    foreignKey({
      name: 'quiz_attempts_progress',
      columns: [t.userId, t.courseId],
      foreignColumns: [courseProgress.userId, courseProgress.courseId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'quiz_attempts_lesson',
      columns: [t.courseId, t.lessonId],
      foreignColumns: [courseLessons.courseId, courseLessons.id],
    }).onDelete('cascade'),
    index('quiz_attempts_of_lesson').on(t.courseId, t.lessonId),
    check('quiz_attempts_end', sql`(${t.finishedAt} is null) = (${t.passed} is null)`),
  ],
);

/** Certificates as they were given, one for each completion; a course that is taken again has several. */
export const certificates = pgTable(
  'certificates',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id),
    completedAt: instant('completed_at').notNull(),
    code: text('code').notNull(),
    name: text('name'),
    title: text('title').notNull(),
    hours: hours('hours').notNull(),
    lessons: smallint('lessons').notNull(),
    expiresAt: instant('expires_at'),
    /** Whoever has the code can check it. */
    checkable: boolean('checkable').notNull().default(true),
    /** The company that sees this completion. */
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.courseId, t.completedAt] }),
    unique('certificates_code').on(t.code),
    index('certificates_course').on(t.courseId),
    index('certificates_company').on(t.companyId).where(sql`${t.companyId} is not null`),
  ],
);
