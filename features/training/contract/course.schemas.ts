import * as z from 'zod';
import { languageSchema } from '#features/access/contract/access.contract.ts';
import { coverSchema } from '#features/content/contract/covers.ts';
import { videoSchema } from '#features/content/contract/video.ts';
import { idSchema } from '#packages/api/contract/index.ts';
import { blocksSchema } from '#packages/kernel/written-text.ts';
import { quizSchema } from './quiz.ts';

export const MAX_TITLE_LENGTH = 120;
export const MAX_DESCRIPTION_LENGTH = 600;
export const MAX_LESSONS = 30;
/** Longest course, in hours. */
export const MAX_HOURS = 200;
/** Longest time for which a certificate is valid, in months. */
export const MAX_VALID_MONTHS = 60;

/** Where a course stands for its maker: only a published one is offered. */
export const COURSE_STATES = ['draft', 'published', 'withdrawn'] as const;
export type CourseState = (typeof COURSE_STATES)[number];

/** The rule that a course is for; a company sees who of its people completed such a course. */
export const LEGAL_DUTIES = ['lei_14457', 'nr_1', 'lei_14831'] as const;
export type LegalDuty = (typeof LEGAL_DUTIES)[number];

/**
 * A lesson keeps its id when it is edited or moved: readings belong to it. Its text is what is read,
 * what stands below a video, or what comes before the questions.
 */
export const lessonSchema = z
  .object({
    id: idSchema,
    title: z.string().trim().min(1).max(MAX_TITLE_LENGTH),
    body: blocksSchema,
    video: videoSchema.nullable(),
    quiz: quizSchema.nullable(),
  })
  .refine(({ video, quiz }) => video === null || quiz === null, {
    error: 'a lesson has a video or questions',
    path: ['quiz'],
  });
export type Lesson = z.infer<typeof lessonSchema>;

export const courseTextSchema = z.object({
  title: z.string().trim().min(1).max(MAX_TITLE_LENGTH),
  description: z.string().trim().min(1).max(MAX_DESCRIPTION_LENGTH),
});

/** What a list tells of a course. */
export const courseFactsSchema = courseTextSchema.extend({
  /** Duration in hours, to the quarter of one. */
  hours: z.number().min(0.25).max(MAX_HOURS).multipleOf(0.25),
  /** The language that it is written in. */
  language: languageSchema,
  /** Starting it needs the individual or business plan. */
  premium: z.boolean(),
  cover: coverSchema,
  /** Null for a course that no law asks for: no company learns who takes it. */
  legal: z.enum(LEGAL_DUTIES).nullable(),
  /** For how long its certificate is valid; null for good. */
  validMonths: z.number().int().min(1).max(MAX_VALID_MONTHS).nullable(),
});
export type CourseFacts = z.infer<typeof courseFactsSchema>;
