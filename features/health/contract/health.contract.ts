import * as z from 'zod';
import { defineContract, idSchema, stampSchema } from '#packages/api/contract/index.ts';
import { ACHIEVEMENTS } from './achievements.ts';
import {
  DRINKS,
  EFFORTS,
  EXERCISES,
  FEELINGS,
  GOAL_ML,
  MAX_NAME_LENGTH,
  MAX_NOTE_LENGTH,
  MEALS,
  MINUTES,
  ML,
  SLEEP_MINUTES,
  SLEEP_QUALITIES,
} from './health.kinds.ts';

/** Days that the overview covers, today included. */
export const WEEK_DAYS = 7;
/** Most days of one list of records: a month. */
export const MAX_RANGE_DAYS = 31;
/** Most records of one day: a tap every few minutes, whatever the device sends. */
export const MAX_RECORDS_PER_DAY = 200;
/** How far back a record may be made. */
export const OLDEST_DAYS = 366;

/** `day` is the person's own day at the time of the tap; it stays, wherever they travel afterwards. */
const placed = { day: z.iso.date(), at: z.iso.datetime({ offset: true }) };
const mlSchema = z.number().int().min(ML.least).max(ML.most);

const drinkSchema = z.object({
  part: z.literal('drink'),
  ...placed,
  kind: z.enum(DRINKS),
  ml: mlSchema,
});
const exerciseSchema = z.object({
  part: z.literal('exercise'),
  ...placed,
  kind: z.enum(EXERCISES),
  minutes: z.number().int().min(MINUTES.least).max(MINUTES.most),
  effort: z.enum(EFFORTS),
  /** The person's own word where the kind is `other`. */
  name: z.string().trim().min(1).max(MAX_NAME_LENGTH).nullable(),
});
const mealSchema = z.object({
  part: z.literal('meal'),
  ...placed,
  kind: z.enum(MEALS),
  feeling: z.enum(FEELINGS).nullable(),
  /** Whether somebody was there; null where it was not said. */
  together: z.boolean().nullable(),
  note: z.string().max(MAX_NOTE_LENGTH).nullable(),
});

/** A night belongs to the day on which it ended; `at` is when the person got up. */
const sleepSchema = z.object({
  part: z.literal('sleep'),
  ...placed,
  kind: z.literal('night'),
  /** From going to bed to getting up. */
  minutes: z.number().int().min(SLEEP_MINUTES.least).max(SLEEP_MINUTES.most),
  quality: z.enum(SLEEP_QUALITIES).nullable(),
});

/** A drink, an exercise, a meal or a night, as it is recorded. */
const detailSchema = z.discriminatedUnion('part', [
  drinkSchema,
  exerciseSchema,
  mealSchema,
  sleepSchema,
]);

const withId = { id: z.uuid() };
export const healthRecordSchemas = [
  drinkSchema.extend(withId),
  exerciseSchema.extend(withId),
  mealSchema.extend(withId),
  sleepSchema.extend(withId),
] as const;
export const healthRecordSchema = z.discriminatedUnion('part', healthRecordSchemas);

export const healthSettingsSchema = z.object({
  /** What the person chose to drink in a day, in ml; null while they chose nothing. */
  goalMl: z.number().int().min(GOAL_ML.least).max(GOAL_ML.most).nullable(),
  /** What one tap records, in ml. */
  amounts: z.object({ water: mlSchema, coffee: mlSchema, mate: mlSchema, coconut: mlSchema }),
});

const achievementSchema = z.object({
  key: z.enum(ACHIEVEMENTS),
  /** When it was earned; null while it is on its way. It stays once it is there (decision “achievements stay”). */
  earnedAt: z.iso.datetime().nullable(),
  /** What stands now, and what it takes. */
  count: z.number().int().min(0),
  of: z.number().int().min(1),
});

export const healthOverviewSchema = z.object({
  settings: healthSettingsSchema,
  /** Records of the last seven of the caller's days, oldest first. */
  records: z.array(healthRecordSchema),
  achievements: z.array(achievementSchema),
});

export type HealthDetail = z.output<typeof detailSchema>;
export type HealthRecord = z.output<typeof healthRecordSchema>;
export type DrinkRecord = Extract<HealthRecord, { part: 'drink' }>;
export type ExerciseRecord = Extract<HealthRecord, { part: 'exercise' }>;
export type MealRecord = Extract<HealthRecord, { part: 'meal' }>;
export type SleepRecord = Extract<HealthRecord, { part: 'sleep' }>;
export type HealthSettings = z.output<typeof healthSettingsSchema>;
export type HealthAchievement = z.output<typeof achievementSchema>;
export type HealthOverview = z.output<typeof healthOverviewSchema>;

const own =
  'Only the caller’s own records; no other person’s and no company query reads this table.';

/** Code of a day that is not over the horizon yet, or too long ago to fill in. */
export const DAY_OUT_OF_RANGE = 'day_out_of_range';
/** Code of a time that lies on another day than the record says, wherever on earth. */
export const TIME_NOT_IN_DAY = 'time_not_in_day';
/** Code of a day that holds `MAX_RECORDS_PER_DAY` already. */
export const DAY_FULL = 'day_full';

export const healthContract = defineContract({
  overview: {
    method: 'GET',
    path: '/api/health/overview',
    permission: 'signedIn',
    policy: own,
    summary: 'The last seven days with their records, the settings and the achievements.',
    out: healthOverviewSchema,
  },
  listRecords: {
    method: 'GET',
    path: '/api/health/records',
    permission: 'signedIn',
    policy: own,
    summary: 'The caller’s records from one day to another, a month at most, oldest first.',
    query: z.object({ from: z.iso.date(), to: z.iso.date() }),
    out: z.object({ records: z.array(healthRecordSchema) }),
  },
  putRecord: {
    method: 'PUT',
    path: '/api/health/records/:id',
    permission: 'signedIn',
    policy: `${own} Taking back needs no consent.`,
    summary:
      'Adds, changes or (record null) takes back a record whose id the sender made; answers what ' +
      'stands afterwards and which achievements it earned.',
    params: z.object({ id: idSchema }),
    body: stampSchema.extend({ record: detailSchema.nullable() }),
    out: z.object({
      record: z.union([...healthRecordSchemas, z.null()]),
      earned: z.array(z.enum(ACHIEVEMENTS)),
    }),
    errors: { [DAY_OUT_OF_RANGE]: 422, [TIME_NOT_IN_DAY]: 422, [DAY_FULL]: 422 },
  },
  putSettings: {
    method: 'PUT',
    path: '/api/health/settings',
    permission: 'signedIn',
    policy: own,
    summary: 'Changes the amount of the day and those of the presets; answers what stands.',
    body: healthSettingsSchema.extend(stampSchema.shape),
    out: healthSettingsSchema,
  },
});
