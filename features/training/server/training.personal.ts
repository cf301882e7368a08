import { inArray } from 'drizzle-orm';
import * as z from 'zod';
import { ownPages, ownRows } from '#packages/db/index.ts';
import { type PersonalData, personalKind } from '#packages/kernel/index.ts';
import { courseProgress, courses, lessonReadings } from './training.tables.ts';

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
      }),
      read: async function* ({ db }, userId) {
        for await (const page of ownPages(db, courseProgress, userId)) {
          const ids = page.map(({ courseId }) => courseId);
          const rows = await db
            .select({ id: courses.id, title: courses.title })
            .from(courses)
            .where(inArray(courses.id, ids));
          const titles = new Map(rows.map(({ id, title }) => [id, title]));
          for (const { courseId, startedAt, completedAt, completedTitle, completedHours } of page) {
            yield {
              courseId,
              title: completedTitle ?? titles.get(courseId) ?? '',
              hours: completedHours,
              startedAt: startedAt.toISOString(),
              completedAt: completedAt?.toISOString() ?? null,
            };
          }
        }
      },
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
  ],
};
