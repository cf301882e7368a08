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

export const rhythmContract = defineContract({
  rhythm: {
    method: 'GET',
    path: '/api/rhythm',
    permission: 'signedIn',
    policy: 'Only the caller’s own days; no company’s question reads them.',
    summary: 'On how many of the last 28 days there is a record, and how far the garden has grown.',
    out: rhythmSchema,
  },
});
