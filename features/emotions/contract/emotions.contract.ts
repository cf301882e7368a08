import * as z from 'zod';
import { defineContract, idSchema, stampSchema } from '#packages/api/contract/index.ts';
import { LANGUAGES } from '#packages/i18n/languages.ts';

/** The five levels of an emotion record (specification section 3), as they are stored: 1 to 5. */
export const EMOTION_LEVELS = [1, 2, 3, 4, 5] as const;
export type EmotionLevel = (typeof EMOTION_LEVELS)[number];
const levelSchema = z.literal(EMOTION_LEVELS);

/** Days that the emotion report covers (specification section 9). */
export const REPORT_DAYS = 30;
/** How far back a day may still be filled in: the year in pixels shows no more. */
export const OLDEST_DAYS = 366;
/** Most moments of one day, whatever the device sends. */
export const MAX_MOMENTS_PER_DAY = 100;
export const MAX_TAGS = 12;
export const MAX_TAG_LENGTH = 24;
export const MAX_NOTE_LENGTH = 2_000;

/** Fewest days with a record for anything that compares days (research: never below 14 pairs). */
export const FEWEST_PAIRS = 14;

const detailSchema = z.object({
  tags: z.array(z.string().trim().min(1).max(MAX_TAG_LENGTH)).max(MAX_TAGS),
  note: z.string().max(MAX_NOTE_LENGTH).nullable(),
});

/** What travels for a record. */
const changeSchema = detailSchema.extend(stampSchema.shape);

/** One record for each person and day; `level` is null for a day whose record was taken back. */
export const emotionDaySchema = detailSchema.extend({
  day: z.iso.date(),
  level: levelSchema.nullable(),
  /** Null for a day that never had a record. */
  recordedAt: z.iso.datetime().nullable(),
});

/** A moment within a day, beside its record. */
export const emotionMomentSchema = detailSchema.extend({
  id: z.uuid(),
  day: z.iso.date(),
  at: z.iso.datetime(),
  level: levelSchema.nullable(),
});

/** A day's own record (`at` null) or a moment within the day, as the person takes them along. */
const emotionRecordSchema = detailSchema.extend({
  day: z.iso.date(),
  at: z.iso.datetime().nullable(),
  level: levelSchema.nullable(),
});

const dayWithMomentsSchema = emotionDaySchema.extend({ moments: z.array(emotionMomentSchema) });

const meanOf = z.object({ n: z.number().int().min(0), mean: z.number().nullable() });

/** A difference together with how often chance alone gives one as large. */
const chanceSchema = z.object({
  difference: z.number(),
  p: z.number().min(0).max(1),
  /** True when it is unlikely to be chance, all comparisons of the report taken together. */
  clear: z.boolean(),
});

export const emotionReportSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** One for each day, oldest first; null where nothing was recorded. */
  days: z.array(z.object({ day: z.iso.date(), level: levelSchema.nullable() })),
  recorded: z.number().int().min(0),
  /** Days at each level, from very bad to excellent. */
  distribution: z.array(z.number().int().min(0)).length(EMOTION_LEVELS.length),
  mean: z.number().nullable(),
  /** Second half of the days against the first; null below `FEWEST_PAIRS` recorded days. */
  trend: chanceSchema.nullable(),
  /** Monday to Sunday. */
  weekdays: z.array(meanOf).length(7),
  /** Days with a tag against days without, the clearest first; empty below `FEWEST_PAIRS` days. */
  tags: z.array(
    chanceSchema.extend({ tag: z.string(), with: z.number().int(), without: z.number().int() }),
  ),
});

/**
 * The person's week in the words of the start page (specification section 2): against the mean of the
 * people who agreed to be counted, or, while there is none, against the person's own month.
 */
export const wellnessSchema = z.object({
  stands: z.enum(['above', 'average', 'below']),
  against: z.enum(['people', 'month']),
});
export type Wellness = z.infer<typeof wellnessSchema>;

export type EmotionDay = z.infer<typeof emotionDaySchema>;
export type EmotionMoment = z.infer<typeof emotionMomentSchema>;
export type EmotionRecord = z.infer<typeof emotionRecordSchema>;
export type EmotionDayWithMoments = z.infer<typeof dayWithMomentsSchema>;
export type EmotionReport = z.infer<typeof emotionReportSchema>;

const countedSchema = z.object({ counted: z.boolean() });
const dayParams = z.object({ day: z.iso.date() });
const own =
  'Only the caller’s own records; no other person’s and no company query reads this table.';

/** Code of a day that is not over the horizon yet, or too long ago to fill in. */
export const DAY_OUT_OF_RANGE = 'day_out_of_range';
/** Code of a day that holds `MAX_MOMENTS_PER_DAY` already. */
export const DAY_FULL = 'day_full';
const dayErrors = { [DAY_OUT_OF_RANGE]: 422 } as const;

export const emotionsContract = defineContract({
  listDays: {
    method: 'GET',
    path: '/api/emotions/days',
    permission: 'signedIn',
    policy: own,
    summary: 'Levels of the caller’s days from one day to another, a year at most.',
    query: z.object({ from: z.iso.date(), to: z.iso.date() }),
    out: z.object({ days: z.array(z.object({ day: z.iso.date(), level: levelSchema })) }),
  },
  listRecords: {
    method: 'GET',
    path: '/api/emotions/records',
    permission: 'signedIn',
    policy: own,
    summary:
      'Records and moments of the caller’s days from one day to another, a year at most, each day ' +
      'before its moments; the words only where they are asked for.',
    query: z.object({
      from: z.iso.date(),
      to: z.iso.date(),
      notes: z.enum(['with', 'without']).default('without'),
    }),
    out: z.object({ records: z.array(emotionRecordSchema) }),
  },
  getDay: {
    method: 'GET',
    path: '/api/emotions/days/:day',
    permission: 'signedIn',
    policy: own,
    summary: 'One day with its record, tags, note and moments.',
    params: dayParams,
    out: dayWithMomentsSchema,
  },
  recordDay: {
    method: 'PUT',
    path: '/api/emotions/days/:day',
    permission: 'signedIn',
    policy: `${own} Taking back needs no consent.`,
    summary:
      'Records, changes or (level null) takes back a day; answers what stands afterwards. A today out of ' +
      'reach, by a clock that is wrong, is recorded on the day of its writing, unless that has a record.',
    params: dayParams,
    body: changeSchema.extend({
      level: levelSchema.nullable(),
      /** For how long it had waited on the device, in ms. */
      waitedMs: z.number().int().min(0).optional(),
    }),
    out: emotionDaySchema,
    errors: dayErrors,
  },
  recordMoment: {
    method: 'PUT',
    path: '/api/emotions/moments/:id',
    permission: 'signedIn',
    policy: `${own} Deleting needs no consent.`,
    summary: 'Creates, updates or deletes a moment under a client-generated id.',
    params: z.object({ id: idSchema }),
    body: changeSchema.extend({
      day: z.iso.date(),
      at: z.iso.datetime({ offset: true }),
      level: levelSchema.nullable(),
      deleted: z.boolean().default(false),
    }),
    errors: { ...dayErrors, [DAY_FULL]: 422 },
  },
  getCounted: {
    method: 'GET',
    path: '/api/emotions/counted',
    permission: 'signedIn',
    policy: own,
    summary: 'Whether the caller agreed that their levels are part of the mean of all.',
    out: countedSchema,
  },
  setCounted: {
    method: 'PUT',
    path: '/api/emotions/counted',
    permission: 'signedIn',
    policy: own,
    summary: 'Gives that consent or takes it back, with the language in which its text was read.',
    body: countedSchema.extend({ language: z.enum(LANGUAGES) }),
    out: countedSchema,
  },
  report: {
    method: 'GET',
    path: '/api/emotions/report',
    permission: 'signedIn',
    costly: true,
    policy: own,
    summary: 'The last 30 days: distribution, trend, weekdays, and tags told with their chance.',
    out: emotionReportSchema,
  },
  reportPdf: {
    method: 'GET',
    path: '/api/emotions/report.pdf',
    permission: 'signedIn',
    costly: true,
    policy: own,
    summary: 'The report as PDF, in the caller’s language; it is kept nowhere.',
    file: 'application/pdf',
  },
});
