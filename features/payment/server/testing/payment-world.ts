import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { userSubscriptions } from '#features/access/server/access.tables.ts';
import { companyMembers } from '#features/companies/server/companies.tables.ts';
import {
  jobsAreDone,
  putInCompanies,
  signIn,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import type { Account } from '../../contract/payment.schemas.ts';
import { daysAfter } from '../../contract/plan.rules.ts';
import { paidPlans, planInvoices, planOffers, priceRequests } from '../payment.tables.ts';
import { periodsJob } from '../periods.job.ts';

export const START = new Date('2026-11-24T15:00:00Z');

type CompanyAccount = Account & { seatsTaken: number; people: number; statements: object[] };

export interface Wanted {
  plan: string;
  period: string;
  seats: number | null;
}

/** A server that sells plans, by a clock that stands; before each test nobody has bought anything. */
export function paymentWorld(
  environment: () => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>,
) {
  const clock = { at: START };
  let server: TestApp;
  beforeAll(async () => {
    server = await startTestApp({ now: () => clock.at, environment: await environment() });
  });
  afterAll(() => server?.stop());
  beforeEach(async () => {
    clock.at = START;
    const { db } = server.context;
    for (const table of [planInvoices, paidPlans, planOffers, priceRequests, userSubscriptions]) {
      await db.delete(table);
    }
    await db.delete(companyMembers);
    await putInCompanies(server.context, server.people);
  });

  /** A token lasts an hour: when the clock has moved, the person has signed in again. */
  async function ask(who: TestPerson, method: string, path: string, json?: object) {
    const asker = clock.at === START ? who : { ...who, ...(await signIn(server.url, who.email)) };
    return server.fetchAs(asker, path, json ? { method, json } : { method });
  }
  const overview = async (who: TestPerson) =>
    (await (await ask(who, 'GET', '/api/payment')).json()) as {
      own: Account;
      company: CompanyAccount | null;
    };

  return {
    ...{ clock, ask, overview, world: () => server },
    async accountOf(who: TestPerson, of: 'own' | 'company' = 'own'): Promise<Account> {
      const account = (await overview(who))[of];
      if (!account) throw new Error('No account');
      return account;
    },
    planNow: async (who: TestPerson) =>
      ((await (await ask(who, 'GET', '/api/me')).json()) as { plan: string }).plan,
    /** Asks for a price and is made an offer by Carla; the offer's id. */
    async offerTo(
      who: TestPerson,
      wanted: Wanted,
      { priceCents = 4900, days = 7 } = {},
    ): Promise<string> {
      const [requestId, id] = [randomUUID(), randomUUID()];
      const asked = await ask(who, 'PUT', `/api/payment/requests/${requestId}`, wanted);
      expect(asked.status).toBe(204);
      const { period, seats } = wanted;
      const validUntil = daysAfter(clock.at, days).toISOString();
      const body = { requestId, priceCents, period, seats, validUntil };
      const made = await ask(server.people.carla, 'PUT', `/api/admin/payment/offers/${id}`, body);
      expect(made.status).toBe(204);
      return id;
    },
    accept: (who: TestPerson, id: string) =>
      ask(who, 'POST', `/api/payment/offers/${id}/acceptance`),
    confirm: (id: string, who: TestPerson = server.people.carla) =>
      ask(who, 'POST', `/api/admin/payment/invoices/${id}/confirmation`),
    /** Moves the clock, runs the hourly job, and waits until it and its mails are through. */
    async hourlyLook(at: Date): Promise<void> {
      clock.at = at;
      await server.context.jobs.send(server.context.db, periodsJob, {});
      await jobsAreDone(server.context, 'payment.periods', 'payment.mail');
    },
  };
}
