import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { userSubscriptions } from '#features/access/server/access.tables.ts';
import { adminActs } from '#features/audit/server/audit.tables.ts';
import { personJoins } from '#features/companies/server/index.ts';
import { signInNewPerson, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import { daysAfter } from '../contract/plan.rules.ts';
import { readPixCode } from '../contract/read-pix-code.rules.ts';
import { companySeats, type takeSeat } from './company-seats.ts';
import { paymentWorld, START, type Wanted } from './testing/payment-world.ts';

const payments = paymentWorld(() => ({
  ...{ PIX_KEY: 'pix@florescer.example', PIX_NAME: 'Florescer', PIX_CITY: 'Recife' },
}));
const { clock, ask, overview, accountOf, planNow, offerTo, accept, confirm, hourlyLook } = payments;
/** The log forgets nothing between tests. */
let actsBefore = 0;
let server: TestApp;
beforeEach(async () => {
  server = payments.world();
  actsBefore = 0;
  actsBefore = (await acts()).length;
});

const codeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
];
const acts = async () => {
  const rows = await server.context.db.select().from(adminActs).orderBy(adminActs.id);
  return rows.slice(actsBefore).map(({ act }) => act);
};

const individual = { plan: 'individual', period: 'monthly', seats: null };
const business = (seats: number) => ({ plan: 'empresarial', period: 'monthly', seats });

/** Takes an offer all the way; the paid invoice's id. */
async function buy(who: TestPerson, wanted: Wanted = individual) {
  expect((await accept(who, await offerTo(who, wanted))).status).toBe(204);
  const account = await accountOf(who, wanted.plan === 'individual' ? 'own' : 'company');
  const id = account.invoices[0]?.id ?? '';
  expect((await confirm(id)).status).toBe(204);
  return id;
}

/** What somebody was mailed of their plan; an offer that is accepted at once is not announced any more. */
const mailed = async ({ email }: TestPerson) =>
  (await server.mailbox(email, 0))
    .map(({ subject }) => subject)
    .filter((subject) => !subject.includes('proposta'));

describe('a person’s own plan', () => {
  it('is asked for, offered, accepted, paid by Pix and active, with its receipt and a mail', async () => {
    const { ana, bruno, carla } = server.people;
    const offer = await offerTo(ana, individual);
    await server.mailbox(ana.email, 1);
    expect((await accountOf(ana)).request).toBeNull();
    expect((await accountOf(ana)).offers).toMatchObject([{ id: offer, priceCents: 4900 }]);
    expect((await accept(ana, offer)).status).toBe(204);
    const [invoice] = (await accountOf(ana)).invoices;
    expect(invoice).toMatchObject({ state: 'open', amountCents: 4900, receipt: null });
    const read = readPixCode(invoice?.pixCode ?? '');
    expect('fields' in read && read.fields.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['pix@florescer.example', '49.00', invoice?.reference]),
    );
    expect(await planNow(ana)).toBe('free');

    expect((await ask(ana, 'POST', `/api/payment/invoices/${invoice?.id}/told`)).status).toBe(204);
    const receipt = `/api/payment/invoices/${invoice?.id}/receipt.pdf`;
    expect((await ask(ana, 'GET', receipt)).status).toBe(404);
    expect((await confirm(invoice?.id ?? '', bruno)).status).toBe(403);
    expect((await confirm(invoice?.id ?? '')).status).toBe(204);
    expect(await planNow(ana)).toBe('individual');
    const after = await accountOf(ana);
    expect(after.subscription).toMatchObject({ endsAt: '2026-12-24T15:00:00.000Z' });
    expect(after.invoices).toMatchObject([
      {
        state: 'paid',
        receipt: '2026-0001',
        pixCode: null,
        withdrawUntil: '2026-12-01T15:00:00.000Z',
      },
    ]);
    const file = await ask(ana, 'GET', receipt);
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
    expect((await ask(carla, 'GET', receipt)).status).toBe(404);
    expect(await acts()).toEqual(['offer_made', 'payment_confirmed']);
    const mails = await server.mailbox(ana.email, 2);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Sua proposta do Florescer chegou',
      'Pagamento confirmado',
    ]);
  });

  it('confirmed twice, also at once, is one period and one act', async () => {
    const { ana } = server.people;
    await accept(ana, await offerTo(ana, individual));
    const id = (await accountOf(ana)).invoices[0]?.id ?? '';
    const answers = await Promise.all([confirm(id), confirm(id), confirm(id)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await accountOf(ana)).subscription?.endsAt).toBe('2026-12-24T15:00:00.000Z');
    expect((await acts()).filter((act) => act === 'payment_confirmed')).toHaveLength(1);
    const rows = await server.context.db.select().from(userSubscriptions);
    expect(rows).toHaveLength(1);
  });

  it('is not bought by an offer that is over, refused, taken back or somebody else’s', async () => {
    const { ana, bruno, carla, duda } = server.people;
    const old = await offerTo(ana, individual, { days: 1 });
    const companys = await offerTo(bruno, business(5));
    expect((await accept(duda, old)).status).toBe(404);
    expect((await accept(ana, companys)).status).toBe(404);
    expect((await accept(duda, companys)).status).toBe(404);
    expect((await accept(carla, companys)).status).toBe(404);
    clock.at = daysAfter(START, 1);
    expect(await codeOf(await accept(ana, old))).toEqual([409, 'offer_over']);
    const refused = await offerTo(ana, individual);
    await ask(ana, 'POST', `/api/payment/offers/${refused}/refusal`);
    expect(await codeOf(await accept(ana, refused))).toEqual([409, 'offer_over']);
    const gone = await offerTo(ana, individual);
    expect((await ask(carla, 'DELETE', `/api/admin/payment/offers/${gone}`)).status).toBe(204);
    expect(await codeOf(await accept(ana, gone))).toEqual([409, 'offer_over']);
    expect((await accountOf(ana)).invoices).toEqual([]);
  });

  it('accepted twice at once makes one invoice', async () => {
    const { ana } = server.people;
    const offer = await offerTo(ana, individual);
    const answers = await Promise.all([accept(ana, offer), accept(ana, offer)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect((await accountOf(ana)).invoices).toHaveLength(1);
  });

  it('is taken back within seven days: free at once, refunded once by Carla, not by Ana', async () => {
    const { ana, carla } = server.people;
    const id = await buy(ana);
    clock.at = new Date(daysAfter(START, 7).getTime() - 1);
    const withdrawal = `/api/payment/invoices/${id}/withdrawal`;
    expect((await ask(server.people.duda, 'POST', withdrawal)).status).toBe(404);
    expect((await ask(ana, 'POST', withdrawal)).status).toBe(204);
    expect((await ask(ana, 'POST', withdrawal)).status).toBe(204);
    expect(await planNow(ana)).toBe('free');
    const refund = `/api/admin/payment/invoices/${id}/refund`;
    expect((await ask(ana, 'POST', refund)).status).toBe(403);
    expect((await ask(carla, 'POST', refund)).status).toBe(204);
    expect((await ask(carla, 'POST', refund)).status).toBe(204);
    expect((await accountOf(ana)).invoices).toMatchObject([{ state: 'refunded' }]);
    expect((await acts()).filter((act) => act === 'refund_done')).toHaveLength(1);
    expect(await codeOf(await confirm(id))).toEqual([409, 'not_open']);
  });

  it('stays bought on the eighth day', async () => {
    const { ana } = server.people;
    const id = await buy(ana);
    clock.at = daysAfter(START, 7);
    const answer = await ask(ana, 'POST', `/api/payment/invoices/${id}/withdrawal`);
    expect(await codeOf(answer)).toEqual([409, 'withdrawal_over']);
    expect(await planNow(ana)).toBe('individual');
  });

  it('of a trial is free on the second of its end, before any job', async () => {
    const { ana } = server.people;
    const endsAt = new Date('2026-12-08T03:00:00Z');
    const trial = { planType: 'individual', status: 'active', trial: true, endsAt };
    await server.context.db.insert(userSubscriptions).values({ userId: ana.userId, ...trial });
    clock.at = new Date(endsAt.getTime() - 1);
    expect(await planNow(ana)).toBe('individual');
    clock.at = endsAt;
    expect(await planNow(ana)).toBe('free');
  });
});

describe('a period', () => {
  it('is told 7 days and 1 day before its end with one invoice, which prolongs it once', async () => {
    const lia = await signInNewPerson(server.url, server.context, 'Lia Rocha');
    await buy(lia);
    const end = new Date('2026-12-24T15:00:00Z');
    const notice = 'Seu plano do Florescer vai até 24 de dezembro de 2026';
    await hourlyLook(daysAfter(end, -8));
    expect(await mailed(lia)).toEqual(['Pagamento confirmado']);
    await hourlyLook(daysAfter(end, -7));
    await hourlyLook(daysAfter(end, -6));
    expect(await mailed(lia)).toEqual(['Pagamento confirmado', notice]);
    await hourlyLook(daysAfter(end, -1));
    expect(await mailed(lia)).toEqual(['Pagamento confirmado', notice, notice]);
    const open = (await accountOf(lia)).invoices.filter(({ state }) => state === 'open');
    expect(open).toHaveLength(1);
    expect((await confirm(open[0]?.id ?? '')).status).toBe(204);
    await hourlyLook(end);
    expect(await planNow(lia)).toBe('individual');
    expect((await accountOf(lia)).subscription?.endsAt).toBe('2027-01-24T15:00:00.000Z');
  });

  it('that nobody pays ends on the free plan, on the second and with a mail', async () => {
    const rui = await signInNewPerson(server.url, server.context, 'Rui Alves');
    await buy(rui);
    const end = new Date('2026-12-24T15:00:00Z');
    await hourlyLook(daysAfter(end, -1));
    clock.at = end;
    expect(await planNow(rui)).toBe('free');
    await hourlyLook(end);
    await hourlyLook(daysAfter(end, 1));
    expect(await mailed(rui)).toEqual([
      'Pagamento confirmado',
      'Seu plano do Florescer vai até 24 de dezembro de 2026',
      'Seu plano do Florescer terminou',
    ]);
    const account = await accountOf(rui);
    expect(account.subscription).toBeNull();
    expect(account.invoices.map(({ state }) => state)).toEqual(['void', 'paid']);
  });

  it('goes on to its end when it is cancelled, is not billed again, and can be reactivated', async () => {
    const { ana, bruno } = server.people;
    await buy(ana);
    const { subscription } = await accountOf(ana);
    const path = `/api/payment/plans/${subscription?.id}/cancellation`;
    expect((await ask(bruno, 'POST', path)).status).toBe(404);
    expect((await ask(ana, 'POST', path)).status).toBe(204);
    expect((await accountOf(ana)).subscription?.cancelled).toBe(true);
    expect(await planNow(ana)).toBe('individual');
    await hourlyLook(new Date('2026-12-23T15:00:00Z'));
    expect((await accountOf(ana)).invoices).toHaveLength(1);
    expect((await ask(ana, 'DELETE', path)).status).toBe(204);
    await hourlyLook(new Date('2026-12-23T16:00:00Z'));
    expect((await accountOf(ana)).invoices).toHaveLength(2);
    clock.at = new Date('2026-12-24T15:00:00Z');
    expect(await codeOf(await ask(ana, 'POST', path))).toEqual([409, 'plan_ended']);
  });
});

describe('the trial of who registered without one', () => {
  const begin = (who: TestPerson) => ask(who, 'POST', '/api/payment/trial');
  const mayTry = async (who: TestPerson) =>
    ((await (await ask(who, 'GET', '/api/payment')).json()) as { mayTry: boolean }).mayTry;

  it('begins once, also when it is asked for twice at once, and not again after its end', async () => {
    const { ana } = server.people;
    expect(await mayTry(ana)).toBe(true);
    const answers = await Promise.all([begin(ana), begin(ana)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const rows = await server.context.db.select().from(userSubscriptions);
    expect(rows).toMatchObject([
      { userId: ana.userId, planType: 'individual', trial: true, endsAt: daysAfter(START, 14) },
    ]);
    expect([await planNow(ana), await mayTry(ana)]).toEqual(['individual', false]);
    clock.at = daysAfter(START, 14);
    expect(await planNow(ana)).toBe('free');
    expect(await codeOf(await begin(ana))).toEqual([409, 'trial_used']);
  });

  it('is not for who had a plan of another kind', async () => {
    const { bruno } = server.people;
    const ended = { planType: 'empresarial', status: 'ended', endsAt: START };
    await server.context.db.insert(userSubscriptions).values({ userId: bruno.userId, ...ended });
    expect(await mayTry(bruno)).toBe(false);
    expect(await codeOf(await begin(bruno))).toEqual([409, 'trial_used']);
  });
});

/** What a company asks when somebody joins it. */
const joinIn = async (...joining: Parameters<typeof takeSeat>) =>
  (await Promise.all(personJoins.of(server.context).map((give) => give(...joining))))[0];

describe('a company’s plan', () => {
  it('is bought by Bruno who looks after it, paid for each place taken, and is Ana’s too', async () => {
    const { ana, bruno, duda } = server.people;
    const wrong = await ask(ana, 'PUT', `/api/payment/requests/${randomUUID()}`, business(5));
    expect(await codeOf(wrong)).toEqual([409, 'no_company']);
    const offer = await offerTo(bruno, business(5), { priceCents: 1400 });
    expect((await overview(ana)).company).toBeNull();
    expect((await accept(bruno, offer)).status).toBe(204);
    const [invoice] = (await accountOf(bruno, 'company')).invoices;
    expect(invoice).toMatchObject({ amountCents: 2800, seats: 2 });
    await confirm(invoice?.id ?? '');
    expect([await planNow(ana), await planNow(bruno), await planNow(duda)]).toEqual([
      'empresarial',
      'empresarial',
      'free',
    ]);
    expect(await overview(bruno)).toMatchObject({ company: { seatsTaken: 2, people: 2 } });
    expect(await acts()).toEqual(['offer_made', 'offer_accepted', 'payment_confirmed']);
  });

  it('is stated month by month, each counted once, to Bruno and not to Ana', async () => {
    const { ana, bruno, duda } = server.people;
    await buy(bruno, business(5));
    await hourlyLook(new Date('2026-12-01T05:37:00Z'));
    expect((await overview(bruno)).company).toMatchObject({ statements: [] });
    // The last day of November closes at three in the night in São Paulo.
    await hourlyLook(new Date('2026-12-01T06:37:00Z'));
    await hourlyLook(new Date('2026-12-01T07:37:00Z'));
    const statement = { month: '2026-11', seats: 5, taken: 2, countedOn: '2026-12-01' };
    expect((await overview(bruno)).company).toMatchObject({ statements: [statement] });
    const csv = await ask(bruno, 'GET', '/api/payment/seat-statements.csv');
    expect((await csv.text()).split('\r\n')[1]).toBe('2026-11;5;2;2026-12-01');
    expect((await ask(ana, 'GET', '/api/payment/seat-statements.csv')).status).toBe(403);
    const others = await ask(duda, 'GET', '/api/payment/seat-statements.csv');
    expect((await others.text()).trim().split('\r\n')).toHaveLength(1);
  });

  it('is asked for, and Carla sees how many people this company has, not all companies', async () => {
    const { bruno, carla } = server.people;
    const wish = { plan: 'empresarial', period: 'monthly', seats: 5 };
    await ask(bruno, 'PUT', `/api/payment/requests/${randomUUID()}`, wish);
    const work = (await (await ask(carla, 'GET', '/api/admin/payment')).json()) as {
      requests: { people: number | null }[];
    };
    expect(work.requests.map(({ people }) => people)).toContain(2);
  });

  it('is not accepted with fewer places than people', async () => {
    const { bruno } = server.people;
    const offer = await offerTo(bruno, business(1));
    expect(await codeOf(await accept(bruno, offer))).toEqual([409, 'too_few_seats']);
  });

  it('has its last ten places taken by ten of a hundred who come at once', async () => {
    const { bruno, companyA } = server.people;
    await buy(bruno, business(12));
    const { db, connection } = server.context;
    const { rows } = await connection.pool.query<{ id: string }>(
      `insert into users (email) select 'at-once-' || n || '@example.com' from generate_series(1, 100) n returning id`,
    );
    const outcomes = await Promise.all(
      rows.map(({ id: userId }) =>
        db.transaction((tx) => joinIn(tx, { userId, companyId: companyA.id, now: clock.at })),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(90);
    expect(await companySeats(db, companyA.id, clock.at)).toMatchObject({ seats: 12, taken: 12 });
  });

  it('gives who joins during the trial the same end, and nothing where there is no plan', async () => {
    const { ana, bruno, companyA, companyB, duda } = server.people;
    const { db } = server.context;
    const endsAt = daysAfter(clock.at, 5);
    const trial = { planType: 'empresarial', status: 'active', trial: true, endsAt };
    await db.insert(userSubscriptions).values({ userId: bruno.userId, ...trial });
    const join = (userId: string, companyId: string) =>
      db.transaction((tx) => joinIn(tx, { userId, companyId, now: clock.at }));
    expect(await join(ana.userId, companyA.id)).toBe('taken');
    expect(await join(duda.userId, companyB.id)).toBe('none');
    const [row] = await db
      .select()
      .from(userSubscriptions)
      .where(eq(userSubscriptions.userId, ana.userId));
    expect(row).toMatchObject(trial);
  });
});
