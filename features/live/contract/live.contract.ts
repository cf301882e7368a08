import * as z from 'zod';
import { defineContract } from '#packages/api/contract/index.ts';

export const liveContract = defineContract({
  hear: {
    method: 'GET',
    path: '/api/events',
    permission: 'signedIn',
    agreement: 'none',
    policy: 'Only what is published to the caller; a stream ends with its session.',
    summary:
      'Everything that the caller’s open screens may hear of, by topic: ids and states, never text. Begins ' +
      'with the topic `stream`, whose `complete` says whether all that happened since the last event id comes.',
    query: z.object({
      /** Without a last event id: for how many seconds the page has had answers. */
      age: z.coerce.number().int().min(0).max(86_400).optional(),
    }),
    events: z.object({ topic: z.string(), data: z.unknown() }),
  },
});
