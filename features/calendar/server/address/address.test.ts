import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CalendarAddress,
  MAX_READINGS_PER_HOUR,
  type Shown,
} from '#features/calendar/contract/address.contract.ts';
import type { EventDraft } from '#features/calendar/contract/calendar.contract.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';

const PATH = '/api/calendar/address';

let world: World;
beforeAll(async () => {
  // Wednesday, 18 November 2026, noon in São Paulo.
  world = await startWorld({ workers: false });
});
afterAll(() => world.stop());

type Made = CalendarAddress & { url: string };
const event = (more: Partial<EventDraft> = {}): EventDraft => ({
  title: 'Violão com o Téo',
  category: 'personal',
  start: '2026-11-20T19:30',
  end: '2026-11-20T21:00',
  allDay: false,
  timeZone: 'America/Sao_Paulo',
  description: 'Levar as partituras',
  ...more,
});
const add = (person: Person, more?: Partial<EventDraft>) => {
  const id = randomUUID();
  return person.call('POST', '/api/calendar/events', { id, ...event(more) });
};
const make = async (person: Person, shows: Shown = 'busy') =>
  (await person.call<Made>('POST', PATH, { shows })).body;
const read = (url: string) => world.app.inject({ url: new URL(url).pathname });

describe('a secret address', () => {
  test('gives times alone to whoever has it, or titles, and of health never more than times', async () => {
    const ana = await world.person('ana');
    await add(ana);
    await add(ana, { title: 'Sessão com a Helena', category: 'health', repeat: 'FREQ=WEEKLY' });
    await add(ana, { title: 'Faz tempo', start: '2026-01-20T19:30', end: '2026-01-20T20:00' });
    const { url } = await make(ana);
    const busy = await read(url);
    expect(busy.statusCode).toBe(200);
    expect(busy.headers['cache-control']).toBe('no-store');
    expect(busy.headers['content-type']).toMatch(/^text\/calendar/);
    expect(busy.body).toContain('DTSTART:20261120T223000Z');
    expect(busy.body).toContain('RRULE:FREQ=WEEKLY');
    expect(busy.body.match(/SUMMARY:Ocupado/g)).toHaveLength(2);
    expect(busy.body).not.toMatch(/Téo|Helena|partituras|Faz tempo/);

    expect((await ana.call('PATCH', PATH, { shows: 'titles' })).status).toBe(200);
    const titles = (await read(url)).body;
    expect(titles).toContain('SUMMARY:Violão com o Téo');
    expect(titles).not.toMatch(/Helena|partituras/);
  });

  test('ends when it is made anew or taken away, and was never there for a wrong token', async () => {
    const lia = await world.person('lia');
    const first = await make(lia);
    const second = await make(lia);
    const statuses = async () =>
      Promise.all([first.url, second.url].map(async (url) => (await read(url)).statusCode));
    expect(await statuses()).toEqual([404, 200]);
    const { body } = await lia.call<{ address: CalendarAddress }>('GET', PATH);
    expect(body.address).toMatchObject({ shows: 'busy', readAt: world.clock.now.toISOString() });
    expect((await lia.call('DELETE', PATH)).status).toBe(204);
    expect(await statuses()).toEqual([404, 404]);
    for (const file of ['x.ics', `${'a'.repeat(43)}.ics`, '%27.ics', `${'a'.repeat(43)}`]) {
      expect((await read(`http://here/api/calendar/feed/${file}`)).statusCode).toBe(404);
    }
    expect((await lia.call('PATCH', PATH, { shows: 'busy' })).status).toBe(404);
  });

  test('answers so many times an hour', async () => {
    const rui = await world.person('rui');
    const { url } = await make(rui);
    for (let nth = 0; nth < MAX_READINGS_PER_HOUR; nth += 1) await read(url);
    expect((await read(url)).statusCode).toBe(429);
    world.clock.forward(60);
    expect((await read(url)).statusCode).toBe(200);
  });

  test('stands neither in the database nor in a log, is told once, and goes with the person', async () => {
    const eva = await world.person('eva');
    const { url } = await make(eva);
    await read(url);
    const token = url.slice(url.lastIndexOf('/') + 1, -4);
    const { pool } = world.context.connection;
    const rows = async () =>
      (
        await pool.query<{ row: string }>(
          "select encode(token_hash, 'escape') || a::text as row from calendar_addresses a where user_id = $1",
          [eva.id],
        )
      ).rows;
    expect((await rows())[0]?.row).not.toContain(token);
    expect(world.logs.join('')).not.toContain(token);
    expect(JSON.stringify((await eva.call('GET', PATH)).body)).not.toContain(token);
    await pool.query('delete from users where id = $1', [eva.id]);
    expect(await rows()).toEqual([]);
    expect((await read(url)).statusCode).toBe(404);
  });
});

test('Bruno’s address gives what is Bruno’s, and his ending it leaves Gil’s', async () => {
  const [gil, bruno] = await Promise.all([world.person('gil'), world.person('bruno')]);
  await add(gil, { title: 'De Gil' });
  const [of, his] = [await make(gil, 'titles'), await make(bruno, 'titles')];
  expect((await read(his.url)).body).not.toContain('De Gil');
  await bruno.call('DELETE', PATH);
  expect((await read(of.url)).body).toContain('De Gil');
});
