import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CalendarEvent,
  type DrawnIn,
  type EventDraft,
  MAX_EVENTS_PER_MONTH,
} from '#features/calendar/contract/calendar.contract.ts';
import type { DashboardView } from '#features/dashboard/contract/dashboard.contract.ts';
import type { Reminders } from '#features/reminders/contract/reminders.contract.ts';
import { addDays } from '#packages/kernel/day.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';
import { sweepCalendar } from './calendar.service.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const SECRET = 'psicóloga da rua das quaresmeiras';

let world: World;
let ana: Person;
let bruno: Person;
beforeAll(async () => {
  // Wednesday, 18 November 2026, noon in São Paulo.
  world = await startWorld({ workers: false });
  [ana, bruno] = await Promise.all([world.person('ana'), world.person('bruno')]);
});
afterAll(() => world.stop());

const session = (more: Partial<EventDraft> = {}): EventDraft => ({
  title: 'Sessão',
  category: 'health',
  start: '2026-11-20T14:00',
  end: '2026-11-20T14:50',
  allDay: false,
  timeZone: SAO_PAULO,
  description: null,
  ...more,
});

type Answer = CalendarEvent & { code?: string };
const PATH = '/api/calendar/events';
const add = (person: Person, event: EventDraft, id = randomUUID()) =>
  person.call<Answer>('POST', PATH, { id, ...event });
const change = (person: Person, id: string, event: EventDraft) =>
  person.call<Answer>('PATCH', `${PATH}/${id}`, event);
const remove = (person: Person, id: string) => person.call('DELETE', `${PATH}/${id}`);
const restore = (person: Person, id: string) =>
  person.call<Answer>('POST', `${PATH}/${id}/restore`);
const list = async (person: Person, from: string, to: string) =>
  (await person.call<{ events: CalendarEvent[] }>('GET', `${PATH}?from=${from}&to=${to}`)).body
    .events;
const upcomingOf = async (person: Person) =>
  (await person.call<DashboardView>('GET', '/api/dashboard')).body.upcoming;

describe('an appointment', () => {
  test('is made, seen, moved, deleted and brought back', async () => {
    const id = randomUUID();
    const event = session({ description: 'Contar do sonho.' });
    expect(await add(ana, event, id)).toEqual({ status: 201, body: { id, ...event } });
    expect(await list(ana, '2026-11-01', '2026-11-30')).toEqual([{ id, ...event }]);

    const moved = session({ start: '2026-12-01T09:00', end: '2026-12-01T09:50' });
    expect((await change(ana, id, moved)).body).toEqual({ id, ...moved, revision: 1 });
    expect(await list(ana, '2026-11-01', '2026-11-30')).toEqual([]);

    expect([(await remove(ana, id)).status, (await remove(ana, id)).status]).toEqual([204, 204]);
    expect(await list(ana, '2026-12-01', '2026-12-01')).toEqual([]);
    expect((await change(ana, id, moved)).status).toBe(404);
    expect(await restore(ana, id)).toEqual({
      ...{ status: 200, body: { id, ...moved, revision: 1 } },
    });
    expect(await list(ana, '2026-12-01', '2026-12-01')).toEqual([{ id, ...moved, revision: 1 }]);
  });

  test('changed on another device meanwhile is not overwritten, and one sent again is taken', async () => {
    const noa = await world.person('noa');
    const id = randomUUID();
    await add(noa, session(), id);
    const here = session({ title: 'Daqui', description: 'Levar exames.' });
    const meant = (seen: number, to = here) =>
      noa.call<Answer>('PATCH', `${PATH}/${id}`, { ...to, seen });
    expect((await meant(0)).body).toMatchObject({ title: 'Daqui', revision: 1 });
    // The answer was lost on the way.
    expect(await meant(0)).toMatchObject({ status: 200, body: { revision: 1 } });
    await change(noa, id, session({ title: 'De lá' }));
    expect(await meant(1)).toMatchObject({ status: 409, body: { code: 'event_changed' } });
    const gone = await noa.call<Answer>('DELETE', `${PATH}/${id}?revision=1`);
    expect(gone).toMatchObject({ status: 409, body: { code: 'event_changed' } });
    const [stands] = await list(noa, '2026-11-20', '2026-11-20');
    expect(stands).toMatchObject({ title: 'De lá', revision: 2 });
    expect((await bruno.call<Answer>('PATCH', `${PATH}/${id}`, { ...here, seen: 2 })).status).toBe(
      404,
    );
    expect((await noa.call('DELETE', `${PATH}/${id}?revision=2`)).status).toBe(204);
    expect((await noa.call('DELETE', `${PATH}/${id}?revision=2`)).status).toBe(204);
  });

  test('has the reminders that are to come beside it, for their person alone, while they are on', async () => {
    const iris = await world.person('iris');
    const rules = { quiet: null, holidays: 'none' };
    await iris.call('PUT', '/api/reminders/rules', rules);
    const plan = { on: true, time: '10:00', days: [0, 1, 2, 3, 4, 5, 6] };
    const { body } = await iris.call<Reminders>('PUT', '/api/reminders/plans/water', plan);
    const day = body.plans.water.nextAt?.slice(0, 10) ?? '';
    const drawn = async (person: Person, from: string, to: string) =>
      (await person.call<{ drawnIn: DrawnIn[] }>('GET', `${PATH}?from=${from}&to=${to}`)).body
        .drawnIn;
    const three = [day, addDays(day, 1), addDays(day, 2)] as const;
    expect(await drawn(iris, day, three[2])).toEqual(
      three.map((each) =>
        expect.objectContaining({
          ...{ title: 'Lembrete: água', start: `${each}T10:00`, end: `${each}T10:15` },
          ...{ isReminder: true, leadsTo: '/notifications?tab=reminders' },
        }),
      ),
    );
    // Who shows appointments only asks without them.
    const appointments = await drawn(iris, day, `${three[2]}&reminders=false`);
    expect(appointments).toEqual([]);
    // What was is told of by nobody.
    expect(await drawn(iris, addDays(day, -3), addDays(day, -1))).toEqual([]);
    expect(await drawn(bruno, day, three[2])).toEqual([]);
    await iris.call('PUT', '/api/reminders/plans/water', { ...plan, on: false });
    expect(await drawn(iris, day, three[2])).toEqual([]);
  });

  test('sent twice is one, as it was sent last', async () => {
    const lia = await world.person('lia');
    const id = randomUUID();
    await Promise.all([add(lia, session(), id), add(lia, session(), id)]);
    expect((await add(lia, session({ title: 'Outra' }), id)).body.title).toBe('Outra');
    expect(await list(lia, '2026-11-20', '2026-11-20')).toHaveLength(1);
  });

  test('stands on every day that it touches, and keeps the clock of its zone', async () => {
    const rui = await world.person('rui');
    const show = session({ title: 'Show', start: '2026-11-20T21:30', end: '2026-11-21T00:30' });
    const beach = session({
      title: 'Praia',
      start: '2026-11-28T00:00',
      end: '2026-12-02T00:00',
      allDay: true,
    });
    const abroad = session({
      title: 'Por vídeo',
      start: '2026-11-22T14:00',
      end: '2026-11-22T15:00',
      timeZone: 'Asia/Tokyo',
    });
    for (const event of [beach, show, abroad]) await add(rui, event);
    const titlesOn = async (day: string) => (await list(rui, day, day)).map(({ title }) => title);
    expect(await titlesOn('2026-11-20')).toEqual(['Show']);
    expect(await titlesOn('2026-11-21')).toEqual(['Show']);
    expect(await titlesOn('2026-11-22')).toEqual(['Por vídeo']);
    expect(await titlesOn('2026-11-27')).toEqual([]);
    expect(await titlesOn('2026-12-01')).toEqual(['Praia']);
    // The midnight that ends it belongs to nobody's next day.
    expect(await titlesOn('2026-12-02')).toEqual([]);
  });
});

test('the start page tells of what is still to come this week, of nobody else’s', async () => {
  const nina = await world.person('nina');
  expect(await upcomingOf(nina)).toEqual({ count: 0, next: null });
  const on = (day: string, from: string, to: string) =>
    session({ start: `2026-11-${day}T${from}`, end: `2026-11-${day}T${to}` });
  await add(nina, on('18', '11:00', '13:00'));
  await add(nina, on('22', '23:00', '23:30'));
  await add(nina, on('23', '00:00', '00:30'));
  const id = randomUUID();
  await add(nina, on('19', '08:00', '09:00'), id);
  await add(ana, on('18', '15:00', '16:00'));
  expect(await upcomingOf(nina)).toEqual({
    count: 2,
    next: { start: '2026-11-19T08:00', allDay: false },
  });
  await remove(nina, id);
  await add(nina, session({ start: '2026-11-18T00:00', end: '2026-11-19T00:00', allDay: true }));
  expect(await upcomingOf(nina)).toEqual({
    count: 2,
    next: { start: '2026-11-18T00:00', allDay: true },
  });
});

describe('what cannot be', () => {
  test.each<[string, Partial<EventDraft>, number, string]>([
    ['an end before the start', { end: '2026-11-20T13:00' }, 422, 'ends_too_early'],
    ['no time at all', { end: '2026-11-20T14:00' }, 422, 'ends_too_early'],
    ['more than a month', { end: '2026-12-21T14:01' }, 422, 'lasts_too_long'],
    ['no title', { title: '   ' }, 400, 'invalid'],
    ['a title too long', { title: 'a'.repeat(121) }, 400, 'invalid'],
    ['a description too long', { description: 'a'.repeat(2_001) }, 400, 'invalid'],
    ['a day that does not exist', { start: '2026-02-30T14:00' }, 400, 'invalid'],
    ['a zone of the moon', { timeZone: 'Moon/Tranquility' }, 400, 'invalid'],
    ['a time with seconds', { start: '2026-11-20T14:00:30' }, 400, 'invalid'],
    ['a time of another zone', { start: '2026-11-20T14:00Z' }, 400, 'invalid'],
    ['whole days with hours', { allDay: true }, 400, 'invalid'],
    [
      'a year of two digits',
      { start: '0026-11-20T14:00', end: '0026-11-20T15:00' },
      400,
      'invalid',
    ],
  ])('is refused: %s', async (_, more, status, code) => {
    const answer = await add(ana, session(more));
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  });

  test('a list of more than three months, or from the end to the start, is refused', async () => {
    for (const [from, to] of [
      ['2026-11-01', '2027-02-01'],
      ['2026-11-02', '2026-11-01'],
    ]) {
      expect((await ana.call('GET', `${PATH}?from=${from}&to=${to}`)).status).toBe(400);
    }
  });

  test('a month that is full takes no more, neither new nor moved nor brought back', async () => {
    const gil = await world.person('gil');
    const [first, elsewhere] = [randomUUID(), randomUUID()];
    await add(gil, session(), first);
    await add(gil, session({ start: '2026-12-20T14:00', end: '2026-12-20T15:00' }), elsewhere);
    // The rest of the month, without the way through the server.
    await world.context.connection.pool.query(
      `insert into calendar_events
       select user_id, gen_random_uuid(), starts_local, ends_local, time_zone, all_day, starts_at, ends_at, sealed
         from calendar_events, generate_series(2, $2) where user_id = $1 and id = $3`,
      [gil.id, MAX_EVENTS_PER_MONTH, first],
    );
    const { status, body } = await add(gil, session());
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'month_full' });
    expect((await change(gil, elsewhere, session())).body.code).toBe('month_full');
    // What is there can still be changed.
    expect((await change(gil, first, session({ title: 'Outra' }))).status).toBe(200);
    await remove(gil, first);
    expect((await add(gil, session())).status).toBe(201);
    expect((await restore(gil, first)).body.code).toBe('month_full');
  });
});

test('Bruno sees, changes, deletes and brings back nothing of Ana’s, even with her ids', async () => {
  const id = randomUUID();
  const place = { start: '2027-03-10T14:00', end: '2027-03-10T15:00' };
  await add(ana, session(place), id);
  expect((await change(bruno, id, session())).status).toBe(404);
  expect((await remove(bruno, id)).status).toBe(404);
  await remove(ana, id);
  expect((await restore(bruno, id)).status).toBe(404);
  await restore(ana, id);
  // Her id with him is an event of his own.
  await add(bruno, session({ ...place, title: 'Dele' }), id);
  expect((await list(ana, '2027-03-10', '2027-03-10')).map(({ title }) => title)).toEqual([
    'Sessão',
  ]);
  expect((await list(bruno, '2027-03-10', '2027-03-10')).map(({ title }) => title)).toEqual([
    'Dele',
  ]);
});

test('what Ana wrote stands nowhere in plain, is gone an hour after its deletion, and goes with her', async () => {
  const eva = await world.person('eva');
  const { pool } = world.context.connection;
  const rowsOf = async () =>
    (
      await pool.query<{ row: string }>(
        `select encode(sealed, 'escape') || e::text as row from calendar_events e where user_id = $1`,
        [eva.id],
      )
    ).rows;
  const id = randomUUID();
  await add(eva, session({ title: SECRET, description: SECRET }), id);
  await add(eva, session());
  for (const { row } of await rowsOf()) expect(row).not.toMatch(/quaresmeiras|health/);
  expect(world.logs.join('')).not.toContain('quaresmeiras');

  await remove(eva, id);
  const { now } = world.clock;
  world.clock.forward(59);
  await sweepCalendar(world.context);
  expect(await rowsOf()).toHaveLength(2);
  world.clock.forward(1);
  await eva.comeBack();
  expect(await restore(eva, id)).toMatchObject({ status: 410, body: { code: 'event_erased' } });
  await sweepCalendar(world.context);
  expect(await rowsOf()).toHaveLength(1);
  world.clock.now = now;

  await pool.query('delete from users where id = $1', [eva.id]);
  expect(await rowsOf()).toEqual([]);
});
