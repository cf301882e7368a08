import * as z from 'zod';
import { defineContract, idSchema, pageQuerySchema } from '#packages/api/contract/index.ts';
import { NOT_OPEN, OFFER_OVER } from './payment.contract.ts';
import {
  centsSchema,
  invoiceSchema,
  offerSchema,
  periodSchema,
  requestSchema,
  seatsSchema,
} from './payment.schemas.ts';

/** The instance has neither a Pix key nor an account for cards, so nothing could be paid. */
export const NO_PIX = 'no_pix';
/** An offer to a company names its places, one to a person none, and it is still valid tomorrow. */
export const WRONG_TERMS = 'wrong_terms';

const byId = z.object({ id: idSchema });
/** A person's name or address, or a company's name; null once nobody can say it any more. */
const buyer = { buyer: z.string().nullable() };

const adminInvoiceSchema = invoiceSchema.extend(buyer);
export type AdminInvoice = z.infer<typeof adminInvoiceSchema>;
const adminRequestSchema = requestSchema.extend({ ...buyer, people: z.int().nullable() });
export type AdminRequest = z.infer<typeof adminRequestSchema>;
const adminOfferSchema = offerSchema.extend(buyer);
export type AdminOffer = z.infer<typeof adminOfferSchema>;

export const paymentAdminContract = defineContract({
  openWork: {
    method: 'GET',
    path: '/api/admin/payment',
    permission: 'admin',
    summary:
      'What waits for an administrator: requests, invoices to confirm, refunds; and the offers that are open.',
    out: z.object({
      canBePaid: z.boolean(),
      requests: z.array(adminRequestSchema),
      offers: z.array(adminOfferSchema),
      invoices: z.array(adminInvoiceSchema),
    }),
  },
  settledInvoices: {
    method: 'GET',
    path: '/api/admin/payment/invoices',
    permission: 'admin',
    summary: 'Invoices that wait for nothing, newest first.',
    query: pageQuerySchema,
    out: z.object({ invoices: z.array(adminInvoiceSchema), next: z.uuid().nullable() }),
  },
  makeOffer: {
    method: 'PUT',
    path: '/api/admin/payment/offers/:id',
    permission: 'admin',
    summary:
      'Answers a request with an offer under a client-generated id; repeating it changes nothing.',
    params: byId,
    body: z.object({
      requestId: idSchema,
      priceCents: centsSchema,
      period: periodSchema,
      seats: seatsSchema.nullable(),
      validUntil: z.iso.datetime(),
    }),
    errors: { [NO_PIX]: 409, [WRONG_TERMS]: 422 },
  },
  withdrawOffer: {
    method: 'DELETE',
    path: '/api/admin/payment/offers/:id',
    permission: 'admin',
    summary: 'Takes an open offer back.',
    params: byId,
    errors: { [OFFER_OVER]: 409 },
  },
  confirmPayment: {
    method: 'POST',
    path: '/api/admin/payment/invoices/:id/confirmation',
    permission: 'admin',
    summary:
      'Confirms that the money came, which starts or prolongs the plan; confirming twice is once.',
    params: byId,
    errors: { [NOT_OPEN]: 409 },
  },
  refundDone: {
    method: 'POST',
    path: '/api/admin/payment/invoices/:id/refund',
    permission: 'admin',
    summary: 'Marks a refund as returned; marking twice is once.',
    params: byId,
    errors: { [NOT_OPEN]: 409 },
  },
});
