import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DashboardView } from '#features/dashboard/contract/dashboard.contract.ts';
import { addDays } from '#packages/kernel/index.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';

const DAY_MS = 86_400_000;

let world: World;
let ana: Person;
let bruno: Person;
beforeAll(async () => {
  world = await startWorld();
  [ana, bruno] = await Promise.all([world.person('ana'), world.person('bruno')]);
  const start = world.clock.now;
  for (const daysAgo of [40, 27, 17, 3, 3, 1, 0]) {
    world.clock.now = new Date(start.getTime() - daysAgo * DAY_MS);
    await ana.comeBack();
    await ana.write('Hoje acordei sem forças, com dor de cabeça, e trabalhei o dia inteiro.');
  }
  world.clock.now = start;
  await ana.comeBack();
});
afterAll(() => world.stop());

const dashboard = async (person: Person) =>
  (await person.call<DashboardView>('GET', '/api/dashboard')).body;

test('Ana sees her month, her rhythm, her week and how many people are here', async () => {
  const view = await dashboard(ana);
  expect(view).toMatchObject({
    entriesThisMonth: 5,
    rhythm: { days: 5, grown: 5 },
    community: 2,
    wellness: null,
  });
  expect(view.latest).toMatchObject({ level: 'moderate', at: world.clock.now.toISOString() });
  expect(view.week).toEqual([
    { day: '2026-11-12', entries: 0, emotion: null, recorded: false },
    { day: '2026-11-13', entries: 0, emotion: null, recorded: false },
    { day: '2026-11-14', entries: 0, emotion: null, recorded: false },
    { day: '2026-11-15', entries: 2, emotion: null, recorded: true },
    { day: '2026-11-16', entries: 0, emotion: null, recorded: false },
    { day: '2026-11-17', entries: 1, emotion: null, recorded: true },
    { day: '2026-11-18', entries: 1, emotion: null, recorded: true },
  ]);
});

test('an emotion record counts as a record of its day and is there to be changed', async () => {
  const lia = await world.person('lia');
  const record = { level: 4, tags: ['sol'], note: null };
  const change = { recordedAt: world.clock.now.toISOString(), changeId: randomUUID() };
  await lia.call('PUT', '/api/emotions/days/2026-11-18', { ...record, ...change });
  const view = await dashboard(lia);
  expect(view.rhythm?.days).toBe(1);
  expect(view.today).toMatchObject({ day: '2026-11-18', level: 4, tags: ['sol'] });
  expect(view.week.at(-1)).toEqual({
    day: '2026-11-18',
    entries: 0,
    emotion: 4,
    recorded: true,
  });
});

test('deleted entries leave it, entries without analysis have no level', async () => {
  const entry = await ana.write('Sem análise.', { analyse: false });
  expect((await dashboard(ana)).latest).toMatchObject({ entryId: entry.id, level: null });
  await ana.call('DELETE', `/api/diary/entries/${entry.id}`);
  expect(await dashboard(ana)).toMatchObject({
    entriesThisMonth: 5,
    latest: { level: 'moderate' },
  });
});

test('an entry where help comes first shows no level: the one before stands, and help is told', async () => {
  const dora = await world.person('dora');
  expect(await dashboard(dora)).toMatchObject({ latest: null, helpFirst: false });
  const calm = await dora.write('Hoje acordei sem forças, com dor de cabeça.');
  const danger = await dora.write('Não vejo saída. Quero morrer.');
  expect(await dashboard(dora)).toMatchObject({
    helpFirst: true,
    latest: { entryId: calm.id, level: 'moderate' },
  });
  const kept = await dora.write('Só guardar.', { analyse: false });
  expect(await dashboard(dora)).toMatchObject({
    helpFirst: true,
    latest: { entryId: kept.id, level: null },
  });
  await dora.call('DELETE', `/api/diary/entries/${danger.id}`);
  expect(await dashboard(dora)).toMatchObject({ helpFirst: false });
  expect(await dashboard(ana)).toMatchObject({ helpFirst: false });
});

test('with nothing but such entries there is help and no level', async () => {
  const eva = await world.person('eva');
  await eva.write('Não vejo saída. Quero morrer.');
  expect(await dashboard(eva)).toMatchObject({ helpFirst: true, latest: null });
});

test('it looks further back where the newest entries tell nothing', async () => {
  const gil = await world.person('gil');
  const calm = await gil.write('Hoje acordei sem forças, com dor de cabeça.');
  for (let count = 0; count < 4; count += 1) await gil.write('Não vejo saída. Quero morrer.');
  expect(await dashboard(gil)).toMatchObject({ helpFirst: true, latest: { entryId: calm.id } });
  let kept = calm;
  for (let count = 0; count < 4; count += 1) kept = await gil.write('Guardo.', { analyse: false });
  expect(await dashboard(gil)).toMatchObject({
    helpFirst: true,
    latest: { entryId: kept.id, level: null },
  });
});

test('Bruno sees nothing of Ana', async () => {
  expect(await dashboard(bruno)).toMatchObject({
    entriesThisMonth: 0,
    rhythm: { days: 0, grown: 0 },
    wellness: null,
    latest: null,
    helpFirst: false,
  });
});

test('the community is counted again after a minute', async () => {
  world.clock.forward(2);
  const { community } = await dashboard(bruno);
  await world.person('carla');
  expect((await dashboard(bruno)).community).toBe(community);
  world.clock.forward(2);
  expect((await dashboard(bruno)).community).toBe(community + 1);
});

test('only registered people are the community: none without an account, none who never came', async () => {
  const { community } = await dashboard(bruno);
  const add = (columns: string, values: string) =>
    world.context.connection.pool.query(
      `insert into users (id, ${columns}) values (gen_random_uuid(), ${values})`,
    );
  await add('is_anonymous, last_sign_in_at', 'true, now()');
  await add('email, invited_at', `'convidada@example.org', now()`);
  await add('deleted_at, last_sign_in_at', 'now(), now()');
  await add('email, email_confirmed_at', `'registrada@example.org', now()`);
  world.clock.forward(2);
  await bruno.comeBack();
  expect((await dashboard(bruno)).community).toBe(community + 1);
});

test('without signing in there is nothing', async () => {
  expect((await world.app.inject({ url: '/api/dashboard' })).statusCode).toBe(401);
});

test('the week stands above, on or below the month, from the person’s own days alone', async () => {
  const nina = await world.person('nina');
  const levels = [2, 2, 2, 2, 2, 2, 2, 2, 4, 4, 4];
  for (const [index, level] of levels.entries()) {
    const day = addDays('2026-11-18', index + 1 - levels.length);
    const change = { tags: [], note: null, recordedAt: world.clock.now.toISOString() };
    await nina.call('PUT', `/api/emotions/days/${day}`, {
      ...change,
      level,
      changeId: randomUUID(),
    });
  }
  expect(await dashboard(nina)).toMatchObject({
    wellness: { stands: 'above', against: 'month' },
    rhythm: { days: 11 },
  });
});

test('one answer takes no more than eight queries, who is asking included', async () => {
  const { pool } = world.context.connection;
  const queries: string[] = [];
  const { query, read } = pool;
  pool.query = ((...parts: Parameters<typeof query>) => {
    queries.push(JSON.stringify(parts[0]));
    return query.apply(pool, parts);
  }) as typeof query;
  pool.read = ((...parts: Parameters<typeof read>) => {
    queries.push(String(parts[0].name));
    return read.apply(pool, parts);
  }) as typeof read;
  // The community is due again, and what is shown has changed since it was kept.
  world.clock.forward(2);
  const rosa = await world.person('rosa');
  // None of the newest entries shows a level: the diary is looked at once more.
  for (const text of ['Um.', 'Dois.', 'Três.']) await rosa.write(text, { analyse: false });
  const change = { tags: [], note: null, recordedAt: world.clock.now.toISOString() };
  await rosa.call('PUT', '/api/emotions/days/2026-11-18', {
    ...change,
    level: 3,
    changeId: randomUUID(),
  });
  queries.length = 0;
  await dashboard(rosa);
  pool.query = query;
  pool.read = read;
  expect(queries).toContain('access.person');
  // Other processes are told of the records above meanwhile. The eighth is the data key, which is forgotten
  // after a minute.
  expect(queries.filter((one) => !one.includes('events_tell')).length).toBeLessThanOrEqual(7);
});
