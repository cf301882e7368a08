import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#features/accounts/server/accounts.tables.ts';
import { fillAll } from '#packages/i18n/fill.ts';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import {
  jobsAreDone,
  signIn,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { trialEnd } from '../contract/access.rules.ts';
import { userPreferences, userSubscriptions } from './access.tables.ts';
import { ACCESS_TEXTS } from './texts.ts';
import { trialsJob } from './trials.ts';

const START = new Date('2026-11-18T15:20:00Z');
const DAY = 86_400_000;
let now = START;
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ now: () => now });
});
afterAll(() => server?.stop());

const dayAfter = (days: number) => new Date(START.getTime() + days * DAY);

type Row = Omit<typeof userSubscriptions.$inferInsert, 'userId' | 'status'>;

async function give({ userId }: TestPerson, plan: Row): Promise<void> {
  await server.context.db.insert(userSubscriptions).values({ userId, status: 'active', ...plan });
}

const startTrial = (person: TestPerson, planType: 'individual' | 'empresarial') =>
  give(person, { planType, trial: true, createdAt: START, endsAt: trialEnd(START) });

/** Moves the clock, runs the hourly job, and waits until it and every mail it sent are through. */
async function hourlyLook(at: Date): Promise<void> {
  now = at;
  await server.context.jobs.send(server.context.db, trialsJob, {});
  await jobsAreDone(server.context, 'access.trials', 'access.trial_mail');
}

const subjects = async (person: TestPerson) =>
  (await server.mailbox(person.email, 0)).map(({ subject }) => subject);

const plan = async (person: TestPerson) => {
  const session = await signIn(server.url, person.email);
  const response = await server.fetchAs({ ...person, ...session }, '/api/me');
  const { plan, trialEndsAt } = (await response.json()) as Record<string, unknown>;
  return { plan, trialEndsAt };
};

describe('a trial', () => {
  it('is announced 3 days before, ends on its day, and tells both once', async () => {
    const { ana } = server.people;
    await startTrial(ana, 'individual');

    await hourlyLook(new Date(dayAfter(11).getTime() - 1));
    expect(await subjects(ana)).toEqual([]);
    await hourlyLook(dayAfter(11));
    await hourlyLook(dayAfter(12));
    expect(await subjects(ana)).toEqual(['Seu teste do Florescer vai até 2 de dezembro de 2026']);
    expect(await plan(ana)).toEqual({
      plan: 'individual',
      trialEndsAt: '2026-12-02T15:20:00.000Z',
    });

    await hourlyLook(new Date(dayAfter(14).getTime() - 1));
    expect(await subjects(ana)).toHaveLength(1);
    now = dayAfter(14);
    // Before any job has run.
    expect(await plan(ana)).toEqual({ plan: 'free', trialEndsAt: null });
    await hourlyLook(dayAfter(14));
    await hourlyLook(dayAfter(15));
    expect(await subjects(ana)).toEqual([
      'Seu teste do Florescer vai até 2 de dezembro de 2026',
      'Seu teste do Florescer terminou',
    ]);
    const [row] = await server.context.db
      .select()
      .from(userSubscriptions)
      .where(eq(userSubscriptions.userId, ana.userId));
    expect(row?.status).toBe('ended');
    const [, ended] = await server.mailbox(ana.email, 2);
    expect(ended?.text).toContain('plano individual terminou em 2 de dezembro de 2026');
    expect(ended?.text).toContain(`${server.url}/dashboard`);
  });

  it('tells only its end when nobody looked for days', async () => {
    now = START;
    const edu = await signInNewPerson(server.url, server.context, 'Edu Lima');
    await startTrial(edu, 'empresarial');
    await hourlyLook(dayAfter(20));
    expect(await subjects(edu)).toEqual(['Seu teste do Florescer terminou']);
  });

  it('of a company ends: who pays for a year of their own is on it at once, and is not told of a free plan', async () => {
    now = START;
    const ivo = await signInNewPerson(server.url, server.context, 'Ivo Prado');
    const year = { createdAt: dayAfter(-30), endsAt: dayAfter(335) };
    await give(ivo, { planType: 'individual', paidBy: randomUUID(), ...year });
    await startTrial(ivo, 'empresarial');
    expect((await plan(ivo)).plan).toBe('empresarial');
    now = dayAfter(14);
    // Before any job has run.
    expect(await plan(ivo)).toEqual({ plan: 'individual', trialEndsAt: null });
    await hourlyLook(dayAfter(14));
    expect(await subjects(ivo)).toEqual([]);
    expect((await plan(ivo)).plan).toBe('individual');
  });

  it('speaks the language of the person, with the day of their own calendar', async () => {
    now = START;
    const flora = await signInNewPerson(server.url, server.context, 'Flora Mendes');
    await server.context.db
      .update(userPreferences)
      .set({ language: 'fr-FR', timeZone: 'Pacific/Auckland' })
      .where(eq(userPreferences.userId, flora.userId));
    await startTrial(flora, 'empresarial');
    await hourlyLook(dayAfter(11));
    expect(await subjects(flora)).toEqual([
      'Votre essai de Florescer dure jusqu’au 3 décembre 2026',
    ]);
  });

  it('ends in silence for those who have another plan by then, and for those who left', async () => {
    now = START;
    const gil = await signInNewPerson(server.url, server.context, 'Gil Costa');
    const hana = await signInNewPerson(server.url, server.context, 'Hana Sato');
    await startTrial(gil, 'individual');
    await startTrial(hana, 'individual');
    await give(gil, { planType: 'empresarial', createdAt: dayAfter(1) });
    await server.context.db
      .update(users)
      .set({ deletedAt: START })
      .where(eq(users.id, hana.userId));
    await hourlyLook(dayAfter(12));
    await hourlyLook(dayAfter(14));
    expect([await subjects(gil), await subjects(hana)]).toEqual([[], []]);
    expect(await plan(gil)).toEqual({ plan: 'empresarial', trialEndsAt: null });
  });

  it('is no matter of plans that are paid: they end without a word of trials', async () => {
    const { bruno } = server.people;
    now = START;
    await give(bruno, { planType: 'individual', createdAt: START, endsAt: dayAfter(14) });
    expect(await plan(bruno)).toEqual({ plan: 'individual', trialEndsAt: null });
    await hourlyLook(dayAfter(12));
    await hourlyLook(dayAfter(14));
    expect(await subjects(bruno)).toEqual([]);
    expect(await plan(bruno)).toEqual({ plan: 'free', trialEndsAt: null });
  });

  it('puts neither address nor name into its jobs', async () => {
    const { rows } = await server.context.connection.pool.query(
      `select data from pgboss.job where name = 'access.trial_mail'`,
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(JSON.stringify(rows)).not.toMatch(/@|Ana|Edu|Flora/);
  });
});

it.each(LANGUAGES)('mails about trials are complete and calm in %s', (language) => {
  const { plans, ending, ended, button, linkHint, footer } = ACCESS_TEXTS[language].trialMails;
  for (const name of Object.values(plans)) {
    const mails = [ending, ended].map((texts) => fillAll(texts, { plan: name, date: '2 X 2026' }));
    for (const { subject, preview, title, paragraphs } of mails) {
      expect([subject, preview, title, ...paragraphs].every((text) => text.length > 10)).toBe(true);
      expect(paragraphs.join(' ')).toContain(name);
      expect(paragraphs.join(' ')).toContain('2 X 2026');
    }
    expect(JSON.stringify([mails, button, linkHint, footer])).not.toMatch(/[!¡]/);
  }
});
