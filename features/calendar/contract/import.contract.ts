import * as z from 'zod';
import { defineContract } from '#packages/api/contract/index.ts';
import {
  CATEGORIES,
  ENDS_TOO_EARLY,
  LASTS_TOO_LONG,
  MONTH_FULL,
  wallClockSchema,
} from './calendar.contract.ts';
import {
  NEVER_COMES,
  REPEATS_TOO_OFTEN,
  RULE_UNREADABLE,
  TOO_MANY_SERIES,
} from './repeat.contract.ts';

/** Largest file, in characters: years of a full calendar are a fraction of it. */
export const MAX_FILE_LENGTH = 2_000_000;
/** Most events of one file. */
export const MAX_IMPORTED = 2_000;
/** Most events that an answer names, of those that come in and of those that do not. */
export const MAX_NAMED = 20;

/** Code of a file that is no iCalendar file, or only the beginning of one. */
export const NO_CALENDAR = 'no_calendar';
/** Code of a file of more than `MAX_FILE_LENGTH`. */
export const FILE_TOO_LARGE = 'file_too_large';
/** Code of a file of more than `MAX_IMPORTED` events. */
export const TOO_MANY_EVENTS = 'too_many_events';

/** Why an event of a file stays outside, besides being there already. */
export const SKIP_REASONS = [
  'unreadable',
  'bad_zone',
  'cancelled',
  ENDS_TOO_EARLY,
  LASTS_TOO_LONG,
  RULE_UNREADABLE,
  REPEATS_TOO_OFTEN,
  NEVER_COMES,
  TOO_MANY_SERIES,
  MONTH_FULL,
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

const namedSchema = z.object({
  title: z.string(),
  /** Null where it could not be read. */
  start: wallClockSchema.nullable(),
  allDay: z.boolean(),
});

export const importReportSchema = z.object({
  /** Events that come in, or would; one that repeats is one. */
  comes: z.int(),
  /** How many of them repeat. */
  repeats: z.int(),
  /** Events that are in the calendar already, as they are there. */
  known: z.int(),
  /** How many lose the end of a title or description that is too long. */
  shortened: z.int(),
  first: z.array(namedSchema.extend({ repeats: z.boolean() })),
  skipped: z.int(),
  firstSkipped: z.array(namedSchema.extend({ reason: z.enum(SKIP_REASONS) })),
});
export type ImportReport = z.output<typeof importReportSchema>;

export const importContract = defineContract({
  importEvents: {
    method: 'POST',
    path: '/api/calendar/import',
    permission: 'signedIn',
    policy: 'Events become the caller’s own; anybody else’s are neither read nor changed.',
    summary:
      'Takes the events of an iCalendar file into the calendar, or tells what would come in; what is there already stays as it is.',
    body: z.object({
      text: z.string().max(2 * MAX_FILE_LENGTH),
      category: z.enum(CATEGORIES),
      dryRun: z.boolean(),
    }),
    out: importReportSchema,
    errors: { [NO_CALENDAR]: 422, [FILE_TOO_LARGE]: 422, [TOO_MANY_EVENTS]: 422 },
    bodyLimit: 5_000_000,
    costly: true,
  },
});
