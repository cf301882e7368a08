import * as z from 'zod';
import { languageSchema } from '#features/access/contract/access.contract.ts';
import { reviewSchema, sourceSchema } from '#features/content/contract/review.ts';
import { defineContract, idSchema, stampSchema } from '#packages/api/contract/index.ts';
import { certifiedSchema } from './certificate-check.contract.ts';
import { courseFactsSchema, lessonSchema } from './course.schemas.ts';
import { takenQuizSchema } from './quiz.ts';

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
/** Code of a course that somebody lets their company see, though they have none. */
export const NO_COMPANY = 'no_company';
/** Code of a lesson with questions that is marked as read: passing them does that. */
export const QUIZ_NEEDED = 'quiz_needed';
/** Code of an answer to questions, or within an attempt, that are others by now. */
export const QUIZ_CHANGED = 'quiz_changed';
/** Code of an attempt more than a quiz allows within a day. */
export const NO_TRIES_LEFT = 'no_tries_left';

export const progressSchema = z.object({
  state: z.enum(PROGRESS_STATES),
  startedAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  /** Until when the certificate is valid; null for good, or where there is none. */
  expiresAt: z.iso.datetime().nullable(),
  /** The certificate is over, or soon will be: the course may be taken once more. */
  renewable: z.boolean(),
  /**
   * Of a course that a law asks for: whether the caller's company sees the completion, or would where it
   * was begun before that company could. Null without a company, and for other courses.
   */
  company: z.enum(['sees', 'asks']).nullable(),
});

const readFactsSchema = courseFactsSchema.extend({
  /** The language of title and description, where they stand in another than the lessons. */
  shownIn: languageSchema,
});

/** A course in the list, with how far the caller is. */
export const courseCardSchema = readFactsSchema.extend({
  id: z.uuid(),
  /** It is not offered any more; only those who started it still see it. */
  withdrawn: z.boolean(),
  progress: progressSchema,
  lessons: z.number().int().min(0),
  /** Lessons that the caller has read, or, with questions, passed. */
  read: z.number().int().min(0),
});
export type CourseCard = z.infer<typeof courseCardSchema>;

/** A course with its lessons. */
export const courseSchema = readFactsSchema.extend({
  id: z.uuid(),
  withdrawn: z.boolean(),
  /** Another one than before: its makers have changed it. */
  revision: z.uuid(),
  sources: z.array(sourceSchema),
  review: reviewSchema.nullable(),
  progress: progressSchema,
  lessons: z.array(
    z.object({
      ...lessonSchema.shape,
      /** Null while it may not be read: a premium course that was not started, on the free plan. */
      body: lessonSchema.shape.body.nullable(),
      kind: z.enum(['text', 'video', 'quiz']),
      /** Null where there are no questions, and while they may not be read. */
      quiz: takenQuizSchema.nullable(),
      /** Read, or, with questions, passed. */
      read: z.boolean(),
      /** It was read before it had questions, which are to be passed now. */
      asksNow: z.boolean(),
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

/** A certificate as its person sees it. */
const certificateSchema = certifiedSchema.extend({
  /** Whoever has the code can check it. */
  checkable: z.boolean(),
});
export type Certificate = z.infer<typeof certificateSchema>;

const own =
  'How far the caller is, of nobody else; a company learns of completions of courses that a law asks for, and of no others.';
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
    summary:
      'Starts a course, or takes it once more where its certificate is over or soon will be; starting what is in progress changes nothing.',
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
    errors: { [COURSE_NOT_STARTED]: 409, [QUIZ_NEEDED]: 409 },
  },
  answerQuestion: {
    method: 'PUT',
    path: '/api/courses/:id/lessons/:lessonId/answers/:questionId',
    permission: 'signedIn',
    policy: own,
    summary:
      'Answers a question of an attempt; of two answers to it the first one stands. The last answer ends the attempt, and passing marks the lesson as read.',
    params: lessonParams.extend({ questionId: idSchema }),
    body: z.object({
      optionId: idSchema,
      /** From 1; the next one begins with its first answer. */
      attempt: z.number().int().min(1).max(10_000),
      version: z.string().max(64),
    }),
    out: courseSchema,
    errors: { [COURSE_NOT_STARTED]: 409, [QUIZ_CHANGED]: 409, [NO_TRIES_LEFT]: 409 },
  },
  countForCompany: {
    method: 'POST',
    path: '/api/courses/:id/company',
    permission: 'signedIn',
    policy: 'Only a course that a law asks for, of the caller, for the company that they are in.',
    summary:
      'Lets the caller’s company see their completion of a course that they began before it could; it is told name, day and end.',
    params: courseParams,
    out: courseSchema,
    errors: { [NO_COMPANY]: 409, [COURSE_NOT_STARTED]: 409 },
  },
  getCertificate: {
    method: 'GET',
    path: '/api/courses/:id/certificate',
    permission: 'signedIn',
    policy: own,
    summary: 'What the certificate of a completed course says, the latest one of several.',
    params: courseParams,
    out: certificateSchema,
    errors: { [COURSE_NOT_COMPLETED]: 409 },
  },
  setCheckable: {
    method: 'PUT',
    path: '/api/courses/:id/certificate/checkable',
    permission: 'signedIn',
    policy: own,
    summary: 'Lets whoever has the code check the certificate, or nobody.',
    params: courseParams,
    body: z.object({ checkable: z.boolean() }),
    out: certificateSchema,
    errors: { [COURSE_NOT_COMPLETED]: 409 },
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

const legalCourseSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  legal: courseFactsSchema.shape.legal.unwrap(),
  completions: z.array(
    z.object({
      userId: z.uuid(),
      name: z.string(),
      completedAt: z.iso.datetime(),
      expiresAt: z.iso.datetime().nullable(),
    }),
  ),
});
export type LegalCourse = z.infer<typeof legalCourseSchema>;

/** What a company sees of courses: who of its people completed one that a law asks for. */
export const legalTrainingContract = defineContract({
  listLegal: {
    method: 'GET',
    path: '/api/companies/own/legal-courses',
    permission: 'companyAdmin',
    policy:
      'People of the caller’s own company, and completions of courses that were begun there after being told so, or that their person lets it see.',
    summary: 'Courses that a law asks for, with who completed them and until when that holds.',
    out: z.object({ courses: z.array(legalCourseSchema) }),
  },
});
