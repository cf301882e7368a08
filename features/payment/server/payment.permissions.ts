import { randomUUID } from 'node:crypto';
import { endPaidPlans, startPaidPlans } from '#features/access/server/index.ts';
import {
  adminsOnly,
  CALLERS,
  definePermissions,
  eachTheirOwn,
  everybody,
  ownersOnly,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';
import { daysAfter } from '../contract/plan.rules.ts';
import { paidPlans, planInvoices, planOffers, priceRequests } from './payment.tables.ts';

const terms = { plan: 'individual', period: 'monthly', seats: null } as const;
const wanted = () => ({ plan: 'individual', period: 'monthly', seats: null });

/** What the owner has bought and is offered. */
async function makeBusiness({ context: { db, now }, idOf }: PermissionWorld) {
  const at = now();
  const userId = idOf('owner');
  const ids = {
    request: randomUUID(),
    offer: randomUUID(),
    open: randomUUID(),
    paid: randomUUID(),
    refund: randomUUID(),
    plan: randomUUID(),
  };
  const people = CALLERS.flatMap((caller) => (caller === 'visitor' ? [] : [idOf(caller)]));
  const former = {
    planType: 'individual',
    paidBy: randomUUID(),
    createdAt: at,
    endsAt: at,
  } as const;
  await startPaidPlans(db, people, former);
  await endPaidPlans(db, former.paidBy, at);
  await db.delete(priceRequests);
  await db.delete(planInvoices);
  await db.delete(paidPlans);
  await db.insert(priceRequests).values({ id: ids.request, userId, ...terms });
  const validUntil = daysAfter(at, 7);
  const offer = { id: ids.offer, userId, ...terms, priceCents: 4900, validUntil };
  await db.insert(planOffers).values({ ...offer, state: 'open' });
  const plan = { id: ids.plan, userId, ...terms, priceCents: 4900, startsAt: at };
  await db.insert(paidPlans).values({ ...plan, state: 'active', endsAt: daysAfter(at, 30) });
  const invoice = { userId, ...terms, amountCents: 4900, dueAt: validUntil, paidPlanId: ids.plan };
  await db.insert(planInvoices).values([
    { id: ids.open, ...invoice, reference: 'FLR1', state: 'open' },
    { id: ids.refund, ...invoice, reference: 'FLR2', state: 'refund_asked' },
    {
      ...{ id: ids.paid, ...invoice, reference: 'FLR3', state: 'paid' as const },
      ...{ confirmedAt: at, periodStart: at, receiptNumber: 1 },
    },
  ]);
  return { ...ids, validUntil: validUntil.toISOString() };
}
type Made = Awaited<ReturnType<typeof makeBusiness>>;

const one = (what: keyof Made) => (made: Made) => ({ id: made[what] });
const ownersDo = { statuses: ownersOnly(204) };
const adminsDo = { statuses: adminsOnly(204) };

export const permissions = definePermissions(makeBusiness, {
  'GET /api/payment': { statuses: eachTheirOwn(200) },
  // Everybody here had a plan before.
  'POST /api/payment/trial': { statuses: eachTheirOwn(409) },
  'PUT /api/payment/requests/:id': {
    statuses: eachTheirOwn(204),
    params: () => ({ id: randomUUID() }),
    body: wanted,
  },
  'DELETE /api/payment/requests/:id': { statuses: eachTheirOwn(204), params: one('request') },
  'POST /api/payment/offers/:id/acceptance': { ...ownersDo, params: one('offer') },
  'POST /api/payment/offers/:id/refusal': { ...ownersDo, params: one('offer') },
  'POST /api/payment/invoices/:id/told': { ...ownersDo, params: one('open') },
  // No account for cards in this world: for the owner as for everybody, there is no such thing.
  'POST /api/payment/invoices/:id/card': { statuses: eachTheirOwn(404), params: one('open') },
  'POST /webhooks/stripe': { statuses: everybody(404) },
  'GET /api/payment/seat-statements.csv': {
    statuses: { ...adminsOnly(404), ownCompanyAdmin: 200, otherCompanyAdmin: 200 },
  },
  'GET /api/payment/invoices/:id/receipt.pdf': { statuses: ownersOnly(200), params: one('paid') },
  'POST /api/payment/invoices/:id/withdrawal': { ...ownersDo, params: one('paid') },
  'POST /api/payment/plans/:id/cancellation': { ...ownersDo, params: one('plan') },
  'DELETE /api/payment/plans/:id/cancellation': { ...ownersDo, params: one('plan') },
  'GET /api/admin/payment': { statuses: adminsOnly(200) },
  'GET /api/admin/payment/invoices': { statuses: adminsOnly(200) },
  'PUT /api/admin/payment/offers/:id': {
    ...adminsDo,
    params: () => ({ id: randomUUID() }),
    body: ({ request, validUntil }) => ({
      ...{ requestId: request, priceCents: 4900, period: 'monthly', seats: null },
      validUntil,
    }),
  },
  'DELETE /api/admin/payment/offers/:id': { ...adminsDo, params: one('offer') },
  'POST /api/admin/payment/invoices/:id/confirmation': { ...adminsDo, params: one('open') },
  'POST /api/admin/payment/invoices/:id/refund': { ...adminsDo, params: one('refund') },
});
