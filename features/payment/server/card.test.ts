import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { userSubscriptions } from '#features/access/server/access.tables.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import type { Account } from '../contract/payment.schemas.ts';
import { daysAfter } from '../contract/plan.rules.ts';
import { paidPlans, planInvoices, planOffers, priceRequests } from './payment.tables.ts';
import { sendEvent, startFakeStripe } from './testing/fake-stripe.ts';

let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
let atStripe: typeof stripe.atStripe;
let server: TestApp;

beforeAll(async () => {
  stripe = await startFakeStripe();
  ({ atStripe } = stripe);
  server = await startTestApp({ environment: stripe.environment });
});
afterAll(async () => {
  await server?.stop();
  await stripe?.stop();
});
beforeEach(async () => {
  const { db } = server.context;
  for (const table of [planInvoices, paidPlans, planOffers, priceRequests, userSubscriptions]) {
    await db.delete(table);
  }
  stripe.forget();
});

/** Ana accepts an offer of 49 reais; the invoice's id. */
async function anaOwes(): Promise<string> {
  const { ana, carla } = server.people;
  const [requestId, offerId] = [randomUUID(), randomUUID()];
  const terms = { period: 'monthly', seats: null };
  const put = (who: TestPerson, path: string, json: object) =>
    server.fetchAs(who, path, { method: 'PUT', json });
  await put(ana, `/api/payment/requests/${requestId}`, { ...terms, plan: 'individual' });
  const validUntil = daysAfter(new Date(), 7).toISOString();
  const offer = { ...terms, requestId, priceCents: 4900, validUntil };
  expect((await put(carla, `/api/admin/payment/offers/${offerId}`, offer)).status).toBe(204);
  await server.fetchAs(ana, `/api/payment/offers/${offerId}/acceptance`, { method: 'POST' });
  return (await ofAna()).invoices[0]?.id ?? '';
}
const ofAna = async () =>
  ((await (await server.fetchAs(server.people.ana, '/api/payment')).json()) as { own: Account })
    .own;
const plan = async () =>
  ((await (await server.fetchAs(server.people.ana, '/api/me')).json()) as { plan: string }).plan;
const post = (who: TestPerson, path: string) => server.fetchAs(who, path, { method: 'POST' });

/** Somebody pays on Stripe's page. */
function paid(invoice: string, { cents = 4900 } = {}): void {
  atStripe.payments.set('pi_1', { invoice, cents, back: false });
}

const event = (type: string, id: string, more?: { secret?: string; at?: number }) =>
  sendEvent(server.url, type, id, more);

it('Ana is led to a page that knows an amount and a number, and nothing of her', async () => {
  const { ana, bruno } = server.people;
  const id = await anaOwes();
  expect((await ofAna()).invoices[0]).toMatchObject({ byCard: true });
  expect((await post(bruno, `/api/payment/invoices/${id}/card`)).status).toBe(404);
  const answer = await post(ana, `/api/payment/invoices/${id}/card`);
  expect(await answer.json()).toEqual({ url: 'https://checkout.stripe.com/c/pay/cs_1' });
  const [page] = atStripe.pages;
  expect(page?.get('line_items[0][price_data][unit_amount]')).toBe('4900');
  expect(page?.get('payment_intent_data[metadata][invoice]')).toBe(id);
  expect(decodeURIComponent(String(page))).not.toContain(ana.email);
});

it('five events in disorder are one payment, one receipt and one period', async () => {
  const id = await anaOwes();
  paid(id);
  const types = ['payment_intent.succeeded', 'checkout.session.completed'];
  const many = [...types, ...types, 'checkout.session.async_payment_succeeded'];
  expect(await Promise.all(many.map((type) => event(type, 'pi_1')))).toEqual(many.map(() => 204));
  const { invoices, subscription } = await ofAna();
  expect(invoices).toMatchObject([{ state: 'paid', byCard: false }]);
  const { startsAt = '', endsAt = '' } = subscription ?? {};
  const days = (Date.parse(endsAt) - Date.parse(startsAt)) / 86_400_000;
  expect(days).toBeLessThanOrEqual(31);
  expect(await plan()).toBe('individual');
  const again = await post(server.people.ana, `/api/payment/invoices/${id}/card`);
  expect(again.status).toBe(409);
});

it.each([
  ['signed with another secret', { secret: 'whsec_other' }],
  ['older than five minutes', { at: Math.floor(Date.now() / 1000) - 301 }],
])('an event %s is refused and pays nothing', async (_, wrong) => {
  const id = await anaOwes();
  paid(id);
  expect(await event('payment_intent.succeeded', 'pi_1', wrong)).toBe(400);
  expect((await ofAna()).invoices[0]?.state).toBe('open');
});

it('money that is less than the invoice goes back, and the invoice stays open', async () => {
  const id = await anaOwes();
  paid(id, { cents: 100 });
  await event('payment_intent.succeeded', 'pi_1');
  await event('payment_intent.succeeded', 'pi_1');
  expect([...atStripe.refunds.values()]).toEqual(['pi_1']);
  expect((await ofAna()).invoices[0]?.state).toBe('open');
});

it('paid by Pix and by card as well: the card’s money goes back, the plan stays', async () => {
  const id = await anaOwes();
  const confirmed = `/api/admin/payment/invoices/${id}/confirmation`;
  expect((await post(server.people.carla, confirmed)).status).toBe(204);
  paid(id);
  expect(await event('checkout.session.completed', 'pi_1')).toBe(204);
  expect([...atStripe.refunds.values()]).toEqual(['pi_1']);
  expect(await event('charge.refunded', 'pi_1')).toBe(204);
  expect((await ofAna()).invoices[0]?.state).toBe('paid');
  expect(await plan()).toBe('individual');
});

it('taken back within seven days: Carla’s refund is Stripe’s, once, and the plan is free', async () => {
  const { ana, carla } = server.people;
  const id = await anaOwes();
  paid(id);
  await event('payment_intent.succeeded', 'pi_1');
  expect((await post(ana, `/api/payment/invoices/${id}/withdrawal`)).status).toBe(204);
  const refund = `/api/admin/payment/invoices/${id}/refund`;
  expect((await post(ana, refund)).status).toBe(403);
  expect((await post(carla, refund)).status).toBe(204);
  await event('charge.refunded', 'pi_1');
  await event('payment_intent.succeeded', 'pi_1');
  expect([...atStripe.refunds]).toEqual([['refund-pi_1', 'pi_1']]);
  expect((await ofAna()).invoices[0]?.state).toBe('refunded');
  expect(await plan()).toBe('free');
});

it('a refund made at Stripe itself ends the period here', async () => {
  const id = await anaOwes();
  paid(id);
  await event('payment_intent.succeeded', 'pi_1');
  const payment = atStripe.payments.get('pi_1');
  if (payment) payment.back = true;
  await event('charge.refunded', 'pi_1');
  expect((await ofAna()).invoices[0]?.state).toBe('refunded');
  expect(await plan()).toBe('free');
});

it('without an answer from Stripe, nothing is half: Ana is told, and an event comes again', async () => {
  const id = await anaOwes();
  paid(id);
  atStripe.down = true;
  const answer = await post(server.people.ana, `/api/payment/invoices/${id}/card`);
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
    409,
    'card_unreachable',
  ]);
  expect(await event('payment_intent.succeeded', 'pi_1')).toBeGreaterThanOrEqual(500);
  atStripe.down = false;
  expect(await event('payment_intent.succeeded', 'pi_1')).toBe(204);
  expect((await ofAna()).invoices[0]?.state).toBe('paid');
});
