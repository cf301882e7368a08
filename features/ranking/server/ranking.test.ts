import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#features/accounts/server/accounts.tables.ts';
import { courseProgress, courses } from '#features/training/server/training.tables.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import type { Group, RankedCompany } from '../contract/ranking.contract.ts';

const NOW = new Date('2026-11-18T15:00:00Z');
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
    await sql(`insert into users (id, email, user_metadata) values ($1, $2, $3)`, [
      id,
      `colega${nth}-${id}@example.com`,
      { full_name: `Colega ${nth}` },
    ]);
    await sql('insert into company_members (user_id, company_id) values ($1, $2)', [
      id,
      world.people.companyA.id,
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
  groups: Group[];
  own: { courses: number; belongs: boolean; place: number | null; groups: number; shown: boolean };
}
const people = (who: TestPerson, more = '') => call<People>(who, `people?period=year${more}`);
const show = (who: TestPerson, shown = true) => call(who, 'choice', { shown });

describe('people', () => {
  it('stand in groups without a name until they say yes, and at once without it again', async () => {
    const [one = '', two = ''] = await colleagues(6);
    for (const id of [ana.userId, bruno.userId, one]) await complete(id, 0);
    for (const id of [bruno.userId, two]) await complete(id, 1);
    const before = await people(ana);
    expect(before).toMatchObject({
      ...{ scope: 'company', isProtected: false },
      groups: [
        { courses: 2, named: [], others: 1, own: false },
        { courses: 1, named: [], others: 2, own: true },
      ],
      own: { courses: 1, belongs: true, place: 2, groups: 2, shown: false },
    });
    await show(bruno);
    expect((await people(ana)).groups[0]).toMatchObject({
      ...{ named: [{ name: 'Bruno Tavares', avatar: null }], others: 0 },
    });
    // Of another company, and of none.
    for (const other of [duda, carla]) {
      expect(JSON.stringify(await people(other))).not.toContain('Bruno');
    }
    await show(bruno, false);
    expect((await people(ana)).groups[0]).toMatchObject({ named: [], others: 1 });
    await call(null, 'people');
  });

  it('without a name are not counted where there are so few that one could guess', async () => {
    const ids = await colleagues(4);
    for (const id of [...ids, bruno.userId]) await complete(id, 0);
    await sql('insert into ranking_choices select unnest($1::uuid[]), true, now()', [ids]);
    // Ana and Bruno alone are without a name.
    const { groups, own } = await people(ana);
    expect(groups).toMatchObject([{ courses: 1, others: null, own: false }]);
    expect(groups[0]?.named).toHaveLength(4);
    expect(own).toMatchObject({ courses: 0, place: null });
  });

  it('of a company that is too small are not told of, only oneself', async () => {
    await complete(bruno.userId, 0);
    expect(await people(bruno)).toMatchObject({
      ...{ isProtected: true, groups: [] },
      own: { courses: 1, place: 1 },
    });
  });

  it('of no company are seen by everybody, and are alone in it', async () => {
    await complete(carla.userId, 0);
    await complete(ana.userId, 0, new Date('2025-03-01T12:00:00Z'));
    await show(carla);
    const seen = await people(ana, '&scope=independent');
    expect(seen).toMatchObject({
      groups: [{ courses: 1, named: [{ name: 'Carla Menezes' }], others: 0, own: false }],
      own: { belongs: false, place: null },
    });
    expect(await people(carla, '&scope=company')).toMatchObject({
      ...{ scope: 'independent', groups: [{ named: [], others: 0, own: true }] },
    });
    // Ana completed hers last year.
    expect((await people(ana)).own.courses).toBe(0);
    expect((await call<People>(ana, 'people?period=all')).own.courses).toBe(1);
    expect((await call<People>(carla, 'people?period=month')).own.courses).toBe(1);
  });
});

describe('companies', () => {
  it('of five people and more stand by their average, those of fewer are a number', async () => {
    const ids = await colleagues(3);
    for (const id of [...ids, ana.userId]) await complete(id, 0);
    await complete(ids[0] ?? '', 1);
    await complete(carla.userId, 0);
    const seen = await call<{ companies: RankedCompany[]; own: object; hidden: number }>(
      ana,
      'companies',
    );
    expect(seen).toMatchObject({
      companies: [{ name: world.people.companyA.name, size: '5', average: 1, own: true }],
      own: { courses: 5, average: 1, place: 1, listed: 1 },
      hidden: 1,
      independent: { people: 1, courses: 1 },
    });
    const others = await call<{ companies: RankedCompany[]; own: object }>(duda, 'companies');
    expect(others.companies[0]?.own).toBe(false);
    expect(others.own).toEqual({
      ...{ name: world.people.companyB.name, courses: null, average: null, place: null, listed: 0 },
    });
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
