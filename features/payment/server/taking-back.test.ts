import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { companyMembers } from '#features/companies/server/companies.tables.ts';
import { signInNewPerson, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import type { Account } from '../contract/payment.schemas.ts';
import { daysAfter } from '../contract/plan.rules.ts';
import { sendEvent, startFakeStripe } from './testing/fake-stripe.ts';
import { paymentWorld, START } from './testing/payment-world.ts';

let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
let server: TestApp;
const payments = paymentWorld(async () => {
  stripe = await startFakeStripe();
  return stripe.environment;
});
const { clock, ask, accountOf, planNow, hourlyLook } = payments;
afterAll(() => stripe?.stop());
beforeEach(() => {
  server = payments.world();
  stripe.forget();
});

interface Wanted {
  period: 'monthly' | 'yearly';
  seats?: number;
  priceCents: number;
}
const kindOf = ({ seats }: Wanted) => (seats ? 'company' : 'own');

/** Asks, is offered and accepts; the open invoice's id. */
async function owe(who: TestPerson, wanted: Wanted): Promise<string> {
  const { period, seats = null, priceCents } = wanted;
  const terms = { plan: seats ? 'empresarial' : 'individual', period, seats };
  const offer = await payments.offerTo(who, terms, { priceCents });
  expect((await payments.accept(who, offer)).status).toBe(204);
  const { invoices } = await accountOf(who, kindOf(wanted));
  return invoices.find(({ state }) => state === 'open')?.id ?? '';
}
async function confirm(id: string): Promise<string> {
  expect((await payments.confirm(id)).status).toBe(204);
  return id;
}
const buy = async (who: TestPerson, wanted: Wanted) => confirm(await owe(who, wanted));
const withdraw = (who: TestPerson, id: string) =>
  ask(who, 'POST', `/api/payment/invoices/${id}/withdrawal`);

/** Bruno's company pays by card, and the money goes back at Stripe. */
async function payByCard(who: TestPerson, wanted: Wanted): Promise<string> {
  const id = await owe(who, wanted);
  const { invoices } = await accountOf(who, kindOf(wanted));
  const cents = invoices.find((one) => one.id === id)?.amountCents ?? 0;
  const payment = `pi_${id}`;
  stripe.atStripe.payments.set(payment, { invoice: id, cents, back: false });
  expect(await sendEvent(server.url, 'payment_intent.succeeded', payment)).toBe(204);
  return payment;
}
async function refund(payment: string): Promise<void> {
  const paid = stripe.atStripe.payments.get(payment);
  if (paid) paid.back = true;
  expect(await sendEvent(server.url, 'charge.refunded', payment)).toBe(204);
}
const month = { period: 'monthly', priceCents: 2_990 } as const;
const year = { period: 'yearly', priceCents: 29_900 } as const;

describe('of two periods that Ana paid for', () => {
  it('the first is taken back: the year begins now, is not refunded, and nobody else can do it', async () => {
    const { ana, duda } = server.people;
    const first = await buy(ana, month);
    await buy(ana, year);
    clock.at = daysAfter(START, 3);
    expect((await withdraw(duda, first)).status).toBe(404);
    expect((await withdraw(ana, first)).status).toBe(204);
    expect((await withdraw(ana, first)).status).toBe(204);
    expect(await planNow(ana)).toBe('individual');
    const { subscription, invoices } = await accountOf(ana, 'own');
    expect(subscription).toMatchObject({ ...year, endsAt: '2027-11-27T15:00:00.000Z' });
    expect(invoices.map(({ state }) => state)).toEqual(['paid', 'refund_asked']);
    clock.at = new Date('2027-11-27T14:59:59Z');
    expect(await planNow(ana)).toBe('individual');
    clock.at = new Date('2027-11-27T15:00:00Z');
    expect(await planNow(ana)).toBe('free');
  });

  it('the year is taken back: the month is as it was, and its renewal costs what a month costs', async () => {
    const lia = await signInNewPerson(server.url, server.context, 'Lia Rocha');
    await buy(lia, month);
    clock.at = daysAfter(START, 24);
    const second = await buy(lia, year);
    expect((await accountOf(lia, 'own')).subscription).toMatchObject(year);
    expect((await withdraw(lia, second)).status).toBe(204);
    const monthly = { ...month, endsAt: '2026-12-24T15:00:00.000Z' };
    expect((await accountOf(lia, 'own')).subscription).toMatchObject(monthly);
    await hourlyLook(daysAfter(START, 24));
    const { invoices } = await accountOf(lia, 'own');
    const [renewal] = invoices.filter(({ state }) => state === 'open');
    expect(renewal).toMatchObject({ period: 'monthly', amountCents: 2_990 });
    await confirm(renewal?.id ?? '');
    const longer = { ...month, endsAt: '2027-01-24T15:00:00.000Z' };
    expect((await accountOf(lia, 'own')).subscription).toMatchObject(longer);
  });

  it('a month that is over is refunded: what runs goes on, and its renewal waits as it did', async () => {
    const { ana } = server.people;
    const payment = await payByCard(ana, month);
    await hourlyLook(daysAfter(START, 25));
    const renewalOf = async () =>
      (await accountOf(ana, 'own')).invoices.find(({ state }) => state === 'open')?.id ?? '';
    await confirm(await renewalOf());
    await hourlyLook(new Date('2027-01-18T15:00:00Z'));
    const [before, waiting] = [await accountOf(ana, 'own'), await renewalOf()];
    await refund(payment);
    const after = await accountOf(ana, 'own');
    expect(after.subscription).toEqual(before.subscription);
    expect(after.subscription?.endsAt).toBe('2027-01-24T15:00:00.000Z');
    expect(after.invoices.at(-1)?.state).toBe('refunded');
    expect(await renewalOf()).toBe(waiting);
    expect(await planNow(ana)).toBe('individual');
  });

  it('the only one is refunded in its last week: free at once, and its renewal is void', async () => {
    const { ana } = server.people;
    const payment = await payByCard(ana, month);
    await hourlyLook(daysAfter(START, 25));
    expect((await accountOf(ana, 'own')).invoices[0]?.state).toBe('open');
    await refund(payment);
    expect(await planNow(ana)).toBe('free');
    const states = (await accountOf(ana, 'own')).invoices.map(({ state }) => state);
    expect(states).toEqual(['void', 'refunded']);
  });
});

describe('a Pix that is confirmed after another offer was taken', () => {
  it('pays for what it was asked for, and the newer terms stay', async () => {
    const { ana } = server.people;
    await buy(ana, month);
    await hourlyLook(daysAfter(START, 25));
    const renewal = (await accountOf(ana, 'own')).invoices[0]?.id ?? '';
    expect((await ask(ana, 'POST', `/api/payment/invoices/${renewal}/told`)).status).toBe(204);
    clock.at = daysAfter(START, 26);
    await buy(ana, year);
    await confirm(renewal);
    const { subscription } = await accountOf(ana, 'own');
    expect(subscription).toMatchObject({ ...year, endsAt: '2028-01-24T15:00:00.000Z' });
  });

  it('leaves no renewal of the old terms behind', async () => {
    const { ana } = server.people;
    await buy(ana, month);
    clock.at = daysAfter(START, 16);
    const upgrade = await owe(ana, year);
    await ask(ana, 'POST', `/api/payment/invoices/${upgrade}/told`);
    await hourlyLook(daysAfter(START, 25));
    await confirm(upgrade);
    const states = (await accountOf(ana, 'own')).invoices.map(({ state }) => state);
    expect(states).toEqual(['void', 'paid', 'paid']);
  });
});

describe('places of Bruno’s company', () => {
  const few = { period: 'monthly', seats: 2, priceCents: 3_000 } as const;
  const many = { period: 'monthly', seats: 500, priceCents: 1_000 } as const;
  const join = ({ userId }: TestPerson, joinedAt: Date) =>
    server.context.db
      .insert(companyMembers)
      .values({ userId, companyId: server.people.companyA.id, joinedAt });

  it('are two again, at their price, once the money for 500 is back: who came first keeps theirs', async () => {
    const { ana, bruno } = server.people;
    const rui = await signInNewPerson(server.url, server.context, 'Rui Alves');
    await buy(bruno, few);
    await join(rui, new Date());
    const payment = await payByCard(bruno, many);
    expect(await planNow(rui)).toBe('empresarial');
    expect((await accountOf(bruno, 'company')).subscription).toMatchObject(many);
    await refund(payment);
    const { subscription } = await accountOf(bruno, 'company');
    expect(subscription).toMatchObject({ ...few, endsAt: '2026-12-24T15:00:00.000Z' });
    expect([await planNow(ana), await planNow(bruno), await planNow(rui)]).toEqual([
      'empresarial',
      'empresarial',
      'free',
    ]);
  });

  it('are no more than were paid for when the plan is renewed and its people have changed', async () => {
    const { ana, bruno } = server.people;
    await buy(bruno, few);
    const nina = await signInNewPerson(server.url, server.context, 'Nina Costa');
    // She came before Ana and has no place.
    await join(nina, daysAfter(START, -400));
    await hourlyLook(daysAfter(START, 25));
    const renewal = (await accountOf(bruno, 'company')).invoices[0]?.id ?? '';
    await confirm(renewal);
    expect([await planNow(ana), await planNow(nina)]).toEqual(['empresarial', 'free']);
    const { seatsTaken } = (await accountOf(bruno, 'company')) as Account & { seatsTaken: number };
    expect(seatsTaken).toBe(2);
  });
});
