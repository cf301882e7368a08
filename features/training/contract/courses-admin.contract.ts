import * as z from 'zod';
import { MAX_SOURCES, reviewSchema, sourceSchema } from '#features/content/contract/review.ts';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import {
  COURSE_STATES,
  courseFactsSchema,
  courseTextSchema,
  lessonSchema,
  MAX_LESSONS,
} from './course.schemas.ts';

/** Fewer people than this are not told (design section 4: k = 5 for courses). */
export const FEWEST_TOLD = 5;
/** Most courses of an instance: lists hold them all at once. */
export const MAX_COURSES = 300;
/** 30 lessons of the greatest length do not fit: one of usual length takes 10 KB. */
const COURSE_BYTES = 600_000;

/** Code of a course that somebody else saved since it was opened. */
export const COURSE_CHANGED = 'course_changed';
/** Code of a course that is to be deleted though somebody started it. */
export const COURSE_STARTED = 'course_started';
/** Code of a course that is to be published without lessons. */
export const NO_LESSONS = 'no_lessons';
/** Code of a course more than `MAX_COURSES`. */
export const TOO_MANY_COURSES = 'too_many_courses';
/** Code of the starter courses where there are courses already. */
export const COURSES_EXIST = 'courses_exist';

export const courseDraftSchema = courseFactsSchema.extend({
  /** Title and description in languages other than the one it is written in. */
  translations: z.partialRecord(z.enum(LANGUAGES), courseTextSchema),
  sources: z.array(sourceSchema).max(MAX_SOURCES),
  review: reviewSchema.nullable(),
  lessons: z
    .array(lessonSchema)
    .max(MAX_LESSONS)
    .refine((lessons) => new Set(lessons.map(({ id }) => id)).size === lessons.length, {
      error: 'two lessons with one id',
    }),
});
export type CourseDraft = z.infer<typeof courseDraftSchema>;

/** Null: fewer people than `FEWEST_TOLD`. */
const toldCount = z.number().int().min(FEWEST_TOLD).nullable();

const madeSchema = { id: z.uuid(), state: z.enum(COURSE_STATES), revision: z.uuid() };
const managedCardSchema = courseFactsSchema.extend({
  ...madeSchema,
  lessons: z.number().int().min(0),
  /** People who started it, and who completed it. */
  started: toldCount,
  completed: toldCount,
});
export type ManagedCard = z.infer<typeof managedCardSchema>;

const managedCourseSchema = courseDraftSchema.extend(madeSchema);
export type ManagedCourse = z.infer<typeof managedCourseSchema>;

const courseParams = z.object({ id: idSchema });
const base = z.object({ revision: z.uuid() });

export const coursesAdminContract = defineContract({
  listManaged: {
    method: 'GET',
    path: '/api/admin/courses',
    permission: 'admin',
    summary: 'Every course in its order, drafts and withdrawn ones too, with how many took it.',
    out: z.object({ courses: z.array(managedCardSchema) }),
  },
  getManaged: {
    method: 'GET',
    path: '/api/admin/courses/:id',
    permission: 'admin',
    summary: 'A course as its makers edit it.',
    params: courseParams,
    out: managedCourseSchema,
  },
  addCourse: {
    method: 'POST',
    path: '/api/admin/courses',
    permission: 'admin',
    status: 201,
    summary:
      'Creates a draft course at the end of the list, under a client-generated id; repeating the call changes nothing.',
    bodyLimit: COURSE_BYTES,
    body: courseDraftSchema.extend({ id: idSchema }),
    out: managedCourseSchema,
    errors: { [TOO_MANY_COURSES]: 422 },
  },
  addStarterCourses: {
    method: 'POST',
    path: '/api/admin/courses/starter',
    permission: 'admin',
    status: 201,
    summary: 'Adds the courses that come with the product as drafts, where there are none yet.',
    out: z.object({ courses: z.array(managedCardSchema) }),
    errors: { [COURSES_EXIST]: 409 },
  },
  orderCourses: {
    method: 'PUT',
    path: '/api/admin/courses/order',
    permission: 'admin',
    summary:
      'Puts the courses into the order of their ids; those not named come last, as they stood.',
    body: z.object({ ids: z.array(idSchema).max(MAX_COURSES) }),
    out: z.object({ courses: z.array(managedCardSchema) }),
  },
  changeCourse: {
    method: 'PUT',
    path: '/api/admin/courses/:id',
    permission: 'admin',
    summary:
      'Stores a course in place of the revision that its editor read. Whoever has read all that is left has completed it.',
    params: courseParams,
    bodyLimit: COURSE_BYTES,
    body: courseDraftSchema.extend(base.shape),
    out: managedCourseSchema,
    errors: { [COURSE_CHANGED]: 409, [NO_LESSONS]: 422 },
  },
  setCourseState: {
    method: 'PUT',
    path: '/api/admin/courses/:id/state',
    permission: 'admin',
    summary: 'Publishes a course, or withdraws it: those who started it keep it.',
    params: courseParams,
    body: base.extend({ state: z.enum(['published', 'withdrawn']) }),
    out: managedCourseSchema,
    errors: { [COURSE_CHANGED]: 409, [NO_LESSONS]: 422 },
  },
  deleteCourse: {
    method: 'DELETE',
    path: '/api/admin/courses/:id',
    permission: 'admin',
    summary: 'Deletes a course that nobody ever started.',
    params: courseParams,
    errors: { [COURSE_STARTED]: 409 },
  },
});
