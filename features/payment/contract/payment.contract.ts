import * as z from 'zod';
import { NOT_CONFIRMED } from '#features/companies/contract/people.contract.ts';
import { defineContract, idSchema } from '#packages/api/contract/index.ts';
import {
  accountSchema,
  periodSchema,
  planSchema,
  seatStatementSchema,
  seatsSchema,
} from './payment.schemas.ts';

/** The business plan is bought for a company, by who looks after it. */
export const NO_COMPANY = 'no_company';
/** Accepted, refused, taken back or run out before. */
export const OFFER_OVER = 'offer_over';
/** The company has more people than the offer has places. */
export const TOO_FEW_SEATS = 'too_few_seats';
export const NOT_OPEN = 'not_open';
/** Stripe does not answer: Pix still works, and another try may. */
export const CARD_UNREACHABLE = 'card_unreachable';
export const PLAN_ENDED = 'plan_ended';
/** Whoever has or had a plan has had their trial. */
export const TRIAL_USED = 'trial_used';
export const WITHDRAWAL_OVER = 'withdrawal_over';

const byId = z.object({ id: idSchema });
const ofBuyer = 'The buyer alone: the person, or who looks after the company.';

export const paymentContract = defineContract({
  overview: {
    method: 'GET',
    path: '/api/payment',
    permission: 'signedIn',
    summary:
      'The caller’s own plan, offers and payments, and those of the company they look after.',
    out: z.object({
      contact: z.object({ email: z.string().nullable(), whatsapp: z.string().nullable() }),
      own: accountSchema,
      /** Whether the caller may still begin their trial. */
      mayTry: z.boolean(),
      /** Null for whoever looks after no company. */
      company: accountSchema
        .extend({
          name: z.string(),
          people: z.int(),
          seatsTaken: z.int(),
          /** Newest month first. */
          statements: z.array(seatStatementSchema),
        })
        .nullable(),
    }),
  },
  startTrial: {
    method: 'POST',
    path: '/api/payment/trial',
    permission: 'signedIn',
    policy: 'Once for each person with a confirmed address; whoever has or had a plan has had it.',
    summary: 'Begins the trial of the individual plan; nothing is charged at its end.',
    errors: { [TRIAL_USED]: 409, [NOT_CONFIRMED]: 409 },
  },
  requestPrice: {
    method: 'PUT',
    path: '/api/payment/requests/:id',
    permission: 'signedIn',
    policy: 'The business plan is asked for by who looks after a company.',
    summary:
      'Asks for a price under a client-generated id; it takes the place of an earlier request.',
    params: byId,
    body: z.object({ plan: planSchema, period: periodSchema, seats: seatsSchema.nullable() }),
    errors: { [NO_COMPANY]: 409 },
  },
  withdrawRequest: {
    method: 'DELETE',
    path: '/api/payment/requests/:id',
    permission: 'signedIn',
    policy: ofBuyer,
    summary: 'Takes a request back; one that is not there is taken back already.',
    params: byId,
  },
  acceptOffer: {
    method: 'POST',
    path: '/api/payment/offers/:id/acceptance',
    permission: 'signedIn',
    policy: ofBuyer,
    summary: 'Accepts an offer, which makes its invoice; accepting it again changes nothing.',
    params: byId,
    errors: { [OFFER_OVER]: 409, [TOO_FEW_SEATS]: 409 },
  },
  refuseOffer: {
    method: 'POST',
    path: '/api/payment/offers/:id/refusal',
    permission: 'signedIn',
    policy: ofBuyer,
    summary: 'Refuses an offer.',
    params: byId,
    errors: { [OFFER_OVER]: 409 },
  },
  tellPaid: {
    method: 'POST',
    path: '/api/payment/invoices/:id/told',
    permission: 'signedIn',
    policy: ofBuyer,
    summary: 'Says that an invoice is paid, so that somebody looks at the bank statement.',
    params: byId,
    errors: { [NOT_OPEN]: 409 },
  },
  payByCard: {
    method: 'POST',
    path: '/api/payment/invoices/:id/card',
    permission: 'signedIn',
    policy: ofBuyer,
    summary:
      'The address of a page of Stripe that takes the payment. 404 where the instance takes no cards.',
    params: byId,
    out: z.object({ url: z.url() }),
    errors: { [NOT_OPEN]: 409, [CARD_UNREACHABLE]: 409 },
  },
  seatStatements: {
    method: 'GET',
    path: '/api/payment/seat-statements.csv',
    permission: 'companyAdmin',
    policy: ofBuyer,
    summary: 'Places of the caller’s company and how many were taken, month by month, as CSV.',
    file: 'text/csv; charset=utf-8',
  },
  receipt: {
    method: 'GET',
    path: '/api/payment/invoices/:id/receipt.pdf',
    permission: 'signedIn',
    policy: ofBuyer,
    summary: 'Receipt of a paid invoice as PDF, in the caller’s language.',
    params: byId,
    file: 'application/pdf',
    costly: true,
  },
  withdraw: {
    method: 'POST',
    path: '/api/payment/invoices/:id/withdrawal',
    permission: 'signedIn',
    policy: 'The person who bought their own plan, within seven days of its confirmation.',
    summary: 'Takes a purchase back: its period ends and the refund waits for an administrator.',
    params: byId,
    errors: { [WITHDRAWAL_OVER]: 409 },
  },
  cancelPlan: {
    method: 'POST',
    path: '/api/payment/plans/:id/cancellation',
    permission: 'signedIn',
    policy: ofBuyer,
    summary: 'Ends a paid plan with its period; until then it goes on.',
    params: byId,
    errors: { [PLAN_ENDED]: 409 },
  },
  reactivatePlan: {
    method: 'DELETE',
    path: '/api/payment/plans/:id/cancellation',
    permission: 'signedIn',
    policy: ofBuyer,
    summary: 'Lets a cancelled plan be renewed after all, while its period runs.',
    params: byId,
    errors: { [PLAN_ENDED]: 409 },
  },
});
