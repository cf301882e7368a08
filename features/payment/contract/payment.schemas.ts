import * as z from 'zod';
import { MAX_SEATS, PAID_PLANS, PERIODS } from './plan.rules.ts';

export const planSchema = z.enum(PAID_PLANS);
export const periodSchema = z.enum(PERIODS);
export const seatsSchema = z.int().min(1).max(MAX_SEATS);
export const centsSchema = z.int().min(100).max(100_000_000);

/** What somebody asks a price for; places are a company's alone. */
export const requestSchema = z.object({
  id: z.uuid(),
  plan: planSchema,
  period: periodSchema,
  seats: seatsSchema.nullable(),
  createdAt: z.iso.datetime(),
});
export type PriceRequest = z.infer<typeof requestSchema>;

export const offerSchema = z.object({
  id: z.uuid(),
  plan: planSchema,
  period: periodSchema,
  seats: seatsSchema.nullable(),
  /** Of a period; for a company, of each place that is taken. */
  priceCents: z.int(),
  validUntil: z.iso.datetime(),
  createdAt: z.iso.datetime(),
});
export type Offer = z.infer<typeof offerSchema>;

export const INVOICE_STATES = [
  'open',
  /** Its time to be paid is over; a payment that comes late still counts. */
  'overdue',
  /** The buyer says that it is paid. */
  'told',
  'paid',
  'refund_asked',
  'refunded',
  /** Another one or nothing takes its place. */
  'void',
] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

export const invoiceSchema = z.object({
  id: z.uuid(),
  plan: planSchema,
  period: periodSchema,
  /** Places that are paid for. */
  seats: z.int().nullable(),
  amountCents: z.int(),
  /** As the receiver's bank statement shows it. */
  reference: z.string(),
  state: z.enum(INVOICE_STATES),
  createdAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  toldAt: z.iso.datetime().nullable(),
  confirmedAt: z.iso.datetime().nullable(),
  receipt: z.string().nullable(),
});

export const ownInvoiceSchema = invoiceSchema.extend({
  /** Null where it is not to be paid any more. */
  pixCode: z.string().nullable(),
  /** Whether it can be paid by card. */
  byCard: z.boolean(),
  /** Until when the buyer may take it back; null where nothing can be taken back. */
  withdrawUntil: z.iso.datetime().nullable(),
});
export type OwnInvoice = z.infer<typeof ownInvoiceSchema>;

export const subscriptionSchema = z.object({
  id: z.uuid(),
  plan: planSchema,
  period: periodSchema,
  seats: z.int().nullable(),
  priceCents: z.int(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Ends with its period and is not renewed. */
  cancelled: z.boolean(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** Places of a company at the end of a month. */
export const seatStatementSchema = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  seats: z.int().min(0),
  taken: z.int().min(0),
  countedOn: z.iso.date(),
});
export type SeatStatement = z.infer<typeof seatStatementSchema>;

/** What one buyer has: a person, or a company through its admin. */
export const accountSchema = z.object({
  request: requestSchema.nullable(),
  offers: z.array(offerSchema),
  subscription: subscriptionSchema.nullable(),
  invoices: z.array(ownInvoiceSchema),
});
export type Account = z.infer<typeof accountSchema>;
