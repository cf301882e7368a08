import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DashboardView } from '#features/dashboard/contract/dashboard.contract.ts';
import type { Rhythm } from '#features/rhythm/contract/rhythm.contract.ts';
import { addDays } from '#packages/kernel/index.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';

const TODAY = '2026-11-18';

let world: World;
let ana: Person;
let bruno: Person;
beforeAll(async () => {
  world = await startWorld();
  [ana, bruno] = await Promise.all([world.person('ana'), world.person('bruno')]);
});
afterAll(() => world.stop());

interface Answer {
  rhythm: Rhythm | null;
}
const rhythm = async (person: Person) =>
  (await person.call<Answer>('GET', '/api/rhythm')).body.rhythm;
const turn = async (person: Person, shown: boolean) =>
  (await person.call<Answer>('PUT', '/api/rhythm/shown', { shown })).body.rhythm;
/** Each change a minute after the one before: the later one stands. */
const change = () => {
  world.clock.forward(1);
  const recordedAt = world.clock.now.toISOString();
  return { tags: [], note: null, recordedAt, changeId: randomUUID() };
};
const feel = (person: Person, day: string, level: number | null) =>
  person.call('PUT', `/api/emotions/days/${day}`, { level, ...change() });
const moment = (person: Person, id: string, more: object) =>
  person.call('PUT', `/api/emotions/moments/${id}`, {
    ...{ day: TODAY, at: world.clock.now.toISOString(), level: null, ...change() },
    ...more,
  });

test('any record makes a day count, and two of one day count once', async () => {
  expect(await rhythm(ana)).toEqual({ days: 0, grown: 0 });
  await ana.write('Hoje foi um dia comum.');
  await feel(ana, TODAY, 4);
  expect(await rhythm(ana)).toEqual({ days: 1, grown: 1 });
  await feel(ana, addDays(TODAY, -3), 2);
  await moment(ana, randomUUID(), { day: addDays(TODAY, -5) });
  await feel(ana, addDays(TODAY, -28), 5);
  expect(await rhythm(ana)).toEqual({ days: 3, grown: 3 });
});

test('what was shown stays when the record behind it is deleted, and what was not never comes', async () => {
  const lia = await world.person('lia');
  const entry = await lia.write('Hoje foi um dia comum.');
  expect(await rhythm(lia)).toEqual({ days: 1, grown: 1 });
  await lia.call('DELETE', `/api/diary/entries/${entry.id}`);
  expect(await rhythm(lia)).toEqual({ days: 1, grown: 1 });
  const yesterday = addDays(TODAY, -1);
  await feel(lia, yesterday, 3);
  await feel(lia, yesterday, null);
  const id = randomUUID();
  await moment(lia, id, { day: yesterday });
  await moment(lia, id, { day: yesterday, deleted: true });
  expect(await rhythm(lia)).toEqual({ days: 1, grown: 1 });
});

test('a journey around the world changes neither the number nor the day of an entry', async () => {
  const rui = await world.person('rui');
  const live = (timeZone: string) => rui.call('PATCH', '/api/me/preferences', { timeZone });
  const start = world.clock.now;
  // 20 h of the 18th and 6 h of the 19th in São Paulo are one and the same day in Tokyo.
  for (const at of ['2026-11-18T23:00:00Z', '2026-11-19T09:00:00Z']) {
    world.clock.now = new Date(at);
    await rui.comeBack();
    await rui.write('Hoje foi um dia comum.');
  }
  expect(await rhythm(rui)).toEqual({ days: 2, grown: 2 });
  for (const zone of ['Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Niue', 'America/Sao_Paulo']) {
    await live(zone);
    expect(await rhythm(rui)).toEqual({ days: 2, grown: 2 });
  }
  world.clock.now = start;
});

test('two screens that open at once keep the days of both', async () => {
  const eva = await world.person('eva');
  await feel(eva, TODAY, 3);
  const both = await Promise.all([rhythm(eva), rhythm(eva)]);
  expect(both).toEqual([
    { days: 1, grown: 1 },
    { days: 1, grown: 1 },
  ]);
});

test('after a month away the garden stands, and the days have gone with the time', async () => {
  const start = world.clock.now;
  world.clock.now = new Date('2026-12-20T15:00:00Z');
  await ana.comeBack();
  expect(await rhythm(ana)).toEqual({ days: 0, grown: 3 });
  world.clock.now = start;
  await ana.comeBack();
});

test('turned off it is nowhere, and goes on in silence: turned on again nothing is lower', async () => {
  const nina = await world.person('nina');
  const dashboard = async () => (await nina.call<DashboardView>('GET', '/api/dashboard')).body;
  await feel(nina, TODAY, 4);
  expect(await rhythm(nina)).toEqual({ days: 1, grown: 1 });
  expect(await turn(nina, false)).toBeNull();
  const entry = await nina.write('Hoje foi um dia comum.');
  await feel(nina, addDays(TODAY, -2), 3);
  const hidden = await dashboard();
  expect([await rhythm(nina), hidden.rhythm]).toEqual([null, null]);
  // The week and its records are the person's, garden or not.
  expect(hidden.week.filter(({ recorded }) => recorded)).toHaveLength(2);
  await nina.call('DELETE', `/api/diary/entries/${entry.id}`);
  await feel(nina, addDays(TODAY, -2), null);
  expect(await turn(nina, true)).toEqual({ days: 2, grown: 2 });
  expect((await dashboard()).rhythm).toEqual({ days: 2, grown: 2 });
});

test('turned off before the first record it counts all the same, and only for whom turned it off', async () => {
  const gil = await world.person('gil');
  await turn(gil, false);
  await feel(gil, TODAY, 4);
  await turn(gil, false);
  expect(await rhythm(gil)).toBeNull();
  expect(await rhythm(bruno)).not.toBeNull();
  expect(await turn(gil, true)).toEqual({ days: 1, grown: 1 });
  const refused = await world.app.inject({ method: 'PUT', url: '/api/rhythm/shown' });
  expect(refused.statusCode).toBe(401);
});

test('Bruno’s rhythm has nothing of Ana’s, and without signing in there is none', async () => {
  expect(await rhythm(bruno)).toEqual({ days: 0, grown: 0 });
  expect((await world.app.inject({ url: '/api/rhythm' })).statusCode).toBe(401);
});
