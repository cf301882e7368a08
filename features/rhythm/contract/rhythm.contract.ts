import * as z from 'zod';
import { defineContract } from '#packages/api/contract/index.ts';

/** Days that the rhythm looks back on, today included. */
export const RHYTHM_DAYS = 28;

/** The days are named from this many on (product research 4.2): one day is no rhythm. */
export const NAMED_FROM = 2;

export const rhythmSchema = z.object({
  /** Days with a record of any kind among the last 28. Only time lowers it. */
  days: z.number().int().min(0).max(RHYTHM_DAYS),
  /** What the garden shows: the most that `days` has ever been. Nothing lowers it. */
  grown: z.number().int().min(0).max(RHYTHM_DAYS),
});
export type Rhythm = z.infer<typeof rhythmSchema>;

const shownRhythmSchema = z.object({
  /** Null while the person has turned it off. */
  rhythm: rhythmSchema.nullable(),
});

const own = 'Only the caller’s own days; no company query reads this table.';

export const rhythmContract = defineContract({
  rhythm: {
    method: 'GET',
    path: '/api/rhythm',
    permission: 'signedIn',
    policy: own,
    summary: 'On how many of the last 28 days there is a record, and how far the garden has grown.',
    out: shownRhythmSchema,
  },
  showRhythm: {
    method: 'PUT',
    path: '/api/rhythm/shown',
    permission: 'signedIn',
    policy: own,
    summary: 'Turns the rhythm and its garden off or on again; the days go on counting meanwhile.',
    body: z.object({ shown: z.boolean() }),
    out: shownRhythmSchema,
  },
});
