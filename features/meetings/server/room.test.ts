import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEventStream } from '#packages/api/client/event-stream.ts';
import {
  signIn,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import type { Meeting } from '../contract/meetings.contract.ts';
import {
  CONSENT_VERSION,
  type Entrance,
  type Room,
  type Safety,
} from '../contract/room.contract.ts';
import { iceServersFor } from './room/ice-servers.ts';
import { sweepMeetings } from './sweep-meetings.ts';

const START = Date.UTC(2026, 10, 26, 21);
let world: TestApp;
let clock = new Date(START - 3_600_000);
/** Signed in at the time of the test. */
let ana: TestPerson;
beforeAll(async () => {
  world = await startTestApp({
    now: () => clock,
    environment: { TURN_URL: 'turn:relay.example.org', TURN_SECRET: 'a secret of the relay' },
  });
});
afterAll(() => world.stop());

const at = (minutes: number) => {
  clock = new Date(START + minutes * 60_000);
};
type Refusal = { code?: string; data?: Record<string, unknown> };
const post = async <T>(path: string, json: object, as: 'ana' | null = null) => {
  const response = await world.fetchAs(as && ana, `/api/meetings${path}`, { method: 'POST', json });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : {}) as T & Refusal };
};
const now = (seat: string) => post<Room>('/room/now', { seat });
const enter = (key: string, more: object = {}) =>
  post<Entrance>('/room/enter', {
    ...{ key, consent: CONSENT_VERSION, name: null, safety: null, seat: null, takeOver: false },
    ...more,
  });

let id: string;
let anasKey: string;
let guestKey: string;
/** A meeting of Ana’s at 18:00 in São Paulo, for every test anew. */
beforeEach(async () => {
  at(-60);
  await signInAgain();
  await world.context.connection.pool.query('delete from meetings');
  id = randomUUID();
  const { status } = await post<Meeting>(
    '',
    {
      ...{ id, title: 'Consulta', description: null, email: 'helena@example.org', minutes: 50 },
      ...{ start: '2026-11-26T18:00', timeZone: 'America/Sao_Paulo' },
    },
    'ana',
  );
  expect(status).toBe(201);
  anasKey = (await post<{ key: string }>(`/${id}/key`, {}, 'ana')).body.key;
  const { link } = (await post<{ link: string }>(`/${id}/link`, {}, 'ana')).body;
  guestKey = new URL(link).hash.slice(1);
});
const bothIn = async () => {
  at(0);
  const own = (await enter(anasKey)).body;
  const guest = (await enter(guestKey, { name: 'Helena Prado' })).body;
  return { own, guest };
};
const signInAgain = async () => {
  const { ana: person } = world.people;
  ana = { ...person, ...(await signIn(world.url, person.email)) };
};
const stateOf = async () => {
  await signInAgain();
  const { meetings } = (await (await world.fetchAs(ana, '/api/meetings')).json()) as {
    meetings: Meeting[];
  };
  return meetings.find((one) => one.id === id);
};

describe('the door', () => {
  it('says who waits, to whoever holds a key, and nothing to anybody else', async () => {
    const look = (key: string) => post<Room>('/room/look', { key });
    expect((await look(guestKey)).body).toMatchObject({
      ...{ side: 'participant', other: 'Ana Ribeiro', state: 'scheduled', otherSeat: null },
    });
    expect((await look(anasKey)).body).toMatchObject({
      side: 'organizer',
      other: 'helena@example.org',
    });
    expect((await look('x'.repeat(43))).status).toBe(404);
    expect((await look('short')).status).toBe(400);
  });

  it('opens ten minutes before, closes an hour after, and asks for consent', async () => {
    at(-11);
    const early = await enter(guestKey);
    expect([early.status, early.body.code]).toEqual([409, 'room_closed']);
    expect(early.body.data).toEqual({ opensAt: new Date(START - 600_000).toISOString() });
    at(-10);
    expect((await enter(guestKey, { consent: 'older' })).status).toBe(400);
    expect((await enter(guestKey)).status).toBe(200);
    at(50 + 60);
    expect((await enter(guestKey)).body.code).toBe('link_over');
  });

  it('is over once the meeting is called off', async () => {
    await post(`/${id}/cancel`, {}, 'ana');
    for (const key of [guestKey, anasKey]) {
      expect((await enter(key)).body.code).toBe('link_over');
    }
  });
});

describe('a seat', () => {
  it('is one for each side: a second device is refused, or takes over, and the first is told', async () => {
    at(0);
    const first = (await enter(guestKey)).body;
    const second = await enter(guestKey);
    expect([second.status, second.body.code]).toEqual([409, 'seat_occupied']);
    const taking = await enter(guestKey, { takeOver: true });
    expect(taking.status).toBe(200);
    const refused = await now(first.seat);
    expect([refused.status, refused.body.code]).toEqual([410, 'seat_taken']);
    expect((await now(taking.body.seat)).status).toBe(200);
    for (const path of ['/room/signals/taken', '/room/end', '/room/emergency']) {
      expect((await post(path, { seat: first.seat, after: 0 })).status).toBe(410);
    }
  });

  it('that another device takes has neither the name nor the word for an emergency of who had it', async () => {
    at(0);
    const safety: Safety = { place: 'Rua das Quaresmeiras, 12', contact: 'Téo' };
    const helenas = { name: 'Helena Prado', safety };
    const helena = (await enter(guestKey, helenas)).body;
    const own = (await enter(anasKey)).body;
    expect(own.room).toMatchObject({ other: 'Helena Prado', otherSafety: true });
    await post('/room/emergency', { seat: own.seat });
    // Whoever else has the link, also with a seat that is not theirs.
    for (const seat of [null, own.seat, 'x'.repeat(43)]) {
      const taken = (await enter(guestKey, { seat, takeOver: true })).body;
      expect(taken.room.safetySeenAt).toBeNull();
      expect((await now(own.seat)).body).toMatchObject({
        ...{ other: 'helena@example.org', otherSafety: false },
      });
      expect((await post('/room/emergency', { seat: own.seat })).body).toBeNull();
    }
    expect((await now(helena.seat)).body.code).toBe('seat_taken');
    const again = await enter(guestKey, { name: 'Téo', takeOver: true });
    expect([again.status, (await now(own.seat)).body.other]).toEqual([200, 'Téo']);
  });

  it('is kept by a page that is loaded anew, and free once its device is silent', async () => {
    at(0);
    const { seat } = (await enter(guestKey)).body;
    const again = await enter(guestKey, { seat });
    expect(again.status).toBe(200);
    expect((await now(seat)).status).toBe(410);
    at(1);
    expect((await enter(guestKey)).status).toBe(200);
  });

  it('is told of who is there, and of who has gone', async () => {
    const { own, guest } = await bothIn();
    expect(guest.room).toMatchObject({ otherSeat: own.seatId, other: 'Ana Ribeiro' });
    expect((await now(own.seat)).body).toMatchObject({
      ...{ other: 'Helena Prado', otherSeat: guest.seatId, bothSince: clock.toISOString() },
    });
    for (let times = 0; times < 2; times += 1) {
      expect((await post('/room/leave', { seat: guest.seat })).status).toBe(204);
    }
    expect((await now(own.seat)).body).toMatchObject({ otherSeat: null, state: 'in_progress' });
  });

  it('gets a password of the relay that ends by itself', async () => {
    const { guest } = await bothIn();
    const [relay] = guest.iceServers;
    expect(relay).toMatchObject({ urls: ['turn:relay.example.org'] });
    expect(relay?.username).toBe(`${START / 1_000 + 6 * 3_600}:${guest.seatId}`);
    expect(relay?.credential).toMatch(/^[\w+/]{27}=$/);
    const none = { mailAddress: '', stunUrls: [], turn: null, jitsiDomain: null };
    expect(iceServersFor(none, guest.seatId, clock)).toEqual([]);
  });
});

describe('signals', () => {
  const send = (seat: string, to: string, signals: string[]) =>
    post('/room/signals', { seat, to, signals });
  const take = async (seat: string, after = 0) =>
    (
      await post<{ signals: { id: number; from: string; signal: string }[] }>(
        '/room/signals/taken',
        { seat, after },
      )
    ).body.signals;

  it('reach the other seat alone, in order, once; and lie sealed until then', async () => {
    const { own, guest } = await bothIn();
    await send(own.seat, guest.seatId, ['an offer', 'a candidate']);
    const { rows } = await world.context.connection.pool.query(
      "select string_agg(encode(sealed, 'escape'), ' ') as all from meeting_signals",
    );
    expect(rows[0]?.all).not.toContain('offer');
    expect(await take(own.seat)).toEqual([]);
    const taken = await take(guest.seat);
    expect(taken.map(({ from, signal }) => [from, signal])).toEqual([
      [own.seatId, 'an offer'],
      [own.seatId, 'a candidate'],
    ]);
    expect(await take(guest.seat, taken.at(-1)?.id)).toEqual([]);
    expect(await take(guest.seat)).toEqual([]);
  });

  it('to a seat that another device has taken are dropped', async () => {
    const { own, guest } = await bothIn();
    const anew = (await enter(guestKey, { takeOver: true })).body;
    expect((await send(own.seat, guest.seatId, ['late'])).status).toBe(204);
    expect(await take(anew.seat)).toEqual([]);
    expect((await send(own.seat, anew.seatId, ['x'.repeat(40_001)])).status).toBe(400);
  });

  it('are told at once to who listens, with nothing of what they say', async () => {
    const { own, guest } = await bothIn();
    const hangUp = new AbortController();
    const open = (seat: string) =>
      world.fetchAs(null, '/api/meetings/room/events', {
        method: 'POST',
        json: { seat },
        headers: { accept: 'text/event-stream' },
        signal: hangUp.signal,
      });
    expect((await open('x'.repeat(43))).status).toBe(410);
    const response = await open(guest.seat);
    const events = readEventStream(response.body ?? new ReadableStream())[Symbol.asyncIterator]();
    const next = async () => JSON.parse((await events.next()).value?.data ?? 'null');
    expect(await next()).toEqual({ type: 'changed' });
    await send(own.seat, guest.seatId, ['an offer']);
    expect(await next()).toEqual({ type: 'signals' });
    await enter(guestKey, { takeOver: true });
    expect(await next()).toEqual({ type: 'taken' });
    hangUp.abort();
  });
});

describe('the end', () => {
  it('is for both, with the minutes they had, and opens nothing any more', async () => {
    const { own, guest } = await bothIn();
    expect((await stateOf())?.state).toBe('in_progress');
    at(47);
    const over = { state: 'finished', talked: 47, otherSeat: null };
    expect((await post<Room>('/room/end', { seat: guest.seat })).body).toMatchObject(over);
    expect((await now(own.seat)).body).toMatchObject(over);
    expect(await stateOf()).toMatchObject({ state: 'finished', talked: 47 });
    expect((await enter(anasKey)).body.code).toBe('link_over');
    expect((await post<Room>('/room/end', { seat: own.seat })).body).toMatchObject(over);
  });

  it('of who waits alone ends nothing: they leave, and the meeting is missed in time', async () => {
    at(0);
    const { seat } = (await enter(anasKey)).body;
    expect((await post<Room>('/room/end', { seat })).body.state).toBe('in_progress');
    expect((await enter(guestKey)).body.room.otherSeat).toBeNull();
    await world.context.connection.pool.query(
      "delete from meeting_seats where side = 'participant'",
    );
    await world.context.connection.pool.query('update meetings set both_since = null');
    at(50 + 60);
    await sweepMeetings(world.context);
    expect((await stateOf())?.state).toBe('missed');
  });

  it('comes by itself when nobody says it', async () => {
    await bothIn();
    at(50 + 61);
    await sweepMeetings(world.context);
    expect(await stateOf()).toMatchObject({ state: 'finished', talked: 50 });
  });
});

describe('what is left for an emergency', () => {
  const safety: Safety = { place: 'Rua das Quaresmeiras, 12', contact: 'Téo, 11 90000-0000' };

  it('is shown to the other side when they ask, who left it is told, and it goes with the end', async () => {
    at(0);
    const own = (await enter(anasKey, { safety })).body;
    const guest = (await enter(guestKey)).body;
    expect(guest.room.otherSafety).toBe(true);
    expect(JSON.stringify(guest.room)).not.toContain('Quaresmeiras');
    expect((await now(own.seat)).body.safetySeenAt).toBeNull();
    expect((await post<Safety>('/room/emergency', { seat: guest.seat })).body).toEqual(safety);
    expect((await now(own.seat)).body.safetySeenAt).toBe(clock.toISOString());
    // A page that is loaded anew, and who left and comes back to their seat, are asked for nothing again.
    const again = (await enter(anasKey, { seat: own.seat })).body;
    expect((await post<Safety>('/room/emergency', { seat: guest.seat })).body).toEqual(safety);
    await post('/room/leave', { seat: again.seat });
    const back = (await enter(anasKey, { seat: again.seat })).body;
    expect((await post<Safety>('/room/emergency', { seat: guest.seat })).body).toEqual(safety);
    await post('/room/end', { seat: back.seat });
    const { rows } = await world.context.connection.pool.query(
      'select sealed_safety from meeting_seats',
    );
    expect(rows).toEqual([{ sealed_safety: null }, { sealed_safety: null }]);
  });
});
