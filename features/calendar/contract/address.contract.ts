import * as z from 'zod';
import { defineContract } from '#packages/api/contract/index.ts';

/** What other calendars are shown: that one is busy, or titles, too; of health never more than that one is busy. */
export const SHOWN = ['busy', 'titles'] as const;
export type Shown = (typeof SHOWN)[number];

/** Most readings of one address in an hour: calendars ask every few minutes at most. */
export const MAX_READINGS_PER_HOUR = 60;
/** How long what is over stays in what other calendars read, in days. */
export const PAST_DAYS = 90;

const addressSchema = z.object({
  shows: z.enum(SHOWN),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
});
const choiceSchema = z.object({ shows: z.enum(SHOWN) });
export type CalendarAddress = z.output<typeof addressSchema>;

const own = 'Only the caller’s own address; whoever has it reads what it shows, and nothing else.';

export const addressContract = defineContract({
  getAddress: {
    method: 'GET',
    path: '/api/calendar/address',
    permission: 'signedIn',
    policy: own,
    summary:
      'What the caller’s secret address shows and when it was read; never the address itself.',
    out: z.object({ address: addressSchema.nullable() }),
  },
  makeAddress: {
    method: 'POST',
    path: '/api/calendar/address',
    permission: 'signedIn',
    policy: own,
    status: 201,
    summary: 'Makes a secret address and tells it this once; a former one ends with it.',
    body: choiceSchema,
    out: addressSchema.extend({ url: z.url() }),
  },
  changeAddress: {
    method: 'PATCH',
    path: '/api/calendar/address',
    permission: 'signedIn',
    policy: own,
    summary: 'Changes what the address shows.',
    body: choiceSchema,
    out: addressSchema,
  },
  revokeAddress: {
    method: 'DELETE',
    path: '/api/calendar/address',
    permission: 'signedIn',
    policy: own,
    summary: 'Ends the address at once.',
  },
});
