import * as z from 'zod';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';

export { LEVEL_FROM, SEEN } from '../engine/contract.ts';

export const CATEGORY_KEYS = [
  'exhaustion',
  'physical',
  'cynicism',
  'selfcriticism',
  'positive',
] as const;
export const LEVEL_KEYS = ['low', 'moderate', 'high'] as const;
export const MENTION_STATUSES = [
  'counted',
  'negated',
  'past',
  'other',
  'hypothetical',
  'question',
  'sarcasm',
  'unrelated',
  'crisis',
  'repeated',
  'dismissed',
] as const;

export const categorySchema = z.enum(CATEGORY_KEYS);
export const levelSchema = z.enum(LEVEL_KEYS);
export const countsSchema = z.object({
  exhaustion: z.number().int().min(0),
  physical: z.number().int().min(0),
  cynicism: z.number().int().min(0),
  selfcriticism: z.number().int().min(0),
  positive: z.number().int().min(0),
});

/** A found expression: offsets are UTF-16 code units of the entry's text; `weight` is 0 unless counted. */
export const mentionSchema = z.object({
  start: z.number().int().min(0),
  end: z.number().int().min(1),
  category: categorySchema,
  expression: z.string(),
  status: z.enum(MENTION_STATUSES),
  weight: z.number().int(),
  trigger: z.object({ start: z.number().int(), end: z.number().int() }).optional(),
});

/** What the engine read in one entry. The weights of its mentions always add up to the score (floor 0). */
export const readingSchema = z.object({
  score: z.number().int().min(0),
  level: levelSchema,
  counts: countsSchema,
  mentions: z.array(mentionSchema),
  crisisLevel: z.number().int().min(0).max(3),
  language: z.enum(['pt', 'en', 'es', 'fr']),
  words: z.number().int().min(0),
  engineVersion: z.string(),
});

export const PERIODS = ['30d', '12w', '12m'] as const;
export const periodSchema = z.enum(PERIODS);

const intervalSchema = z.object({ low: z.number().min(0), high: z.number().min(0) });

/**
 * A day, week or month of the trend in the person's own calendar; `mean` is null where nothing was
 * written, or only texts where help comes before numbers.
 */
const trendPointSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  entries: z.number().int().min(0),
  /** Entries whose numbers may be shown: those behind the mean. */
  scored: z.number().int().min(0),
  mean: z.number().min(0).nullable(),
  /** Where the mean would be 9 times in 10, had the person written on; null without one. */
  interval: intervalSchema.nullable(),
});

/** Something of this period against the period before; `p` is how often chance alone gives as much. */
const comparedSchema = z.object({
  before: z.number().min(0),
  now: z.number().min(0),
  p: z.number().min(0).max(1),
  /** Unlikely to be chance, all comparisons of the period taken together. */
  clear: z.boolean(),
});

/** What is different from the period before, for each entry: points, and mentions by category. */
const periodChangeSchema = z.object({
  entries: z.number().int().min(1),
  entriesBefore: z.number().int().min(1),
  points: comparedSchema,
  categories: z.array(comparedSchema.extend({ category: categorySchema })),
});

/** A word or expression as the person wrote it most recently, how often it counted, and where it was last. */
const frequentExpressionSchema = z.object({
  expression: z.string(),
  category: categorySchema,
  sample: z.string(),
  count: z.number().int().min(1),
  entryIds: z.array(z.uuid()),
});

export const correctionSchema = z.object({
  id: z.uuid(),
  expression: z.string(),
  category: categorySchema,
  sample: z.string(),
  createdAt: z.iso.datetime(),
});

export const overviewSchema = z.object({
  period: periodSchema,
  entries: z.number().int().min(0),
  words: z.number().int().min(0),
  daysWithEntry: z.number().int().min(0),
  daysInPeriod: z.number().int().min(1),
  /** The newest entry of the period asks for help before any number: the page says so instead. */
  helpFirst: z.boolean(),
  /** The newest entry whose numbers may be shown. */
  latest: z
    .object({
      entryId: z.uuid(),
      at: z.iso.datetime(),
      score: z.number().int(),
      level: levelSchema,
      words: z.number().int(),
    })
    .nullable(),
  /** Mean score of the period's entries whose numbers may be shown, and its level; null without any. */
  mean: z.number().nullable(),
  level: levelSchema.nullable(),
  /** Of the period before; null unless both periods have entries enough to compare. */
  previousMean: z.number().nullable(),
  /** What is different from the period before; null where either has too few entries to say. */
  change: periodChangeSchema.nullable(),
  trend: z.array(trendPointSchema),
  /** Counted mentions of the whole period by category. */
  counts: countsSchema,
  /** Entries with at least one counted mention of the category. */
  entriesWith: countsSchema,
  expressions: z.array(frequentExpressionSchema),
});
/** Longest note at the trend, in characters: a label, not a diary. */
export const MAX_NOTE_LENGTH = 80;
/** Longest stretch of a note, in days: a season of the year. */
export const MAX_NOTE_DAYS = 92;

/** A person has as many notes as there may be: one must go before another comes. */
export const NOTES_FULL = 'notes_full';

/** What a person pinned to days of the trend: "férias", "semana de fechamento". Both ends included. */
export const noteSchema = z.object({
  id: idSchema,
  from: z.iso.date(),
  to: z.iso.date(),
  text: z.string().trim().min(1).max(MAX_NOTE_LENGTH),
});
export type TrendNote = z.infer<typeof noteSchema>;

export type BurnoutOverview = z.infer<typeof overviewSchema>;
export type PeriodChange = z.infer<typeof periodChangeSchema>;
export type ReadingView = z.infer<typeof readingSchema>;
export type MentionView = z.infer<typeof mentionSchema>;
export type CategoryKey = z.infer<typeof categorySchema>;
export type LevelKey = z.infer<typeof levelSchema>;
export type Period = z.infer<typeof periodSchema>;
export type Correction = z.infer<typeof correctionSchema>;

function daysFrom(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
}

export const burnoutContract = defineContract({
  overview: {
    method: 'GET',
    path: '/api/burnout/overview',
    permission: 'signedIn',
    costly: true,
    policy: 'Only what the caller wrote is read.',
    summary: 'Signals in the caller’s diary over a period: trend, categories, expressions.',
    query: z.object({ period: periodSchema.default('12w') }),
    out: overviewSchema,
  },
  listCorrections: {
    method: 'GET',
    path: '/api/burnout/corrections',
    permission: 'signedIn',
    policy: 'Only the caller’s own corrections.',
    summary: 'Expressions that the caller said do not fit them.',
    out: z.object({ corrections: z.array(correctionSchema) }),
  },
  correct: {
    method: 'POST',
    path: '/api/burnout/corrections',
    permission: 'signedIn',
    policy: 'The entry must be the caller’s own.',
    summary: 'Takes an expression out of the caller’s score, in this entry and in all others.',
    body: z.object({ entryId: idSchema, expression: z.string().min(1).max(200) }),
    out: correctionSchema,
    status: 201,
  },
  undoCorrection: {
    method: 'DELETE',
    path: '/api/burnout/corrections/:id',
    permission: 'signedIn',
    policy: 'Only the caller’s own correction.',
    summary: 'Lets the expression count again.',
    params: z.object({ id: idSchema }),
  },
  listNotes: {
    method: 'GET',
    path: '/api/burnout/notes',
    permission: 'signedIn',
    policy: 'Only the caller’s own notes.',
    summary: 'What the caller pinned to days of the trend, newest days first.',
    out: z.object({ notes: z.array(noteSchema) }),
  },
  putNote: {
    method: 'PUT',
    path: '/api/burnout/notes/:id',
    permission: 'signedIn',
    agreement: 'health',
    policy: 'The caller’s own note; an id of somebody else’s is a new note of the caller’s.',
    summary: 'Creates or updates a note under a client-generated id, or restores a deleted one.',
    params: z.object({ id: idSchema }),
    body: noteSchema
      .omit({ id: true })
      .refine(({ from, to }) => from <= to && daysFrom(from, to) <= MAX_NOTE_DAYS, {
        error: 'the days of a note run forward, 92 at most',
        path: ['to'],
        params: { code: 'note_days' },
      }),
    out: noteSchema,
    errors: { [NOTES_FULL]: 422 },
  },
  deleteNote: {
    method: 'DELETE',
    path: '/api/burnout/notes/:id',
    permission: 'signedIn',
    policy: 'Only the caller’s own note.',
    summary: 'Takes a note away for good.',
    params: z.object({ id: idSchema }),
  },
});
