import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DashboardView } from '#features/dashboard/contract/dashboard.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { NOON, type Person, startWorld, type World } from '#packages/testing/people/index.ts';
import { publishPeopleMean, setCounted } from './people-mean.service.ts';

const DAYS = ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17'];

let world: World;
let ana: Person;
let bruno: Person;
let crowd: string[];
beforeAll(async () => {
  world = await startWorld({ workers: false });
  [ana, bruno] = await Promise.all([world.person('ana'), world.person('bruno')]);
  crowd = await crowdOf(9);
  for (const day of DAYS) {
    await feel(ana, day, 5);
    await feel(bruno, day, 1);
  }
});
afterAll(() => world.stop());

/** People who agreed and felt 3 on each day; nobody signs in as them. */
async function crowdOf(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  for (const userId of ids) {
    await sql('insert into users (id) values ($1)', [userId]);
    await sql(
      `insert into emotion_days (user_id, day, level, recorded_at, change_id)
       select $1, day::date, 3, now(), gen_random_uuid() from unnest($2::text[]) day`,
      [userId, DAYS],
    );
    await setCounted(world.context, { userId } as Caller, { counted: true, language: 'pt-BR' });
  }
  return ids;
}
const sql = (text: string, values: unknown[] = []) =>
  world.context.connection.pool.query(text, values).then(({ rows }) => rows);
const means = () =>
  sql('select day::text, tenths, people, withdrawn from emotion_people_means order by day');
const feel = (person: Person, day: string, level: number) =>
  person.call('PUT', `/api/emotions/days/${day}`, {
    ...{ level, tags: [], note: null },
    ...{ changeId: randomUUID(), recordedAt: NOON.toISOString() },
  });
const agree = (person: Person, counted: boolean) =>
  person.call('PUT', '/api/emotions/counted', { counted, language: 'pt-BR' });
/** What a person's start page says, a while after the mean was looked at last. */
async function wellnessOf(person: Person) {
  world.clock.forward(15);
  await person.comeBack();
  return (await person.call<DashboardView>('GET', '/api/dashboard')).body.wellness;
}

test('nobody is counted who was not asked, and each yes and no is written down with its text', async () => {
  expect((await ana.call('GET', '/api/emotions/counted')).body).toEqual({ counted: false });
  expect((await agree(ana, true)).body).toEqual({ counted: true });
  expect((await agree(ana, false)).body).toEqual({ counted: false });
  expect((await agree(ana, true)).body).toEqual({ counted: true });
  const rows = await sql(
    `select action, language, length(text_hash) as hash, created_at is not null as timed
       from consents where user_id = $1 and purpose = 'people_mean' order by id`,
    [ana.id],
  );
  const said = { language: 'pt-BR', hash: 64, timed: true };
  expect(rows).toEqual(['grant', 'revoke', 'grant'].map((action) => ({ action, ...said })));
  expect((await bruno.call('GET', '/api/emotions/counted')).body).toEqual({ counted: false });
  const refused = await world.app.inject({ url: '/api/emotions/counted' });
  expect(refused.statusCode).toBe(401);
});

test('ten who agreed make a mean, once a day; it is told as a word, and to Bruno too', async () => {
  expect(await wellnessOf(ana)).toBeNull();
  await publishPeopleMean(world.context);
  await publishPeopleMean(world.context);
  // 3 nine times and Ana's 5: Bruno's 1 is not in it.
  expect(await means()).toEqual([{ day: '2026-11-17', tenths: 32, people: 10, withdrawn: false }]);
  expect(await wellnessOf(ana)).toEqual({ stands: 'above', against: 'people' });
  expect(await wellnessOf(bruno)).toEqual({ stands: 'below', against: 'people' });
});

test('who takes the consent back is forgotten at once, and the mean they were in goes by the next day', async () => {
  await agree(ana, false);
  const counted = await sql('select user_id from emotion_people_counted');
  expect(counted.map(({ user_id }) => user_id).toSorted()).toEqual(crowd.toSorted());
  world.clock.now = new Date('2026-11-19T15:00:00Z');
  await publishPeopleMean(world.context);
  expect(await means()).toMatchObject([{ day: '2026-11-17', withdrawn: true }]);
  expect(await wellnessOf(bruno)).toBeNull();
});

test('somebody deleted is counted no more, and three who come make a new mean', async () => {
  await sql('update users set deleted_at = now() where id = $1', [crowd[0]]);
  const more = await crowdOf(3);
  await publishPeopleMean(world.context);
  expect(await means()).toMatchObject([
    { withdrawn: true },
    { day: '2026-11-18', tenths: 30, people: 11, withdrawn: false },
  ]);
  const counted = await sql('select user_id from emotion_people_counted');
  expect(counted).toHaveLength(11);
  expect(counted).toEqual(expect.arrayContaining(more.map((user_id) => ({ user_id }))));
});

test('a mean that was not renewed ends', async () => {
  world.clock.now = new Date('2026-11-26T15:00:00Z');
  for (const day of ['2026-11-23', '2026-11-24', '2026-11-25'])
    await bruno.comeBack().then(() => feel(bruno, day, 2));
  expect(await wellnessOf(bruno)).toMatchObject({ against: 'people' });
  world.clock.now = new Date('2026-11-27T15:00:00Z');
  expect((await wellnessOf(bruno))?.against).not.toBe('people');
});
