import * as z from 'zod';
import { languageSchema } from '#features/access/contract/access.contract.ts';
import { idSchema } from '#packages/api/contract/index.ts';
import { blocksSchema } from '#packages/kernel/written-text.ts';

export const MAX_TITLE_LENGTH = 120;
export const MAX_DESCRIPTION_LENGTH = 600;
export const MAX_LESSONS = 30;
/** Longest course, in hours. */
export const MAX_HOURS = 200;

/** Where a course stands for its maker: only a published one is offered. */
export const COURSE_STATES = ['draft', 'published', 'withdrawn'] as const;
export type CourseState = (typeof COURSE_STATES)[number];

/** A lesson keeps its id when it is edited or moved: readings belong to it. */
export const lessonSchema = z.object({
  id: idSchema,
  title: z.string().trim().min(1).max(MAX_TITLE_LENGTH),
  body: blocksSchema,
});
export type Lesson = z.infer<typeof lessonSchema>;

/** What a list tells of a course. */
export const courseFactsSchema = z.object({
  title: z.string().trim().min(1).max(MAX_TITLE_LENGTH),
  description: z.string().trim().min(1).max(MAX_DESCRIPTION_LENGTH),
  /** Duration in hours, to the quarter of one. */
  hours: z.number().min(0.25).max(MAX_HOURS).multipleOf(0.25),
  /** The language that it is written in. */
  language: languageSchema,
  /** Starting it needs the individual or business plan. */
  premium: z.boolean(),
});
export type CourseFacts = z.infer<typeof courseFactsSchema>;
