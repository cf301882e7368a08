import * as z from 'zod';
import { defineContract, idSchema, stampSchema } from '#packages/api/contract/index.ts';
import { courseFactsSchema, lessonSchema } from './course.schemas.ts';

/** Where a person stands with a course; `inProgress` has been started and not completed. */
export const PROGRESS_STATES = ['pending', 'inProgress', 'completed'] as const;
export type ProgressState = (typeof PROGRESS_STATES)[number];

/** Code of a course that is started though it is completed already (specification section 4). */
export const COURSE_COMPLETED = 'course_completed';
/** Code of a premium course that a person of the free plan starts. */
export const PREMIUM_NEEDED = 'premium_needed';
/** Code of a lesson that is marked in a course that was not started. */
export const COURSE_NOT_STARTED = 'course_not_started';
/** Code of a certificate of a course that is not completed. */
export const COURSE_NOT_COMPLETED = 'course_not_completed';

export const progressSchema = z.object({
  state: z.enum(PROGRESS_STATES),
  startedAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
});

/** A course in the list, with how far the caller is. */
export const courseCardSchema = courseFactsSchema.extend({
  id: z.uuid(),
  /** It is not offered any more; only those who started it still see it. */
  withdrawn: z.boolean(),
  progress: progressSchema,
  lessons: z.number().int().min(0),
  /** Lessons that the caller marked as read. */
  read: z.number().int().min(0),
});
export type CourseCard = z.infer<typeof courseCardSchema>;

/** A course with its lessons. */
export const courseSchema = courseFactsSchema.extend({
  id: z.uuid(),
  withdrawn: z.boolean(),
  progress: progressSchema,
  lessons: z.array(
    lessonSchema.extend({
      /** Null while it may not be read: a premium course that was not started, on the free plan. */
      body: lessonSchema.shape.body.nullable(),
      read: z.boolean(),
    }),
  ),
});
export type Course = z.infer<typeof courseSchema>;

/**
 * A mark that was set or taken off. Of two the one recorded later stands, and of two recorded at the
 * same instant the one with the larger id, so that marks which arrive late or twice change nothing.
 */
export const readChangeSchema = stampSchema.extend({ read: z.boolean() });
export type ReadChange = z.infer<typeof readChangeSchema>;

const own = 'How far the caller is, of nobody else; no company learns who takes which course.';
const courseParams = z.object({ id: idSchema });
const lessonParams = courseParams.extend({ lessonId: idSchema });

export const trainingContract = defineContract({
  listCourses: {
    method: 'GET',
    path: '/api/courses',
    permission: 'signedIn',
    policy: own,
    summary:
      'Published courses and those that the caller started, first those in the caller’s language.',
    out: z.object({ courses: z.array(courseCardSchema) }),
  },
  getCourse: {
    method: 'GET',
    path: '/api/courses/:id',
    permission: 'signedIn',
    policy: own,
    summary: 'A course with its lessons.',
    params: courseParams,
    out: courseSchema,
  },
  startCourse: {
    method: 'POST',
    path: '/api/courses/:id/start',
    permission: 'signedIn',
    policy: 'A premium course is started on the individual or business plan only.',
    summary: 'Starts a course; starting what is in progress changes nothing.',
    params: courseParams,
    out: courseSchema,
    errors: { [COURSE_COMPLETED]: 409, [PREMIUM_NEEDED]: 403 },
  },
  putRead: {
    method: 'PUT',
    path: '/api/courses/:id/lessons/:lessonId/read',
    permission: 'signedIn',
    policy: own,
    summary:
      'Marks a lesson as read, or takes the mark off as long as the course is not completed; the last ' +
      'one completes it. Of two changes of a lesson the later one stands. Answers what stands.',
    params: lessonParams,
    body: readChangeSchema,
    out: courseSchema,
    errors: { [COURSE_NOT_STARTED]: 409 },
  },
  certificate: {
    method: 'GET',
    path: '/api/courses/:id/certificate.pdf',
    permission: 'signedIn',
    costly: true,
    policy: own,
    summary:
      'Certificate of a completed course as PDF, in the caller’s language; it is kept nowhere.',
    params: courseParams,
    file: 'application/pdf',
    errors: { [COURSE_NOT_COMPLETED]: 409 },
  },
});
