import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  EventDraft,
  ListedEvent,
  SeriesChange,
} from '#features/calendar/contract/calendar.contract.ts';
import { MAX_SERIES } from '#features/calendar/contract/repeat.contract.ts';
import type { DashboardView } from '#features/dashboard/contract/dashboard.contract.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';
import { updateEvent } from './calendar.queries.ts';
import { columnsOf } from './calendar.sealed.ts';
import { layFurther } from './lay-times.ts';

const PATH = '/api/calendar/events';

let world: World;
let ana: Person;
let bruno: Person;
beforeAll(async () => {
  // Wednesday, 18 November 2026, noon in São Paulo.
  world = await startWorld({ workers: false });
  [ana, bruno] = await Promise.all([world.person('ana'), world.person('bruno')]);
});
afterAll(() => world.stop());

type Answer = ListedEvent & { code?: string };
const yoga = (more: Partial<EventDraft> = {}): EventDraft => ({
  title: 'Yoga',
  category: 'health',
  start: '2026-11-17T12:00',
  end: '2026-11-17T12:50',
  allDay: false,
  timeZone: 'America/Sao_Paulo',
  description: null,
  repeat: 'FREQ=WEEKLY;BYDAY=TU',
  ...more,
});
const add = (person: Person, event = yoga(), id = randomUUID()) =>
  person.call<Answer>('POST', PATH, { id, ...event });
const list = async (person: Person, from = '2026-11-15', to = '2026-12-20') =>
  (await person.call<{ events: ListedEvent[] }>('GET', `${PATH}?from=${from}&to=${to}`)).body
    .events;
const startsOf = async (person: Person, from?: string, to?: string) =>
  (await list(person, from, to)).map(({ start }) => start.slice(5));
const change = (
  person: Person,
  id: string,
  event: EventDraft,
  { newId = randomUUID(), ...more }: Omit<SeriesChange, 'newId'> & { newId?: string },
) => person.call<Answer>('PATCH', `${PATH}/${id}`, { ...event, change: { newId, ...more } });
const remove = (person: Person, id: string, query = '') =>
  person.call<{ code?: string }>('DELETE', `${PATH}/${id}${query}`);
const restoreTime = (person: Person, id: string, at: string) =>
  person.call<{ code?: string }>('POST', `${PATH}/${id}/times/restore`, { at });

const restoreFollowing = (person: Person, id: string) =>
  person.call<{ code?: string }>('POST', `${PATH}/${id}/following/restore`);

const FIVE = ['11-17T12:00', '11-24T12:00', '12-01T12:00', '12-08T12:00', '12-15T12:00'];
const AT = '2026-12-01T12:00';

describe('an event that comes every week', () => {
  test('stands in every week, two years ahead, and further as days go by', async () => {
    const lia = await world.person('lia');
    expect(await add(lia)).toMatchObject({ status: 201, body: { repeat: 'FREQ=WEEKLY;BYDAY=TU' } });
    expect(await startsOf(lia)).toEqual(FIVE);
    expect(await startsOf(lia, '2028-11-10', '2028-11-30')).toEqual(['11-14T12:00']);
    const { now } = world.clock;
    world.clock.forward(14 * 24 * 60);
    await layFurther(world.context);
    await layFurther(world.context);
    await lia.comeBack();
    expect(await startsOf(lia, '2028-11-10', '2028-11-30')).toEqual([
      '11-14T12:00',
      '11-21T12:00',
      '11-28T12:00',
    ]);
    world.clock.now = now;
  });

  test('goes on beside one whose rule was kept once and is not read any more', async () => {
    const [olga, iris] = await Promise.all([world.person('olga'), world.person('iris')]);
    const { db, vault } = world.context;
    for (const person of [olga, iris]) {
      const id = randomUUID();
      await add(person, yoga(), id);
      if (person === iris) continue;
      const key = await vault.keyOf(person.id);
      const { sealed } = columnsOf(key, id, yoga({ repeat: 'FREQ=SOMETIMES' }));
      await updateEvent(db, { userId: person.id, id }, { sealed });
    }
    const { now } = world.clock;
    world.clock.forward(7 * 24 * 60);
    await layFurther(world.context);
    await Promise.all([olga.comeBack(), iris.comeBack()]);
    const starts = ['11-14T12:00', '11-21T12:00'];
    expect(await startsOf(iris, '2028-11-10', '2028-11-30')).toEqual(starts);
    expect(await startsOf(olga, '2028-11-10', '2028-11-30')).toEqual(starts.slice(0, 1));
    world.clock.now = now;
  });

  test('is told by the start page when it is next', async () => {
    const rui = await world.person('rui');
    await add(rui, yoga({ repeat: 'FREQ=DAILY' }));
    const { body } = await rui.call<DashboardView>('GET', '/api/dashboard');
    expect(body.upcoming).toEqual({ count: 4, next: { start: '2026-11-19T12:00', allDay: false } });
  });

  test('begins with the first day that its rule gives', async () => {
    const gil = await world.person('gil');
    await add(gil, yoga({ repeat: 'FREQ=WEEKLY;BYDAY=TH;COUNT=2' }));
    expect(await startsOf(gil)).toEqual(['11-19T12:00', '11-26T12:00']);
  });
});

describe('one of them', () => {
  test('is moved by itself, and back', async () => {
    const eva = await world.person('eva');
    const id = randomUUID();
    await add(eva, yoga(), id);
    const moved = yoga({ start: '2026-12-03T18:00', end: '2026-12-03T18:50' });
    const meant = { scope: 'one', at: AT, revision: 0, newId: randomUUID() } as const;
    const first = await change(eva, id, moved, meant);
    expect(first).toMatchObject({ status: 200, body: { id: meant.newId, start: moved.start } });
    expect(first.body.repeat).toBeUndefined();
    // Sent again it is the same one.
    expect((await change(eva, id, moved, meant)).body.id).toBe(meant.newId);
    expect(await startsOf(eva)).toEqual([...FIVE.slice(0, 2), '12-03T18:00', ...FIVE.slice(3)]);
    // The whole moves without it.
    const later = yoga({ start: '2026-11-24T13:00', end: '2026-11-24T13:50' });
    await change(eva, id, later, { scope: 'all', at: '2026-11-24T12:00', revision: 0 });
    expect(await startsOf(eva)).toEqual([
      ...['11-17T13:00', '11-24T13:00', '12-03T18:00', '12-08T13:00', '12-15T13:00'],
    ]);
    expect((await restoreTime(eva, id, '2026-12-01T13:00')).status).toBe(204);
    expect(await startsOf(eva)).toEqual(FIVE.map((start) => start.replace('12:', '13:')));
  });

  test('is deleted by itself, twice too, and given back', async () => {
    const noa = await world.person('noa');
    const id = randomUUID();
    await add(noa, yoga(), id);
    const query = `?scope=one&at=${AT}&revision=0`;
    expect([(await remove(noa, id, query)).status, (await remove(noa, id, query)).status]).toEqual([
      204, 204,
    ]);
    expect(await startsOf(noa)).toEqual(FIVE.filter((start) => start !== '12-01T12:00'));
    await restoreTime(noa, id, AT);
    expect(await startsOf(noa)).toEqual(FIVE);
    expect((await restoreTime(noa, id, '2026-12-02T12:00')).body.code).toBe('series_changed');
  });
});

describe('this one and those after it', () => {
  test('become a series of their own, and of five times three are left', async () => {
    const ivo = await world.person('ivo');
    const id = randomUUID();
    await add(ivo, yoga({ repeat: 'FREQ=WEEKLY;COUNT=5' }), id);
    const moved = yoga({
      title: 'Pilates',
      start: '2026-12-02T09:00',
      end: '2026-12-02T10:00',
      repeat: 'FREQ=WEEKLY;COUNT=5',
    });
    await change(ivo, id, moved, { scope: 'following', at: AT, revision: 0 });
    const shown = (await list(ivo, '2026-11-15', '2027-02-01')).map(
      ({ title, start }) => `${title} ${start.slice(5, 13)}`,
    );
    expect(shown).toEqual([
      ...['Yoga 11-17T12', 'Yoga 11-24T12'],
      ...['Pilates 12-02T09', 'Pilates 12-09T09', 'Pilates 12-16T09'],
    ]);
  });

  test('are deleted, and what was changed among them, too', async () => {
    const bia = await world.person('bia');
    const id = randomUUID();
    await add(bia, yoga(), id);
    const moved = yoga({ start: '2026-12-09T18:00', end: '2026-12-09T18:50' });
    await change(bia, id, moved, { scope: 'one', at: '2026-12-08T12:00', revision: 0 });
    await remove(bia, id, `?scope=following&at=${AT}&revision=0`);
    expect(await startsOf(bia)).toEqual(FIVE.slice(0, 2));
  });
});

describe('this one and those after it, taken back', () => {
  test('come again with what was changed among them, once', async () => {
    const ada = await world.person('ada');
    const id = randomUUID();
    await add(ada, yoga({ repeat: 'FREQ=WEEKLY;COUNT=5' }), id);
    const moved = yoga({ start: '2026-12-09T18:00', end: '2026-12-09T18:50' });
    await change(ada, id, moved, { scope: 'one', at: '2026-12-08T12:00', revision: 0 });
    const before = await startsOf(ada);
    await remove(ada, id, `?scope=following&at=${AT}&revision=0`);
    expect((await restoreFollowing(bruno, id)).status).toBe(404);
    expect((await restoreFollowing(ada, id)).status).toBe(204);
    expect(await startsOf(ada)).toEqual(before);
    expect((await list(ada))[0]?.repeat).toBe('FREQ=WEEKLY;COUNT=5');
    expect((await restoreFollowing(ada, id)).body.code).toBe('series_changed');
  });

  test('join the series that they were parted from, at the times that they had', async () => {
    const ugo = await world.person('ugo');
    const id = randomUUID();
    await add(ugo, yoga({ repeat: 'FREQ=WEEKLY;COUNT=5' }), id);
    const single = yoga({ start: '2026-12-16T07:00', end: '2026-12-16T07:50' });
    await change(ugo, id, single, { scope: 'one', at: '2026-12-15T12:00', revision: 0 });
    const before = await startsOf(ugo);
    const newId = randomUUID();
    const later = yoga({
      ...{ title: 'Pilates', start: '2026-12-02T09:00', end: '2026-12-02T10:00' },
      repeat: 'FREQ=WEEKLY;COUNT=5',
    });
    await change(ugo, id, later, { scope: 'following', at: AT, revision: 0, newId });
    // One of the parted times is taken out before all is taken back.
    await remove(ugo, newId, '?scope=one&at=2026-12-09T09:00&revision=0');
    expect((await restoreFollowing(ugo, id)).status).toBe(204);
    expect(await startsOf(ugo)).toEqual(before.filter((start) => start !== '12-08T12:00'));
    expect(new Set((await list(ugo)).map(({ title }) => title))).toEqual(new Set(['Yoga']));
    expect((await restoreTime(ugo, id, '2026-12-08T12:00')).status).toBe(204);
    expect(await startsOf(ugo)).toEqual(before);
  });

  test('are refused where either half was changed since, or too long ago', async () => {
    const ivy = await world.person('ivy');
    const [id, newId] = [randomUUID(), randomUUID()];
    await add(ivy, yoga(), id);
    const later = yoga({ start: '2026-12-01T15:00', end: '2026-12-01T15:50' });
    await change(ivy, id, later, { scope: 'following', at: AT, revision: 0, newId });
    const again = yoga({ start: '2026-12-08T16:00', end: '2026-12-08T16:50' });
    await change(ivy, newId, again, { scope: 'all', at: '2026-12-08T15:00', revision: 0 });
    expect((await restoreFollowing(ivy, id)).body.code).toBe('series_changed');
    const other = randomUUID();
    await add(ivy, yoga({ title: 'Coro' }), other);
    await remove(ivy, other, `?scope=following&at=${AT}&revision=0`);
    const { now } = world.clock;
    world.clock.forward(61);
    await ivy.comeBack();
    expect((await restoreFollowing(ivy, other)).body.code).toBe('series_changed');
    world.clock.now = now;
  });

  test('come back whole where they were all that there was', async () => {
    const kai = await world.person('kai');
    const id = randomUUID();
    await add(kai, yoga(), id);
    await remove(kai, id, '?scope=following&at=2026-11-17T12:00&revision=0');
    expect(await startsOf(kai)).toEqual([]);
    expect((await restoreFollowing(kai, id)).status).toBe(204);
    expect(await startsOf(kai)).toEqual(FIVE);
  });
});

describe('all of them', () => {
  test('are deleted with what was changed by itself, and come back with it', async () => {
    const leo = await world.person('leo');
    const id = randomUUID();
    await add(leo, yoga(), id);
    const moved = yoga({ start: '2026-12-03T18:00', end: '2026-12-03T18:50' });
    await change(leo, id, moved, { scope: 'one', at: AT, revision: 0 });
    const before = await startsOf(leo);
    await remove(leo, id);
    expect(await startsOf(leo)).toEqual([]);
    await leo.call('POST', `${PATH}/${id}/restore`);
    expect(await startsOf(leo)).toEqual(before);
  });

  test('come no more where the rule is taken away', async () => {
    const zoe = await world.person('zoe');
    const id = randomUUID();
    await add(zoe, yoga(), id);
    const { repeat: _, ...once } = yoga({ start: '2026-11-24T12:00', end: '2026-11-24T12:50' });
    await change(zoe, id, once, { scope: 'all', at: '2026-11-24T12:00', revision: 0 });
    expect(await startsOf(zoe)).toEqual(['11-24T12:00']);
  });
});

test('two devices: the second change of a whole series is refused, of one time that is gone, too', async () => {
  const uma = await world.person('uma');
  const id = randomUUID();
  await add(uma, yoga(), id);
  const later = yoga({ start: '2026-11-24T13:00', end: '2026-11-24T13:50' });
  const meant = { scope: 'all', at: '2026-11-24T12:00', revision: 0 } as const;
  const answers = await Promise.all([change(uma, id, later, meant), change(uma, id, later, meant)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const old = await change(uma, id, later, { ...meant, scope: 'one' });
  expect(old.body.code).toBe('series_changed');
  expect((await remove(uma, id, `?scope=following&at=${AT}&revision=0`)).body.code).toBe(
    'series_changed',
  );
  expect(await startsOf(uma)).toEqual(FIVE.map((start) => start.replace('12:', '13:')));
});

test.each([
  ['FREQ=SECONDLY', 422, 'repeats_too_often'],
  ['FREQ=DAILY;BYHOUR=1,2,3', 422, 'repeats_too_often'],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 422, 'never_comes'],
  ['FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=366;BYWEEKNO=1,2,3', 422, 'never_comes'],
  ['FREQ=YEARLY;BYYEARDAY=367', 422, 'rule_unreadable'],
  ['FREQ=SOMETIMES', 422, 'rule_unreadable'],
  ['', 400, 'invalid'],
  ['FREQ=DAILY;'.repeat(40), 400, 'invalid'],
])('%j is refused', async (repeat, status, code) => {
  const answer = await add(ana, yoga({ repeat }));
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect((await add(ana, yoga({ repeat: 'FREQ=DAILY', timeZone: 'Mars/Olympus' }))).status).toBe(
    400,
  );
});

test('a calendar holds a number of series and no more', async () => {
  const edu = await world.person('edu');
  for (let nth = 0; nth < MAX_SERIES; nth += 1) await add(edu, yoga({ repeat: 'FREQ=YEARLY' }));
  expect((await add(edu)).body.code).toBe('too_many_series');
});

test('Bruno reaches nothing of Ana’s series, with her ids and his own of the same id', async () => {
  const id = randomUUID();
  await add(ana, yoga(), id);
  const meant = { scope: 'all', at: AT, revision: 0 } as const;
  expect((await change(bruno, id, yoga(), meant)).status).toBe(404);
  expect((await remove(bruno, id, `?scope=one&at=${AT}&revision=0`)).status).toBe(404);
  expect((await restoreTime(bruno, id, AT)).status).toBe(404);
  await add(bruno, yoga({ title: 'Dele' }), id);
  await remove(bruno, id, `?scope=one&at=${AT}&revision=0`);
  expect(await startsOf(ana)).toEqual(FIVE);
  expect(await startsOf(bruno)).toHaveLength(4);
});

test('the rule stands nowhere in plain, and nothing of it stays when the person goes', async () => {
  const mel = await world.person('mel');
  const { pool } = world.context.connection;
  await add(mel, yoga({ repeat: 'FREQ=WEEKLY;BYDAY=TU;COUNT=7' }));
  const rowsOf = async (table: string) =>
    (
      await pool.query<{ row: string }>(
        `select t::text as row from ${table} t where user_id = $1`,
        [mel.id],
      )
    ).rows;
  expect(await rowsOf('calendar_occurrences')).toHaveLength(7);
  const plain = [...(await rowsOf('calendar_events')), ...(await rowsOf('calendar_occurrences'))];
  for (const { row } of plain) expect(row).not.toMatch(/WEEKLY|Yoga/);
  await pool.query('delete from users where id = $1', [mel.id]);
  expect(await rowsOf('calendar_occurrences')).toEqual([]);
});
