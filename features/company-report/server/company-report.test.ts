import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { companyMembers } from '#features/companies/server/companies.tables.ts';
import { HEALTH_RECORDS, recordConsent } from '#features/privacy/server/index.ts';
import {
  signIn,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import type { Counting, Report } from '../contract/company-report.contract.ts';
import { closeMonth } from './closing.service.ts';
import { closeDueMonth } from './company-report.jobs.ts';
import { companyPeriodPeople, companyPeriods } from './company-report.tables.ts';
import { countingFor } from './counting.ts';

const REPORT = '/api/company-report';
const MIRROR = '/api/privacy/company-report';
const COUNTING = `${MIRROR}/counting`;

let world: TestApp;
let now = new Date('2026-11-18T15:00:00Z');
beforeAll(async () => {
  world = await startTestApp({ now: () => now });
});
afterAll(() => world?.stop());
beforeEach(async () => {
  now = new Date('2026-11-18T15:00:00Z');
  await sql('delete from company_periods');
  await sql('delete from company_period_people');
  await sql(`delete from consents where purpose = 'company_report'`);
  await sql('delete from emotion_days');
  await sql(`delete from users where email like 'crowd%'`);
  await sql(`update company_members set joined_at = '2025-01-01' where company_id = any($1)`, [
    [world.people.companyA.id, world.people.companyB.id],
  ]);
  await sql(`update users set created_at = '2025-01-01', email_confirmed_at = '2025-01-01'`);
});

const sql = (text: string, values: unknown[] = []) =>
  world.context.connection.pool.query(text, values).then(({ rows }) => rows);

interface Colleague {
  site?: string | null;
  sector?: string | null;
  level?: number;
  agrees?: boolean;
  days?: number;
  since?: string;
}

/** People of company A whose months were all the same; nobody signs in as them. */
async function crowd(
  count: number,
  each: (nth: number) => Colleague = () => ({}),
): Promise<string[]> {
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const { site = null, sector = null, level = 3, agrees = true, days = 5, since } = each(nth);
    const id = randomUUID();
    ids.push(id);
    const from = since ?? '2025-01-01';
    await sql(
      'insert into users (id, email, email_confirmed_at, created_at) values ($1, $2, $3, $3)',
      [id, `crowd-${id}@example.com`, from],
    );
    await world.context.db.insert(companyMembers).values({
      userId: id,
      companyId: world.people.companyA.id,
      joinedAt: new Date(from),
      site,
      sector,
    });
    await feel(id, level, days);
    if (agrees) await agree(id);
  }
  return ids;
}

async function feel(userId: string, level: number, days = 5): Promise<void> {
  for (const month of ['2026-07', '2026-08', '2026-09', '2026-10', '2026-11']) {
    await sql(
      `insert into emotion_days (user_id, day, level, recorded_at, change_id)
       select $1, $2::date + n, $3, now(), gen_random_uuid() from generate_series(0, $4 - 1) n
       on conflict do nothing`,
      [userId, `${month}-01`, level, days],
    );
  }
}

const said = { language: 'pt-BR', channel: 'web' } as const;
async function agree(userId: string): Promise<void> {
  for (const subject of [countingFor(world.people.companyA.id), HEALTH_RECORDS]) {
    await recordConsent(world.context.db, userId, subject, { action: 'grant', ...said, at: now });
  }
}
const close = (period: string) =>
  closeMonth(world.context, { companyId: world.people.companyA.id, period });

const open = async (who: TestPerson, query = '') =>
  (await (await world.fetchAs(who, `${REPORT}${query}`)).json()) as Report;
const mirror = async (who: TestPerson, query = '') => world.fetchAs(who, `${MIRROR}${query}`);
const ofBruno = (period?: string) => open(world.people.bruno, period ? `?period=${period}` : '');

describe('who reads it', () => {
  it('Bruno of the company, and Ana the very same bytes', async () => {
    await crowd(14, (nth) => ({ level: 1 + (nth % 5), site: nth < 10 ? 'Campinas' : 'Santos' }));
    await close('2026-10');
    const { ana, bruno } = world.people;
    const report = await (await world.fetchAs(bruno, REPORT)).text();
    expect(await (await mirror(ana)).text()).toBe(report);
    expect(report).toContain('Campinas');
    expect(report).not.toMatch(/userId|crowd|@/);
  });

  it('nobody else: a visitor, Ana as if she were an admin, Duda of another company, Carla unless she names it', async () => {
    const { ana, bruno, duda, carla, companyA } = world.people;
    await crowd(12);
    await close('2026-10');
    const named = `${REPORT}?company=${companyA.id}`;
    expect((await world.fetchAs(null, REPORT)).status).toBe(401);
    expect((await world.fetchAs(ana, REPORT)).status).toBe(403);
    expect((await world.fetchAs(ana, named)).status).toBe(403);
    expect((await world.fetchAs(duda, named)).status).toBe(404);
    expect((await open(duda)).closed).toBeNull();
    expect((await world.fetchAs(carla, REPORT)).status).toBe(404);
    expect((await mirror(carla)).status).toBe(404);
    expect((await world.fetchAs(carla, `${REPORT}?company=${randomUUID()}`)).status).toBe(404);
    expect((await open(carla, `?company=${companyA.id}`)).closed?.whole).not.toBeNull();
    const list = await world.fetchAs(carla, `${REPORT}/companies?text=companhia%20a`);
    expect(await list.json()).toEqual({ companies: [{ id: companyA.id, name: companyA.name }] });
    expect((await world.fetchAs(bruno, `${REPORT}/companies`)).status).toBe(403);
  });

  it('each opening is counted for all, those by file and by way of the mirror too; reading by Ana is not', async () => {
    const { ana, bruno } = world.people;
    await crowd(12);
    await close('2026-10');
    const { times } = (await ofBruno()).opened;
    await world.fetchAs(bruno, `${REPORT}/report.csv`);
    await (await world.fetchAs(bruno, `${REPORT}/report.pdf`)).arrayBuffer();
    await mirror(bruno);
    await mirror(ana);
    expect(((await (await mirror(ana)).json()) as Report).opened.times).toBe(times + 3);
    now = new Date('2026-12-01T15:00:00Z');
    const { accessToken } = await signIn(world.url, ana.email);
    const later = (await (await mirror({ ...ana, accessToken })).json()) as Report;
    expect(later.opened).toEqual({ month: '2026-12', times: 0, timesBefore: times + 3 });
  });

  it.each([
    ['?period=2026-13', 400],
    ['?period=2026-10%27', 400],
    ['?period=2026-09', 404],
    ['?company=1', 400],
  ])('%s is refused with %s', async (query, status) => {
    await crowd(12);
    await close('2026-10');
    expect((await world.fetchAs(world.people.bruno, `${REPORT}${query}`)).status).toBe(status);
  });
});

describe('a month that closes', () => {
  it('twice is closed once, whatever happened in between', async () => {
    await crowd(12);
    await close('2026-10');
    const before = await ofBruno();
    await crowd(20, () => ({ level: 5 }));
    await sql(`delete from users where email like 'crowd%'`);
    await close('2026-10');
    expect((await ofBruno()).closed).toEqual(before.closed);
    expect(await sql('select 1 from company_periods')).toHaveLength(1);
  });

  it('goes on where it stopped, and counts each person once', async () => {
    await crowd(12, (nth) => ({ level: nth < 6 ? 2 : 4 }));
    const { companyA } = world.people;
    // As if it had been killed after the first of them.
    const [first] = await sql('select user_id from company_members where company_id = $1', [
      companyA.id,
    ]);
    await world.context.db.insert(companyPeriodPeople).values({
      ...{ userId: first.user_id, period: '2026-10', companyId: companyA.id },
      ...{ counted: false, told: false },
    });
    await Promise.all([close('2026-10'), close('2026-10')]);
    const rows = await world.context.db.select().from(companyPeriodPeople);
    // Ana and Bruno belong to the company too, and did not agree.
    expect(rows).toHaveLength(14);
    expect(rows.filter(({ told }) => told).length).toBeGreaterThanOrEqual(11);
    expect(await world.context.db.select().from(companyPeriods)).toHaveLength(1);
  });

  it.each([
    ['nine who agreed', 9, {}, false],
    ['ten who agreed', 10, {}, true],
    ['ten, one with two days', 10, { days: 2 }, false],
    ['ten, one who did not agree', 10, { agrees: false }, false],
    ['ten, one who came within the last thirty days', 10, { since: '2026-10-15' }, false],
  ] as const)('%s: published %s', async (_, count, one, published) => {
    await crowd(count, (nth) => (nth === 0 ? one : {}));
    await close('2026-10');
    expect((await ofBruno()).closed?.whole !== null).toBe(published);
  });

  it('does not count who takes back the consent to health data', async () => {
    const [first] = await crowd(10);
    await recordConsent(world.context.db, first ?? '', HEALTH_RECORDS, {
      ...{ action: 'revoke', ...said, at: now },
    });
    await close('2026-10');
    expect((await ofBruno()).closed?.whole).toBeNull();
  });

  it('asks for one more where Bruno, who reads it, is one of ten', async () => {
    const { bruno } = world.people;
    await crowd(9);
    await feel(bruno.userId, 4);
    await agree(bruno.userId);
    await close('2026-10');
    expect((await ofBruno()).closed?.whole).toBeNull();
  });

  it('does not count who takes the consent back while it closes', async () => {
    const { ana, companyA } = world.people;
    await crowd(9);
    await feel(ana.userId, 5);
    await world.fetchAs(ana, COUNTING, {
      method: 'PUT',
      json: { counted: true, language: 'pt-BR' },
    });
    await world.context.db.insert(companyPeriodPeople).values({
      ...{ userId: ana.userId, period: '2026-10', companyId: companyA.id },
      ...{ counted: true, told: true, hundredths: 500 },
    });
    await world.fetchAs(ana, COUNTING, {
      method: 'PUT',
      json: { counted: false, language: 'pt-BR' },
    });
    await close('2026-10');
    expect((await ofBruno()).closed?.whole).toBeNull();
    const [row] = await sql(
      'select counted, hundredths from company_period_people where user_id = $1',
      [ana.userId],
    );
    expect(row).toEqual({ counted: false, hundredths: null });
  });

  it('says nothing at all of a company of nine', async () => {
    await crowd(7);
    await close('2026-10');
    expect((await ofBruno()).closed).toMatchObject({ tooSmall: true, whole: null });
  });

  it('of everybody feeling the same is told as a band', async () => {
    await crowd(12, () => ({ level: 1 }));
    await close('2026-10');
    expect((await ofBruno()).closed?.whole).toEqual({
      ...{ people: '10', shares: ['most', 'few', 'few', 'few', 'few'], good: 'few', mean: 1.5 },
    });
  });

  it('starts by itself on the third day of the next month, and not before', async () => {
    await crowd(12);
    now = new Date('2026-11-02T15:00:00Z');
    await closeDueMonth(world.context);
    now = new Date('2026-11-03T15:00:00Z');
    await closeDueMonth(world.context);
    await vi.waitFor(
      async () =>
        expect(
          (await sql('select period from company_periods order by 1')).map(({ period }) => period),
        ).toContain('2026-10'),
      { timeout: 30_000, interval: 100 },
    );
  });
});

describe('months beside each other', () => {
  it('hold back the one in which a single person came, and go on with the next', async () => {
    await crowd(14);
    await close('2026-08');
    await crowd(1, () => ({ level: 1 }));
    await close('2026-09');
    await close('2026-10');
    const whole = async (period: string) => (await ofBruno(period)).closed?.whole;
    expect(await whole('2026-08')).not.toBeNull();
    expect(await whole('2026-09')).toBeNull();
    expect(await whole('2026-10')).not.toBeNull();
    const { closed } = await ofBruno('2026-10');
    expect(closed?.before).toBeNull();
    expect(closed?.history.map(({ good }) => good === null)).toEqual([false, true, false]);
  });

  it('hold it back too where the one who is gone deleted their account', async () => {
    const [gone] = await crowd(14);
    await close('2026-09');
    await sql('delete from users where id = $1', [gone]);
    await close('2026-10');
    expect((await ofBruno('2026-10')).closed?.whole).toBeNull();
  });

  it('see through a sector that has another name since', async () => {
    const ids = await crowd(26, (nth) => ({ sector: nth < 13 ? 'Vendas' : 'Operação' }));
    await close('2026-09');
    await sql(`update company_members set sector = 'Comercial' where sector = 'Vendas'`);
    await sql(`update company_members set sector = 'Operação' where user_id = $1`, [ids[0]]);
    await close('2026-10');
    const { sectors = [] } = (await ofBruno('2026-10')).closed ?? {};
    expect(sectors.map(({ name, cell }) => [name, cell === null])).toEqual([
      ['Comercial', true],
      ['Operação', true],
    ]);
  });

  it('end in a quarter of those who were counted in all of them; then no mean is kept', async () => {
    await crowd(14, (nth) => ({ level: nth < 7 ? 3 : 5 }));
    for (const month of ['2026-07', '2026-08']) await close(month);
    await crowd(1, () => ({ level: 1 }));
    await close('2026-09');
    const { closed, periods } = await ofBruno('2026-Q3');
    expect(closed?.whole).toMatchObject({ people: '10', mean: 4, good: '50' });
    expect(periods.map(({ period }) => period)).toContain('2026-Q3');
    expect(await sql('select 1 from company_period_people where hundredths is not null')).toEqual(
      [],
    );
  });
});

describe('what somebody agrees to', () => {
  it('is off, shows their own month beside what the company reads, and is not taken along to another company', async () => {
    const { ana, carla } = world.people;
    await crowd(12);
    await close('2026-10');
    await feel(ana.userId, 4);
    const own = async (who: TestPerson) =>
      (await (await world.fetchAs(who, COUNTING)).json()) as Counting;
    expect(await own(ana)).toMatchObject({
      counted: false,
      preview: { month: '2026-11', level: 4, days: 5, company: { people: '10', mean: 3 } },
    });
    const yes = { method: 'PUT', json: { counted: true, language: 'fr-FR' } };
    expect((await world.fetchAs(ana, COUNTING, yes)).status).toBe(200);
    expect((await own(ana)).counted).toBe(true);
    await sql('update company_members set company_id = $1 where user_id = $2', [
      world.people.companyB.id,
      ana.userId,
    ]);
    expect((await own(ana)).counted).toBe(false);
    await sql('update company_members set company_id = $1 where user_id = $2', [
      world.people.companyA.id,
      ana.userId,
    ]);
    expect((await world.fetchAs(carla, COUNTING, yes)).status).toBe(404);
    expect((await world.fetchAs(null, COUNTING, yes)).status).toBe(401);
  });
});

describe('courses that a law asks for', () => {
  it('are told as a part of the people, where five and more are meant', async () => {
    const ids = await crowd(20, (nth) => ({ site: nth < 16 ? 'Campinas' : 'Santos' }));
    const courseId = randomUUID();
    await sql(
      `insert into courses (id, title, description, hours, language, premium, state, place, revision, changed_at, legal)
       values ($1, 'Prevenção ao assédio', 'x', 1, 'pt-BR', false, 'published', 0, $1, now(), 'lei_14457')`,
      [courseId],
    );
    const certify = (
      userId: string | undefined,
      more: { companyId?: string; expiresAt?: string },
    ) =>
      sql(
        `insert into certificates (user_id, course_id, completed_at, code, title, hours, lessons, company_id, expires_at)
         values ($1, $2, '2026-10-01', $3, 'x', 1, 1, $4, $5)`,
        [
          userId,
          courseId,
          randomUUID(),
          more.companyId ?? world.people.companyA.id,
          more.expiresAt,
        ],
      );
    for (const id of ids.slice(0, 8)) await certify(id, {});
    await certify(ids[8], { expiresAt: '2026-10-20' });
    await certify(ids[9], { companyId: world.people.companyB.id });
    await close('2026-10');
    const { closed } = await ofBruno();
    // Of 22: Ana and Bruno belong to the company, too. Four in Santos and two of no site are protected.
    expect(closed?.courses).toEqual([
      { id: courseId, title: 'Prevenção ao assédio', legal: 'lei_14457', share: '35' },
    ]);
    expect(closed?.sites.map(({ name, duty }) => [name, duty])).toEqual([
      ['Campinas', '50'],
      ['Santos', null],
    ]);
    await sql('delete from certificates');
    await sql('delete from courses where id = $1', [courseId]);
  });
});

describe('what is taken along', () => {
  it('has the figures of the screen and no others', async () => {
    await crowd(26, (nth) => ({
      ...{ level: 2 + (nth % 3), site: nth < 12 ? '=Campinas' : 'Santos' },
      sector: nth < 24 ? null : 'Gente',
    }));
    await close('2026-10');
    const { bruno } = world.people;
    const { closed } = await ofBruno();
    const csv = await (await world.fetchAs(bruno, `${REPORT}/report.csv`)).text();
    expect(csv).toContain('Outubro de 2026');
    expect(csv).toContain("'=Campinas;10 a 19;Normal;sem comparação;");
    expect(csv).toContain('Gente;Protegido;Protegido;Protegido;');
    expect(closed?.sectors).toMatchObject([{ name: 'Gente', cell: null }]);
    const pdf = await world.fetchAs(bruno, `${REPORT}/report.pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect((await pdf.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  });
});
