import * as z from 'zod';
import { levelSchema } from '#features/burnout/contract/burnout.contract.ts';
import { emotionDaySchema, wellnessSchema } from '#features/emotions/contract/emotions.contract.ts';
import { rhythmSchema } from '#features/rhythm/contract/rhythm.contract.ts';
import { defineContract } from '#packages/api/contract/index.ts';

export const dashboardSchema = z.object({
  /** Diary entries of the current month in the caller's own calendar. */
  entriesThisMonth: z.number().int().min(0),
  /** The 28-day rhythm and its garden; null while the person has turned it off. */
  rhythm: rhythmSchema.nullable(),
  /** How the week stands, and against what; null while there is too little to compare. */
  wellness: wellnessSchema.nullable(),
  /** The newest analysed entry asks for help before any number: the page says so instead of `latest`. */
  helpFirst: z.boolean(),
  /** The newest entry whose level may be shown. */
  latest: z
    .object({ entryId: z.uuid(), at: z.iso.datetime(), level: levelSchema.nullable() })
    .nullable(),
  /**
   * The last seven days, oldest first: how much was written, the emotion recorded, and whether the
   * day counts as one with a record of any kind.
   */
  week: z.array(
    z.object({
      day: z.iso.date(),
      entries: z.number().int().min(0),
      emotion: emotionDaySchema.shape.level,
      recorded: z.boolean(),
    }),
  ),
  /** Today's emotion record, so that the start page can show and change it without asking again. */
  today: emotionDaySchema,
  /**
   * Events of the calendar that still begin before the end of the caller's week, which is Sunday's, and
   * when the next one does on its own clock: without its title, which others might read over a shoulder.
   */
  upcoming: z.object({
    count: z.number().int().min(0),
    next: z.object({ start: z.string(), allDay: z.boolean() }).nullable(),
  }),
  /** Courses that the caller has completed. */
  completedCourses: z.number().int().min(0),
  /** Courses that the caller has started and not completed. */
  coursesUnderWay: z.number().int().min(0),
  /** Number of registered people on this instance (specification section 2). */
  community: z.number().int().min(0),
});
export type DashboardView = z.infer<typeof dashboardSchema>;

export const dashboardContract = defineContract({
  dashboard: {
    method: 'GET',
    path: '/api/dashboard',
    permission: 'signedIn',
    policy: 'Only the caller’s own records, and the number of people.',
    summary: 'What the start page shows, in one answer.',
    out: dashboardSchema,
  },
});
