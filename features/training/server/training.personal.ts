import { inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { ownPages, ownRows, type Queryable } from '#packages/db/index.ts';
import { type PersonalData, personalKind } from '#packages/kernel/index.ts';
import { trainingBook } from './training.book.ts';
import {
  certificates,
  courseProgress,
  courses,
  lessonReadings,
  quizAttempts,
} from './training.tables.ts';

/** Courses that a person takes, with their titles; by their ids or along other columns. */
async function* takenCourses(db: Queryable, userId: string, along?: readonly PgColumn[]) {
  for await (const page of ownPages(db, courseProgress, userId, along)) {
    const ids = page.map(({ courseId }) => courseId);
    const rows = await db
      .select({ id: courses.id, title: courses.title })
      .from(courses)
      .where(inArray(courses.id, ids));
    const titles = new Map(rows.map(({ id, title }) => [id, title]));
    for (const row of page) {
      const { courseId, startedAt, completedAt, completedTitle, completedHours } = row;
      yield {
        courseId,
        expiresAt: row.expiresAt?.toISOString() ?? null,
        seenByCompany: row.companyId !== null,
        title: completedTitle ?? titles.get(courseId) ?? '',
        hours: completedHours,
        startedAt: startedAt.toISOString(),
        completedAt: completedAt?.toISOString() ?? null,
      };
    }
  }
}

/**
 * Courses that a person takes. They are not brought in elsewhere: a completion is this server's word,
 * which a certificate gives on, and a file can be written by anybody.
 */
export const trainingPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'courses',
      tables: [courseProgress],
      schema: z.object({
        courseId: z.uuid(),
        title: z.string(),
        hours: z.number().nullable(),
        startedAt: z.iso.datetime(),
        completedAt: z.iso.datetime().nullable(),
        expiresAt: z.iso.datetime().nullable(),
        /** A company of which the person was told that it sees the completion. */
        seenByCompany: z.boolean(),
      }),
      read: ({ db }, userId) => takenCourses(db, userId),
    }),
    personalKind({
      name: 'lessons-read',
      tables: [lessonReadings],
      schema: z.object({ courseId: z.uuid(), lessonId: z.uuid(), readAt: z.iso.datetime() }),
      read: async function* ({ db }, userId) {
        for await (const row of ownRows(db, lessonReadings, userId)) {
          const { courseId, lessonId, read, readAt } = row;
          if (read) yield { courseId, lessonId, readAt: readAt.toISOString() };
        }
      },
    }),
    personalKind({
      name: 'quiz-attempts',
      tables: [quizAttempts],
      schema: z.object({
        courseId: z.uuid(),
        lessonId: z.uuid(),
        attempt: z.number(),
        answers: z.array(
          z.object({ questionId: z.uuid(), optionId: z.uuid(), isRight: z.boolean() }),
        ),
        startedAt: z.iso.datetime(),
        finishedAt: z.iso.datetime().nullable(),
        passed: z.boolean().nullable(),
      }),
      read: async function* ({ db }, userId) {
        for await (const row of ownRows(db, quizAttempts, userId)) {
          const { courseId, lessonId, attempt, answers, startedAt, finishedAt, passed } = row;
          yield {
            ...{ courseId, lessonId, attempt, answers, passed },
            startedAt: startedAt.toISOString(),
            finishedAt: finishedAt?.toISOString() ?? null,
          };
        }
      },
    }),
    personalKind({
      name: 'certificates',
      tables: [certificates],
      schema: z.object({
        courseId: z.uuid(),
        code: z.string(),
        name: z.string().nullable(),
        title: z.string(),
        hours: z.number(),
        lessons: z.number(),
        completedAt: z.iso.datetime(),
        expiresAt: z.iso.datetime().nullable(),
        checkable: z.boolean(),
      }),
      read: async function* ({ db }, userId) {
        for await (const row of ownRows(db, certificates, userId)) {
          const { courseId, code, name, title, hours, lessons, checkable } = row;
          yield {
            ...{ courseId, code, name, title, hours, lessons, checkable },
            completedAt: row.completedAt.toISOString(),
            expiresAt: row.expiresAt?.toISOString() ?? null,
          };
        }
      },
    }),
  ],
  book: ({ db }, caller) =>
    trainingBook(
      takenCourses(db, caller.userId, [courseProgress.startedAt, courseProgress.courseId]),
      caller,
    ),
};
