import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  EventDraft,
  ListedEvent,
  SeriesChange,
} from '#features/calendar/contract/calendar.contract.ts';
import { NOON, type Person, startWorld, type World } from '#packages/testing/people/index.ts';
import { layFurther } from '../lay-times.ts';
import { remindOfEvents } from './look.ts';

const PATH = '/api/calendar/events';

let world: World;
let ana: Person;
let bruno: Person;
beforeAll(async () => {
  // Wednesday, 18 November 2026, noon in São Paulo.
  world = await startWorld({ workers: false });
  [ana, bruno] = await Promise.all([world.person('ana'), world.person('bruno')]);
});
beforeEach(() => {
  world.clock.now = NOON;
});
afterAll(() => world.stop());

const session = (more: Partial<EventDraft> = {}): EventDraft => ({
  title: 'Sessão com a Helena',
  category: 'health',
  start: '2026-11-18T14:00',
  end: '2026-11-18T14:50',
  allDay: false,
  timeZone: 'America/Sao_Paulo',
  description: null,
  reminder: 'ten_minutes',
  ...more,
});
const wholeDay = (more: Partial<EventDraft> = {}) =>
  session({
    ...{ start: '2026-11-20T00:00', end: '2026-11-21T00:00' },
    ...{ allDay: true, reminder: 'evening_before' },
    ...more,
  });
const daily = (more: Partial<EventDraft> = {}) => session({ repeat: 'FREQ=DAILY', ...more });
const add = async (person: Person, event = session(), id: string = randomUUID()) => {
  const { status, body } = await person.call<ListedEvent & { code?: string }>('POST', PATH, {
    ...{ id, ...event },
  });
  return { id, status, body };
};
const change = (person: Person, id: string, event: EventDraft, series?: Partial<SeriesChange>) =>
  person.call('PATCH', `${PATH}/${id}`, {
    ...event,
    ...(series ? { change: { newId: randomUUID(), revision: 0, ...series } } : {}),
  });
/** Looks at a time of 2026, several times at once as several processes would. */
async function lookAt(time: string): Promise<void> {
  world.clock.now = new Date(`2026-${time}Z`);
  await Promise.all([1, 2, 3].map(() => remindOfEvents(world.context)));
}
async function toldOf(person: Person) {
  await person.comeBack();
  const { body } = await person.call<{
    notifications: { kind: string; params: Record<string, unknown> }[];
  }>('GET', '/api/notifications');
  return body.notifications
    .filter(({ kind }) => kind === 'event_reminder')
    .map(({ params }) => params);
}
const daysOf = async (person: Person) => (await toldOf(person)).map(({ day }) => day).toSorted();

describe('a reminder of an event', () => {
  test('comes once, however often and wherever it is looked for, and names no title', async () => {
    const { id } = await add(ana);
    await lookAt('11-18T16:49:59');
    expect(await toldOf(ana)).toEqual([]);
    await lookAt('11-18T16:50:00');
    await lookAt('11-18T16:51:00');
    expect(await toldOf(ana)).toEqual([
      { event: id, day: '2026-11-18', startsAt: Date.parse('2026-11-18T17:00:00Z') },
    ]);
    expect(await toldOf(bruno)).toEqual([]);
    const { rows } = await world.context.connection.pool.query(
      'select params::text from notifications union all select data::text from pgboss.job',
    );
    expect(JSON.stringify(rows) + world.logs.join()).not.toContain('Helena');
  });

  test('is of its own person, even where two have events of one id', async () => {
    const [lia, rui] = [await world.person('lia'), await world.person('rui')];
    const id = randomUUID();
    await add(lia, session({ title: 'De Lia' }), id);
    await add(
      rui,
      daily({ title: 'De Rui', start: '2026-11-18T15:00', end: '2026-11-18T15:30' }),
      id,
    );
    await lookAt('11-18T16:50:00');
    expect([await daysOf(lia), await daysOf(rui)]).toEqual([['2026-11-18'], []]);
    expect(
      (await change(rui, id, session(), { scope: 'all', at: '2026-11-18T15:00' })).status,
    ).toBe(200);
    await lia.call('DELETE', `${PATH}/${id}`);
    await lookAt('11-18T17:50:00');
    await lookAt('11-19T17:50:00');
    expect([await daysOf(lia), await daysOf(rui)]).toEqual([['2026-11-18'], []]);
  });

  test('comes for each time of a series, not for those taken out, and of a moved one where it is now', async () => {
    const eva = await world.person('eva');
    const { id } = await add(eva, daily());
    await eva.call('DELETE', `${PATH}/${id}?scope=one&at=2026-11-19T14:00&revision=0`);
    await change(eva, id, session({ start: '2026-11-20T16:00', end: '2026-11-20T16:50' }), {
      ...{ scope: 'one', at: '2026-11-20T14:00' },
    });
    for (const time of ['11-18T16:50:00', '11-19T16:50:00', '11-20T16:50:00', '11-21T16:50:00']) {
      await lookAt(time);
    }
    expect(await daysOf(eva)).toEqual(['2026-11-18', '2026-11-21']);
  });

  test('of the moved time comes at its new hour', async () => {
    const ivo = await world.person('ivo');
    const { id } = await add(ivo, daily());
    await change(ivo, id, session({ start: '2026-11-20T16:00', end: '2026-11-20T16:50' }), {
      ...{ scope: 'one', at: '2026-11-20T14:00' },
    });
    await lookAt('11-20T18:50:00');
    // Those of the days before were two hours late and more.
    expect(await daysOf(ivo)).toEqual(['2026-11-20']);
  });

  test('does not come again when the event is changed after it, and is not lost when it is changed just before', async () => {
    const gil = await world.person('gil');
    const [first, second] = [await add(gil), await add(gil, daily())];
    await lookAt('11-18T16:50:00');
    expect(await daysOf(gil)).toHaveLength(2);
    await change(gil, first.id, session({ title: 'Outro nome' }));
    await change(gil, second.id, daily({ title: 'Outro nome' }), {
      ...{ scope: 'all', at: '2026-11-18T14:00' },
    });
    await lookAt('11-18T16:52:00');
    expect(await daysOf(gil)).toHaveLength(2);
    // Due at 16:50 of the next day, changed before anybody looked.
    world.clock.now = new Date('2026-11-19T16:50:20Z');
    await gil.comeBack();
    await change(gil, second.id, daily({ title: 'Mais um nome' }), {
      ...{ scope: 'all', at: '2026-11-18T14:00', revision: 1 },
    });
    await lookAt('11-19T16:51:00');
    expect(await daysOf(gil)).toHaveLength(3);
  });

  test('comes once although the event is changed while somebody looks', async () => {
    const mel = await world.person('mel');
    const [once, again] = [await add(mel), await add(mel, daily())];
    for (let round = 0; round < 5; round += 1) {
      const day = 18 + round;
      world.clock.now = new Date(`2026-11-${day}T16:50:00Z`);
      await mel.comeBack();
      const look = () => remindOfEvents(world.context);
      const move = { start: `2026-11-${day}T14:00`, end: `2026-11-${day}T14:50` };
      await Promise.all([
        ...[look(), change(mel, once.id, session({ ...move, title: `A ${round}` })), look()],
        change(mel, again.id, daily({ title: `B ${round}` }), {
          ...{ scope: 'all', at: '2026-11-18T14:00', revision: round },
        }),
        look(),
      ]);
      await look();
      // Of the single one, moved to a minute that is now, nothing is due: it is over.
      const told = await toldOf(mel);
      expect(told.filter(({ event }) => event === again.id)).toHaveLength(round + 1);
      expect(told.filter(({ event }) => event === once.id)).toHaveLength(1);
    }
  });

  test('reaches a device in words that name nothing', async () => {
    const tom = await world.person('tom');
    await tom.call('PUT', '/api/notifications/devices', {
      endpoint: 'https://push.example.com/tom',
      keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
    });
    await tom.call('PUT', '/api/notifications/settings/events', {
      ...{ inApp: false, email: false, push: true },
    });
    const { id } = await add(tom, session({ end: '2026-11-18T14:30' }));
    const sent = vi.spyOn(world.context.jobs, 'send');
    await lookAt('11-18T16:55:00');
    const payloads = sent.mock.calls.map(([, , payload]) => payload);
    sent.mockRestore();
    expect(payloads).toEqual([
      expect.objectContaining({
        kind: 'event_reminder',
        params: { event: id, day: '2026-11-18', startsAt: Date.parse('2026-11-18T17:00:00Z') },
        // No message is of use once the event is over.
        expiresAt: '2026-11-18T17:30:00.000Z',
      }),
    ]);
  });

  test('goes with a deleted event, and comes with one that is brought back', async () => {
    const noa = await world.person('noa');
    const [gone, back] = [await add(noa), await add(noa)];
    for (const { id } of [gone, back]) await noa.call('DELETE', `${PATH}/${id}`);
    await lookAt('11-18T16:50:00');
    expect(await toldOf(noa)).toEqual([]);
    world.clock.now = new Date('2026-11-18T15:30:00Z');
    await noa.call('POST', `${PATH}/${back.id}/restore`);
    await lookAt('11-18T16:51:00');
    expect((await toldOf(noa)).map(({ event }) => event)).toEqual([back.id]);
  });

  test('is dropped two hours late, once the event is over, and in the quiet hours', async () => {
    const [caio, yara, ines] = await Promise.all(['caio', 'yara', 'ines'].map(world.person));
    await add(caio as Person, session({ start: '2026-11-18T18:00', end: '2026-11-18T23:00' }));
    await add(yara as Person);
    await add(ines as Person, session({ start: '2026-11-18T22:05', end: '2026-11-18T23:00' }));
    await add(ines as Person, session({ start: '2026-11-18T22:30', end: '2026-11-18T23:00' }));
    await lookAt('11-18T17:50:00');
    expect(await toldOf(yara as Person)).toEqual([]);
    await lookAt('11-18T22:50:01');
    expect(await toldOf(caio as Person)).toEqual([]);
    await lookAt('11-19T00:55:00');
    await lookAt('11-19T01:20:00');
    await lookAt('11-19T10:00:00');
    expect(await toldOf(ines as Person)).toHaveLength(1);
  });

  test('of whole days comes by the person’s clock, also where they are later', async () => {
    const [duda, teo] = [await world.person('duda'), await world.person('teo')];
    for (const person of [duda, teo]) {
      await add(person, wholeDay());
      await add(person, wholeDay({ reminder: 'morning', repeat: 'FREQ=DAILY;COUNT=3' }));
      await add(person, wholeDay({ reminder: undefined }));
    }
    await teo.call('PATCH', '/api/me/preferences', { timeZone: 'Europe/Lisbon' });
    await lookAt('11-19T18:00:00');
    expect([await daysOf(duda), await daysOf(teo)]).toEqual([[], ['2026-11-20']]);
    await lookAt('11-19T21:00:00');
    expect(await daysOf(duda)).toEqual(['2026-11-20']);
    await lookAt('11-20T08:00:00');
    expect([await daysOf(duda), await daysOf(teo)]).toEqual([
      ['2026-11-20'],
      ['2026-11-20', '2026-11-20'],
    ]);
    await lookAt('11-20T11:00:00');
    expect(await daysOf(duda)).toEqual(['2026-11-20', '2026-11-20']);
  });

  test('of whole days is not told again by a clock further west, and at once by one that is past it', async () => {
    const [west, east] = [await world.person('west'), await world.person('east')];
    const live = (person: Person, timeZone: string) =>
      person.call('PATCH', '/api/me/preferences', { timeZone });
    await live(west, 'Europe/Lisbon');
    for (const person of [west, east]) {
      await add(person, wholeDay({ reminder: 'morning' }));
      await add(person, wholeDay({ reminder: 'morning', repeat: 'FREQ=DAILY' }));
    }
    await lookAt('11-20T08:00:00');
    await west.comeBack();
    await live(west, 'America/Sao_Paulo');
    await lookAt('11-20T09:30:00');
    await east.comeBack();
    await live(east, 'Europe/Lisbon');
    await lookAt('11-20T09:31:00');
    await lookAt('11-20T11:00:00');
    for (const person of [west, east]) {
      expect(await daysOf(person)).toEqual(['2026-11-20', '2026-11-20']);
    }
    await lookAt('11-21T08:00:00');
    await lookAt('11-21T11:00:00');
    for (const person of [west, east]) expect(await daysOf(person)).toHaveLength(3);
  });

  test('that cannot be sent keeps nobody else’s waiting', async () => {
    const [wando, zilda] = [await world.person('wando'), await world.person('zilda')];
    await add(wando, session({ reminder: 'hour' }));
    await add(zilda, session({ reminder: 'hour' }));
    const { pool } = world.context.connection;
    const live = (zone: string) =>
      pool.query('update user_preferences set time_zone = $2 where user_id = $1', [wando.id, zone]);
    await live('America/Atlantis');
    await lookAt('11-18T16:00:00');
    expect(await daysOf(zilda)).toEqual(['2026-11-18']);
    await live('America/Sao_Paulo');
    await lookAt('11-18T16:01:00');
    expect(await daysOf(wando)).toEqual(['2026-11-18']);
  });

  test('is laid on with the series, and comes by no way that the person closed', async () => {
    const lina = await world.person('lina');
    await add(lina, daily());
    await lina.call('PUT', '/api/notifications/settings/events', {
      ...{ inApp: false, email: false, push: false },
    });
    await lookAt('11-18T16:50:00');
    expect(await toldOf(lina)).toEqual([]);
    world.clock.now = new Date('2027-06-18T15:00:00Z');
    await layFurther(world.context);
    const { rows } = await world.context.connection.pool.query(
      `select max(remind_at) as last from calendar_occurrences where user_id = $1`,
      [lina.id],
    );
    expect(rows[0].last.toISOString()).toBe('2029-06-18T16:50:00.000Z');
  });

  test.each<[string, Partial<EventDraft> | Record<string, unknown>]>([
    ['of whole days for an event with times', { reminder: 'morning' }],
    ['with minutes for whole days', { ...wholeDay(), reminder: 'hour' }],
    ['that nobody knows', { reminder: 'yesterday' }],
  ])('is refused %s', async (_, more) => {
    const { status, body } = await add(bruno, session(more as Partial<EventDraft>));
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid' });
  });

  test('stands sealed: no row says which one was chosen', async () => {
    const { rows } = await world.context.connection.pool.query(
      'select row_to_json(e)::text as row from calendar_events e',
    );
    expect(JSON.stringify(rows)).not.toMatch(/ten_minutes|evening_before|morning|Helena/);
  });
});

describe('a series that leaves holidays out', () => {
  const startsOf = async (person: Person, from: string, to: string) => {
    const { body } = await person.call<{ events: ListedEvent[] }>(
      'GET',
      `${PATH}?from=${from}&to=${to}`,
    );
    return body.events.map(({ start }) => start.slice(5, 10));
  };
  const fridays = (more: Partial<EventDraft> = {}) =>
    session({
      ...{ start: '2026-11-13T14:00', end: '2026-11-13T15:00', repeat: 'FREQ=WEEKLY;BYDAY=FR' },
      skipHolidays: 'national',
      ...more,
    });

  test('has no time and no reminder on them, and says so to other calendars', async () => {
    const bia = await world.person('bia');
    const { body } = await add(bia, fridays());
    expect(body).toMatchObject({ skipHolidays: 'national' });
    // 20 November and 25 December 2026 and 1 January 2027 are holidays.
    expect(await startsOf(bia, '2026-11-10', '2027-01-10')).toEqual([
      ...['11-13', '11-27', '12-04', '12-11', '12-18', '01-08'],
    ]);
    await lookAt('11-20T16:50:00');
    expect(await toldOf(bia)).toEqual([]);
    world.clock.now = NOON;
    const { body: address } = await bia.call<{ url: string }>('POST', '/api/calendar/address', {
      shows: 'busy',
    });
    const feed = await world.app.inject({ url: new URL(address.url).pathname });
    expect(feed.body).toContain('EXDATE;TZID=America/Sao_Paulo:20261120T140000');
    expect(feed.body).not.toContain('20261127T140000');
  });

  test('leaves out those of a state where it is asked to', async () => {
    const leo = await world.person('leo');
    const thursdays = { start: '2026-07-02T14:00', end: '2026-07-02T15:00', repeat: 'FREQ=WEEKLY' };
    await add(leo, fridays({ ...thursdays, skipHolidays: 'SP' }));
    expect(await startsOf(leo, '2026-07-01', '2026-07-20')).toEqual(['07-02', '07-16']);
  });

  test('is refused where it would never come, and a state that there is not', async () => {
    const christmas = { start: '2026-12-25T14:00', end: '2026-12-25T15:00', repeat: 'FREQ=YEARLY' };
    const never = await add(bruno, fridays(christmas));
    expect([never.status, never.body.code]).toEqual([422, 'never_comes']);
    const nowhere = await add(bruno, fridays({ skipHolidays: 'XX' as never }));
    expect([nowhere.status, nowhere.body.code]).toEqual([400, 'invalid']);
  });
});
