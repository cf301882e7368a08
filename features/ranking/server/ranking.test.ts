import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#features/accounts/server/accounts.tables.ts';
import { courseProgress, courses } from '#features/training/server/training.tables.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import type { Group, RankedCompany } from '../contract/ranking.contract.ts';
import { closeMonth } from './close-month.job.ts';

const NOW = new Date('2026-11-18T15:00:00Z');
const LONG_AGO = new Date('2026-01-10T12:00:00Z');
let world: TestApp;
let ana: TestPerson;
let bruno: TestPerson;
let duda: TestPerson;
let carla: TestPerson;
const COURSES = Array.from({ length: 4 }, () => randomUUID());
beforeAll(async () => {
  world = await startTestApp({ now: () => NOW });
  ({ ana, bruno, duda, carla } = world.people);
  const about = { description: '', hours: 1, language: 'pt-BR', premium: false } as const;
  const state = { state: 'published', place: 0, changedAt: NOW } as const;
  await world.context.db
    .insert(courses)
    .values(
      COURSES.map((id) => ({ id, title: 'Pausas', revision: randomUUID(), ...about, ...state })),
    );
});
afterAll(() => world?.stop());
const sql = <T>(text: string, values: unknown[] = []) =>
  world.context.connection.pool.query<T & object>(text, values);
beforeEach(async () => {
  await sql('delete from course_progress');
  await sql('delete from ranking_choices');
  await sql('delete from ranking_standings');
  await sql('update company_members set joined_at = $1', [LONG_AGO]);
  await sql("delete from users where email like 'colega%'");
});

const complete = (userId: string, nth: number, completedAt: Date | null = NOW) =>
  world.context.db
    .insert(courseProgress)
    .values({
      ...{ userId, courseId: COURSES[nth] ?? '', startedAt: new Date('2020-01-01'), completedAt },
      ...(completedAt ? { completedTitle: 'Pausas', completedHours: 1 } : {}),
    })
    .onConflictDoNothing();
/** Colleagues of Ana without a session, by name. */
async function colleagues(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const [nth, id] of ids.entries()) {
    await sql(
      `insert into users (id, email, user_metadata, created_at, email_confirmed_at) values ($1, $2, $3, $4, $4)`,
      [id, `colega${nth}-${id}@example.com`, { full_name: `Colega ${nth}` }, LONG_AGO],
    );
    await sql('insert into company_members (user_id, company_id, joined_at) values ($1, $2, $3)', [
      ...[id, world.people.companyA.id, LONG_AGO],
    ]);
  }
  return ids;
}
async function call<T>(who: TestPerson | null, path: string, json?: unknown): Promise<T> {
  const sent = json === undefined ? {} : { method: 'PUT', json };
  const response = await world.fetchAs(who, `/api/ranking/${path}`, sent);
  expect(response.status).toBe(who ? 200 : 401);
  return (await response.json()) as T;
}
interface People {
  scope: string;
  isProtected: boolean;
  asOf: string | null;
  groups: Group[];
  own: { courses: number; belongs: boolean; place: number | null; groups: number; shown: boolean };
}
const people = (who: TestPerson, more = '') => call<People>(who, `people?period=year${more}`);
const show = (who: TestPerson, shown = true) => call(who, 'choice', { shown });

/** In October, which closed last. */
const OCTOBER = new Date('2026-10-15T15:00:00Z');
/** Works out the figures of October as if they had not been yet. */
async function close() {
  await sql('delete from ranking_standings');
  await closeMonth(world.context);
}
interface Companies {
  asOf: string | null;
  companies: RankedCompany[];
  own: { courses: number | null; average: number | null; place: number | null; listed: number };
  hidden: number;
  independent: { people: number; courses: number } | null;
}
const companies = (who: TestPerson, period = 'year') =>
  call<Companies>(who, `companies?period=${period}`);

describe('people', () => {
  it('stand by name once they say yes, and at once without it again', async () => {
    await colleagues(6);
    for (const id of [ana.userId, bruno.userId]) await complete(id, 0);
    await complete(bruno.userId, 1);
    const alone = {
      groups: [{ courses: 1, named: [], others: null, own: true }],
      own: { courses: 1, belongs: true, place: 1, groups: 1, shown: false },
    };
    expect(await people(ana)).toMatchObject({ scope: 'company', isProtected: false, ...alone });
    await show(bruno);
    expect(await people(ana)).toMatchObject({
      groups: [
        { courses: 2, named: [{ name: 'Bruno Tavares', avatar: null }], others: null, own: false },
        { courses: 1, named: [], others: null, own: true },
      ],
      own: { place: 2, groups: 2 },
    });
    // Of another company, and of none.
    for (const other of [duda, carla]) {
      expect(JSON.stringify(await people(other))).not.toContain('Bruno');
    }
    await show(bruno, false);
    expect(await people(ana)).toMatchObject(alone);
    await call(null, 'people');
  });

  it('without a name are told in steps of five as of the last closed month, whoever leaves', async () => {
    const ids = await colleagues(9);
    for (const id of ids.slice(0, 7)) await complete(id, 0, OCTOBER);
    const [vitor = '', ...others] = ids;
    await complete(vitor, 1, OCTOBER);
    await complete(vitor, 2, OCTOBER);
    await close();
    const before = await people(ana);
    expect(before).toMatchObject({
      asOf: '2026-10-31',
      groups: [{ courses: 1, named: [], others: 5, own: false }],
    });
    const companyBefore = await companies(ana);
    const alone = await people(ana, '&scope=independent');
    await sql('delete from company_members where user_id = $1', [vitor]);
    // What is completed in a month that is open shows nothing of its person either.
    await complete(others[0] ?? '', 1);
    expect(await people(ana)).toEqual(before);
    expect(await companies(ana)).toEqual(companyBefore);
    expect(await people(ana, '&scope=independent')).toEqual(alone);
  });

  it('without a name are told of in no period that the closed month is no part of', async () => {
    for (const id of await colleagues(6)) await complete(id, 0, OCTOBER);
    await complete(bruno.userId, 0);
    await show(bruno);
    await close();
    const named = { courses: 1, named: [{ name: 'Bruno Tavares', avatar: null }], own: false };
    const only = { asOf: null, groups: [{ ...named, others: null }] };
    expect(await call<People>(ana, 'people?period=month')).toMatchObject(only);
    expect((await people(ana)).groups).toEqual([{ ...named, others: 5 }]);
    // As it is in January.
    await sql("update ranking_standings set as_of = '2025-12-31'");
    expect(await people(ana)).toMatchObject(only);
    expect((await call<People>(ana, 'people?period=all')).groups).toEqual([
      { ...named, others: 5 },
    ]);
  });

  it('without a name are not told of where so few are left that one could guess', async () => {
    const ids = await colleagues(6);
    for (const id of ids) await complete(id, 0, OCTOBER);
    await close();
    expect((await people(ana)).groups).toMatchObject([{ others: 5 }]);
    expect((await companies(ana)).own.courses).toBe(5);
    const named = ids.slice(0, 4);
    await sql('insert into ranking_choices select unnest($1::uuid[]), true, now()', [named]);
    // Ana, Bruno and two more are without a name, and the ones by name can be counted.
    const { groups, own } = await people(ana);
    expect(groups).toMatchObject([{ courses: 1, others: null, own: false }]);
    expect(groups[0]?.named).toHaveLength(4);
    expect(own).toMatchObject({ courses: 0, place: null });
    const told = await companies(ana);
    expect(told).toMatchObject({ companies: [], own: { courses: null, place: null } });
  });

  it('of a company that is too small are told of their own courses and of nobody else’s place', async () => {
    for (const id of [bruno.userId, ana.userId]) await complete(id, 0, OCTOBER);
    await complete(ana.userId, 1, OCTOBER);
    await close();
    expect(await people(bruno)).toMatchObject({
      ...{ isProtected: true, groups: [] },
      own: { courses: 1, place: null, groups: 0 },
    });
  });

  it('of no company are seen by everybody, and are alone in it', async () => {
    await complete(carla.userId, 0);
    await complete(ana.userId, 0, new Date('2025-03-01T12:00:00Z'));
    await show(carla);
    const seen = await people(ana, '&scope=independent');
    expect(seen).toMatchObject({
      groups: [{ courses: 1, named: [{ name: 'Carla Menezes' }], others: null, own: false }],
      own: { belongs: false, place: null },
    });
    expect(await people(carla, '&scope=company')).toMatchObject({
      ...{ scope: 'independent', groups: [{ named: [], others: null, own: true }] },
    });
    // Ana completed hers last year.
    expect((await people(ana)).own.courses).toBe(0);
    expect((await call<People>(ana, 'people?period=all')).own.courses).toBe(1);
    expect((await call<People>(carla, 'people?period=month')).own.courses).toBe(1);
  });
});

describe('companies', () => {
  it('stand by their average where five without a name stand in it, the others are a number', async () => {
    const ids = await colleagues(8);
    for (const id of ids.slice(0, 6)) await complete(id, 0, OCTOBER);
    await complete(ids[0] ?? '', 1, OCTOBER);
    await complete(ids[1] ?? '', 1, new Date('2025-03-01T12:00:00Z'));
    await complete(ana.userId, 0);
    await complete(carla.userId, 0, OCTOBER);
    await close();
    const seen = await companies(ana);
    expect(seen).toMatchObject({
      asOf: '2026-10-31',
      companies: [{ name: world.people.companyA.name, size: '10', average: 0.5, own: true }],
      own: { courses: 5, average: 0.5, place: 1, listed: 1 },
      hidden: 1,
      independent: null,
    });
    expect((await companies(ana, 'month')).own.courses).toBe(5);
    expect((await companies(ana, 'all')).own.courses).toBe(5);
    const others = await companies(duda);
    expect(others.companies[0]?.own).toBe(false);
    expect(others.own).toEqual({
      ...{ name: world.people.companyB.name, courses: null, average: null, place: null, listed: 0 },
    });
  });

  it('tell nothing of one person beside those by name, or beside accounts of the last days', async () => {
    const [ada = '', ...ids] = await colleagues(8);
    for (const nth of [0, 1, 2, 3]) await complete(ada, nth, OCTOBER);
    for (const id of ids) await complete(id, 0, OCTOBER);
    const named = ids.slice(0, 4);
    await sql('insert into ranking_choices select unnest($1::uuid[]), true, now()', [named]);
    await close();
    expect((await companies(bruno)).own.courses).toBeNull();
    await sql('delete from ranking_choices');
    await sql('update company_members set joined_at = $2 where user_id = any($1)', [
      ids,
      new Date('2026-10-20T12:00:00Z'),
    ]);
    await close();
    expect((await companies(bruno)).own.courses).toBeNull();
  });

  it('close a month once, and the next one in its place', async () => {
    const ids = await colleagues(6);
    for (const id of ids) await complete(id, 0, OCTOBER);
    await sql('delete from ranking_standings');
    await Promise.all([closeMonth(world.context), closeMonth(world.context)]);
    for (const id of ids) await complete(id, 1, OCTOBER);
    await closeMonth(world.context);
    expect((await companies(ana)).own.courses).toBe(5);
    await closeMonth({ ...world.context, now: () => new Date('2026-12-02T12:00:00Z') });
    expect(await companies(ana)).toMatchObject({ asOf: '2026-11-30', own: { courses: 10 } });
    expect((await companies(ana, 'month')).own.courses).toBeNull();
  });
});

/** What the counts must be, from the tables that they are counted from. */
const COUNTED = `
  select p.user_id, one as period, m.company_id, coalesce(c.shown, false) as named, count(*)::int as courses
    from course_progress p
   cross join lateral unnest(ranking_periods(p.completed_at)) as one
    left join company_members m on m.user_id = p.user_id
    left join ranking_choices c on c.user_id = p.user_id
   where p.completed_at is not null
   group by p.user_id, one, m.company_id, c.shown`;
const DRIFT = `
  (select * from (${COUNTED}) counted except all
   select user_id, period, company_id, named, courses from ranking_counts)
  union all
  (select user_id, period, company_id, named, courses from ranking_counts except all select * from (${COUNTED}) counted)`;

describe('the counts', () => {
  const step = fc.record({
    who: fc.nat({ max: 2 }),
    course: fc.nat({ max: 3 }),
    at: fc.constantFrom('2025-12-31T23:00:00Z', '2026-01-01T04:00:00Z', '2026-11-18T15:00:00Z'),
    act: fc.constantFrom(
      'complete',
      'start',
      'move',
      'undo',
      'drop',
      'join',
      'leave',
      'show',
      'hide',
      'erase',
    ),
  });

  async function run(
    ids: string[],
    { who, course, at, act }: { who: number; course: number; at: string; act: string },
  ) {
    const { db } = world.context;
    const userId = ids[who] ?? '';
    const courseId = COURSES[course] ?? '';
    const companyId = [world.people.companyA.id, world.people.companyB.id][course % 2];
    switch (act) {
      case 'complete':
        return complete(userId, course, new Date(at));
      case 'start':
        return complete(userId, course, null);
      case 'move':
        return sql(
          `update course_progress set completed_at = $3, completed_title = 'P', completed_hours = 1
            where user_id = $1 and course_id = $2`,
          [userId, courseId, at],
        );
      case 'undo':
        return sql(
          `update course_progress set completed_at = null, completed_title = null, completed_hours = null
            where user_id = $1 and course_id = $2`,
          [userId, courseId],
        );
      case 'drop':
        return sql('delete from course_progress where user_id = $1 and course_id = $2', [
          userId,
          courseId,
        ]);
      case 'join':
        return sql(
          `insert into company_members (user_id, company_id) values ($1, $2)
           on conflict (user_id) do update set company_id = excluded.company_id`,
          [userId, companyId],
        );
      case 'leave':
        return sql('delete from company_members where user_id = $1', [userId]);
      case 'erase':
        await sql('delete from users where id = $1', [userId]);
        return db.insert(users).values({ id: userId, email: `colega-${userId}@example.com` });
      default:
        return sql(
          `insert into ranking_choices values ($1, $2, now())
           on conflict (user_id) do update set shown = excluded.shown`,
          [userId, act === 'show'],
        );
    }
  }

  it('say what the completions say, whatever happened, one after another or at once', async () => {
    const ids = await colleagues(3);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 12 }),
        async (rounds) => {
          for (const round of rounds) {
            // What cannot be, such as a completion of somebody who is being erased, is refused and leaves nothing.
            await Promise.allSettled(round.map((one) => run(ids, one)));
            for (const id of ids) {
              await sql(`insert into users (id, email) values ($1, $2) on conflict do nothing`, [
                id,
                `colega-${id}@example.com`,
              ]);
            }
          }
          expect((await sql(DRIFT)).rows).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('go with the person', async () => {
    const [id = ''] = await colleagues(1);
    await complete(id, 0);
    await sql('delete from users where id = $1', [id]);
    expect((await sql('select from ranking_counts where user_id = $1', [id])).rows).toEqual([]);
  });
});
