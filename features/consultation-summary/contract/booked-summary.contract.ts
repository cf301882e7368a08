import * as z from 'zod';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import { isTimeZone } from '#packages/kernel/day.ts';
import { summarySchema } from './summary.ts';

/** How long after the consultation its professional still reads the summary, in days. */
export const READ_DAYS = 7;
/** Code of a consultation that is not confirmed, or over. */
export const NOT_AHEAD = 'not_ahead';
/** Largest summary, in bytes of JSON. */
const MAX_BYTES = 700_000;

const PATH = '/api/consultation/booked';
const params = z.object({ id: idSchema });
const members =
  'The person who booked shares and withdraws; they and the professional who is booked read; 404 for everybody else. No company query reads this table.';

/** Of a consultation that is booked: whether its person shared a summary with its professional. */
const bookedSchema = z.object({
  bookingId: z.uuid(),
  side: z.enum(['client', 'professional']),
  /** The professional’s name for the person; null for the professional. */
  with: z.string().nullable(),
  startsAt: z.iso.datetime(),
  sharedAt: z.iso.datetime().nullable(),
  /** When the professional opened it first. */
  openedAt: z.iso.datetime().nullable(),
});
export type BookedConsultation = z.output<typeof bookedSchema>;

export const bookedSummaryContract = defineContract({
  listBooked: {
    method: 'GET',
    path: PATH,
    permission: 'signedIn',
    policy: members,
    summary:
      'The caller’s confirmed consultations ahead, and those for which a summary is shared, soonest first.',
    out: z.object({ consultations: z.array(bookedSchema) }),
  },
  shareSummary: {
    method: 'PUT',
    path: `${PATH}/:id`,
    permission: 'signedIn',
    policy: members,
    summary:
      'Shares a summary with the professional of a confirmed consultation; again replaces it. The professional is told.',
    params,
    body: summarySchema.refine(({ timeZone }) => isTimeZone(timeZone), {
      error: 'not a time zone',
      path: ['timeZone'],
    }),
    bodyLimit: MAX_BYTES,
    out: bookedSchema,
    errors: { [NOT_AHEAD]: 409 },
  },
  readBooked: {
    method: 'GET',
    path: `${PATH}/:id`,
    permission: 'signedIn',
    policy: members,
    summary: 'The summary as it was shared; the person sees when the professional first opened it.',
    params,
    out: z.object({ summary: summarySchema, sharedAt: z.iso.datetime() }),
  },
  withdrawSummary: {
    method: 'DELETE',
    path: `${PATH}/:id`,
    permission: 'signedIn',
    policy: members,
    summary: 'Takes a shared summary back and destroys it; again changes nothing.',
    params,
  },
});
