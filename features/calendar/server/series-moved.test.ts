import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  EventDraft,
  ListedEvent,
  SeriesChange,
} from '#features/calendar/contract/calendar.contract.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';
import { updateEvent } from './calendar.queries.ts';
import { columnsOf } from './calendar.sealed.ts';

const PATH = '/api/calendar/events';

let world: World;
let gabi: Person;
beforeAll(async () => {
  world = await startWorld({ workers: false });
  gabi = await world.person('gabi');
});
afterAll(() => world.stop());

type Answer = ListedEvent & { code?: string };
const course = (repeat: string, day: string, more: Partial<EventDraft> = {}): EventDraft => ({
  ...{ title: 'Curso', category: 'health', allDay: false, timeZone: 'America/Sao_Paulo' },
  ...{ start: `${day}T14:00`, end: `${day}T15:00`, description: null, repeat },
  ...more,
});
const add = async (person: Person, draft: EventDraft) => {
  const id = randomUUID();
  await person.call('POST', PATH, { id, ...draft });
  return id;
};
const list = async (person: Person) =>
  (await person.call<{ events: ListedEvent[] }>('GET', `${PATH}?from=2027-05-01&to=2027-07-30`))
    .body.events;
const shown = async (person: Person) =>
  (await list(person)).map(({ title, start }) =>
    title === 'Curso' ? start.slice(5, 10) : `${start.slice(5, 10)} ${title}`,
  );
/** Changes the time of a series that stands on a day, as the fields show it. */
async function change(
  person: Person,
  day: string,
  scope: SeriesChange['scope'],
  more: Partial<EventDraft>,
) {
  const event = (await list(person)).find(({ start }) => start.startsWith(day)) as ListedEvent;
  const { id, occurrence, revision: _, ...draft } = event;
  const meant = { ...occurrence, scope, newId: randomUUID() };
  return person.call<Answer>('PATCH', `${PATH}/${id}`, { ...draft, ...more, change: meant });
}
const remove = async (person: Person, day: string, scope: SeriesChange['scope']) => {
  const event = (await list(person)).find(({ start }) => start.startsWith(day)) as ListedEvent;
  const { at, revision } = event.occurrence ?? {};
  const query = `scope=${scope}&at=${at}&revision=${revision}`;
  return person.call('DELETE', `${PATH}/${event.id}?${query}`);
};
const times = (day: string, from: string, to: string) => ({
  ...{ start: `${day}T${from}`, end: `${day}T${to}` },
});

describe('what was cut off', () => {
  const TUESDAYS = 'FREQ=WEEKLY;BYDAY=TU';

  test('does not come back with another title, an earlier hour, whole days or another day', async () => {
    const ana = await world.person('ana');
    const id = await add(ana, course(TUESDAYS, '2027-06-01'));
    await remove(ana, '2027-06-15', 'following');
    const both = ['06-01', '06-08'];
    await change(ana, '2027-06-01', 'all', { description: 'Levar o caderno' });
    expect(await shown(ana)).toEqual(both);
    await change(ana, '2027-06-08', 'all', times('2027-06-08', '09:00', '10:00'));
    expect(await shown(ana)).toEqual(both);
    const whole = { start: '2027-06-01T00:00', end: '2027-06-02T00:00', allDay: true };
    await change(ana, '2027-06-01', 'all', whole);
    expect(await shown(ana)).toEqual(both);
    const monday = { start: '2027-05-31T00:00', end: '2027-06-01T00:00' };
    await change(ana, '2027-06-01', 'all', monday);
    expect(await shown(ana)).toEqual(['05-31', '06-07']);
    await ana.call('DELETE', `${PATH}/${id}`);
  });

  test('and became a series of its own stands there once', async () => {
    const bruno = await world.person('bruno');
    await add(bruno, course(TUESDAYS, '2027-06-29'));
    await change(bruno, '2027-07-13', 'following', {
      ...{ title: 'Novo', ...times('2027-07-13', '16:00', '17:00') },
    });
    await change(bruno, '2027-06-29', 'all', times('2027-06-29', '08:00', '09:00'));
    expect(await shown(bruno)).toEqual([
      ...['06-29', '07-06', '07-13 Novo', '07-20 Novo', '07-27 Novo'],
    ]);
  });

  test('before ends were days does not come back either', async () => {
    const carla = await world.person('carla');
    const id = await add(carla, course(TUESDAYS, '2027-06-01'));
    await remove(carla, '2027-06-15', 'following');
    const { db, vault } = world.context;
    const key = await vault.keyOf(carla.id);
    const { sealed } = columnsOf(
      key,
      id,
      course(`${TUESDAYS};UNTIL=20270615T135900Z`, '2027-06-01'),
    );
    await updateEvent(db, { userId: carla.id, id }, { sealed });
    expect((await list(carla))[0]?.repeat).toBe(`${TUESDAYS};UNTIL=20270614`);
    await change(carla, '2027-06-01', 'all', times('2027-06-01', '09:00', '10:00'));
    expect(await shown(carla)).toEqual(['06-01', '06-08']);
  });
});

describe('a course on two days of the week', () => {
  const TWICE = 'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=6';
  const six = ['05-03', '05-05', '05-10', '05-12', '05-17', '05-19'];
  const moved = ['05-03', '05-06', '05-10', '05-17', '05-20'];

  test('has its Wednesdays on Thursdays, without the one that was deleted, and back', async () => {
    const davi = await world.person('davi');
    const id = await add(davi, course(TWICE, '2027-05-03'));
    expect(await shown(davi)).toEqual(six);
    await remove(davi, '2027-05-12', 'one');
    await change(davi, '2027-05-10', 'one', { title: 'Prova', repeat: undefined });
    await change(davi, '2027-05-19', 'one', { title: 'Festa', repeat: undefined });
    const answer = await change(davi, '2027-05-05', 'all', times('2027-05-06', '14:00', '15:00'));
    expect(answer.body).toMatchObject({ repeat: 'FREQ=WEEKLY;BYDAY=MO,TH;COUNT=6' });
    expect(await shown(davi)).toEqual(['05-03', '05-06', '05-10 Prova', '05-17', '05-19 Festa']);
    // What was changed by itself goes back to where its day of the week went.
    const restore = (at: string) => davi.call('POST', `${PATH}/${id}/times/restore`, { at });
    expect((await restore('2027-05-10T14:00')).status).toBe(204);
    expect((await restore('2027-05-20T14:00')).status).toBe(204);
    expect(await shown(davi)).toEqual(moved);
    const back = { ...times('2027-05-05', '14:00', '15:00'), repeat: TWICE };
    await change(davi, '2027-05-06', 'all', back);
    expect(await shown(davi)).toEqual(six.filter((day) => day !== '05-12'));
  });

  test('is refused a day that would mix its dates, and stays as it was', async () => {
    const elis = await world.person('elis');
    await add(elis, course(TWICE, '2027-05-03'));
    for (const day of ['2027-05-03', '2027-05-11']) {
      for (const scope of ['all', 'following'] as const) {
        const answer = await change(elis, '2027-05-05', scope, times(day, '14:00', '15:00'));
        expect([answer.status, answer.body.code]).toEqual([422, 'days_would_mix']);
      }
    }
    expect(await shown(elis)).toEqual(six);
  });

  test('moves from one time on, and joins what it was parted from without what was deleted since', async () => {
    const fabi = await world.person('fabi');
    const id = await add(fabi, course(TWICE, '2027-05-03'));
    await remove(fabi, '2027-05-17', 'one');
    await change(fabi, '2027-05-12', 'following', times('2027-05-13', '14:00', '15:00'));
    expect(await shown(fabi)).toEqual(['05-03', '05-05', '05-10', '05-13', '05-20']);
    await remove(fabi, '2027-05-20', 'one');
    await fabi.call('POST', `${PATH}/${id}/following/restore`);
    expect(await shown(fabi)).toEqual(six.slice(0, 4));
  });
});

describe('a rent on a day that not every month has', () => {
  const onThe31st = times('2027-05-31', '14:00', '15:00');

  test('is due in months that have it; what was changed in another one goes', async () => {
    const hugo = await world.person('hugo');
    await add(hugo, course('FREQ=MONTHLY', '2027-04-15'));
    await change(hugo, '2027-06-15', 'one', { title: 'Atraso', repeat: undefined });
    await change(hugo, '2027-07-15', 'one', { title: 'Desconto', repeat: undefined });
    const answer = await change(hugo, '2027-05-15', 'all', onThe31st);
    expect(answer.body).toMatchObject({ start: '2027-05-31T14:00' });
    expect(await shown(hugo)).toEqual(['05-31', '07-15 Desconto']);
  });

  test('has what was changed in another month back with what it was parted from', async () => {
    const iris = await world.person('iris');
    const id = await add(iris, course('FREQ=MONTHLY;COUNT=4', '2027-04-15'));
    await change(iris, '2027-06-15', 'one', { title: 'Atraso', repeat: undefined });
    await change(iris, '2027-05-15', 'following', onThe31st);
    expect(await shown(iris)).toEqual(['05-31']);
    await iris.call('POST', `${PATH}/${id}/following/restore`);
    expect(await shown(iris)).toEqual(['05-15', '06-15 Atraso', '07-15']);
  });
});

test.each([
  ['FREQ=WEEKLY;WKST=SU;COUNT=6;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=MO;COUNT=6', '2027-05-17', 6],
  ['FREQ=WEEKLY;BYDAY=MO;COUNT=6', 'FREQ=WEEKLY;BYDAY=TU;COUNT=6', '2027-05-18', 6],
  ['FREQ=WEEKLY;BYDAY=MO;COUNT=6', 'FREQ=DAILY;COUNT=6', '2027-05-17', 6],
  // Another number of times is meant from here on.
  ['FREQ=WEEKLY;BYDAY=MO;COUNT=6', 'FREQ=WEEKLY;BYDAY=MO;COUNT=5', '2027-05-17', 7],
])(
  'of %s the third and the following as %s: of %s on, %i in all',
  async (rule, repeat, day, all) => {
    await add(gabi, course(rule, '2027-05-03'));
    await change(gabi, '2027-05-17', 'following', { ...times(day, '14:00', '15:00'), repeat });
    const events = await list(gabi);
    expect(events).toHaveLength(all);
    for (const id of new Set(events.map((event) => event.id))) {
      await gabi.call('DELETE', `${PATH}/${id}`);
    }
  },
);
