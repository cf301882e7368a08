import * as z from 'zod';
import { defineContract } from '#packages/api/contract/index.ts';

/** What is looked at, in the order of its showing. */
export const COMPONENTS = ['database', 'jobs', 'mail', 'storage'] as const;
export type Component = (typeof COMPONENTS)[number];

/** Days of history that are kept and shown. */
export const STATUS_DAYS = 90;

const componentSchema = z.object({
  component: z.enum(COMPONENTS),
  /** How it was at the last look; `unknown` where that is too long ago. */
  state: z.enum(['up', 'down', 'unknown']),
  /** Of each day, oldest first, the part of the looks that went well, in per cent; null without any. */
  days: z.array(z.object({ day: z.iso.date(), up: z.number().min(0).max(100).nullable() })),
});
export type ComponentStatus = z.output<typeof componentSchema>;

export const statusContract = defineContract({
  getStatus: {
    method: 'GET',
    path: '/api/support/status',
    permission: 'signedIn',
    summary:
      'How the parts of the service are, by a look every five minutes, and how they were in the last 90 days.',
    out: z.object({
      /** When it was last looked; null before the first time. */
      checkedAt: z.iso.datetime().nullable(),
      components: z.array(componentSchema),
    }),
  },
});
