import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  EmotionDay,
  EmotionDayWithMoments,
  EmotionReport,
} from '#features/emotions/contract/emotions.contract.ts';
import { addDays } from '#packages/kernel/index.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';

const TODAY = '2026-11-18';
const SECRET = 'a jabuticabeira floriu';

let world: World;
let ana: Person;
let bruno: Person;
beforeAll(async () => {
  world = await startWorld();
  [ana, bruno] = await Promise.all([world.person('ana'), world.person('bruno')]);
});
afterAll(() => world.stop());

interface Tap {
  level: number | null;
  at?: string;
  tags?: string[];
  note?: string | null;
  changeId?: string;
}

const record = (person: Person, day: string, tap: Tap) =>
  person.call<EmotionDay & { code?: string }>('PUT', `/api/emotions/days/${day}`, {
    level: tap.level,
    tags: tap.tags ?? [],
    note: tap.note ?? null,
    recordedAt: tap.at ?? '2026-11-18T11:00:00Z',
    changeId: tap.changeId ?? randomUUID(),
  });
const dayOfPerson = async (person: Person, day: string) =>
  (await person.call<EmotionDayWithMoments>('GET', `/api/emotions/days/${day}`)).body;

describe('a day', () => {
  test('has no record until Ana makes one, and one however often she changes it', async () => {
    expect(await dayOfPerson(ana, TODAY)).toEqual({
      day: TODAY,
      level: null,
      recordedAt: null,
      tags: [],
      note: null,
      moments: [],
    });
    await record(ana, TODAY, { level: 2, at: '2026-11-18T09:00:00Z' });
    const { status, body } = await record(ana, TODAY, {
      level: 4,
      at: '2026-11-18T13:00:00-03:00',
      tags: ['Caminhada', 'sol', 'caminhada'],
      note: SECRET,
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      day: TODAY,
      level: 4,
      // A device whose clock runs ahead is taken at the server's.
      recordedAt: world.clock.now.toISOString(),
      tags: ['Caminhada', 'sol'],
      note: SECRET,
    });
    const { body: list } = await ana.call<{ days: object[] }>(
      'GET',
      `/api/emotions/days?from=${addDays(TODAY, -7)}&to=${TODAY}`,
    );
    expect(list.days).toEqual([{ day: TODAY, level: 4 }]);
  });

  test('of a device whose date is wrong stands on the day it was made, and replaces nothing there', async () => {
    const carla = await world.person('carla');
    const send = (day: string, note: string, waitedMs?: number) =>
      carla.call<EmotionDay & { code?: string }>('PUT', `/api/emotions/days/${day}`, {
        ...{ level: 1, tags: [], note, changeId: randomUUID(), waitedMs },
        recordedAt: `${day}T15:00:00Z`,
      });
    // Two days on the way by a clock that is nine days, or eleven years, off.
    const ahead = await send(addDays(TODAY, 9), 'um dia ruim', 2 * 86_400_000);
    expect(ahead.body).toMatchObject({ day: addDays(TODAY, -2), note: 'um dia ruim' });
    expect((await send('2015-01-01', 'outro', 0)).body).toMatchObject({
      day: TODAY,
      note: 'outro',
    });
    expect((await send(addDays(TODAY, 9), 'mais', 0)).body.code).toBe('day_out_of_range');
    expect((await dayOfPerson(carla, TODAY)).note).toBe('outro');
    expect((await dayOfPerson(ana, addDays(TODAY, -2))).level).toBeNull();
    expect((await send(addDays(TODAY, 9), 'sem espera')).body.code).toBe('day_out_of_range');
  });

  test('changes that arrive late, twice or in another order end in the same record', async () => {
    const day = addDays(TODAY, -3);
    const taps: Tap[] = [
      { level: 1, at: '2026-11-15T10:00:00Z', changeId: randomUUID() },
      { level: 3, at: '2026-11-15T12:00:00Z', changeId: randomUUID(), tags: ['chuva'] },
      { level: null, at: '2026-11-15T15:00:00Z', changeId: randomUUID() },
      { level: 5, at: '2026-11-15T18:00:00Z', changeId: randomUUID(), note: 'no fim, bem' },
    ];
    const orders = [
      [3, 0, 2, 1, 3],
      [2, 2, 3, 1, 0],
      [0, 1, 2, 3],
    ];
    for (const [index, order] of orders.entries()) {
      const someone = await world.person(`ordem${index}`);
      for (const at of order) await record(someone, day, taps[at] as Tap);
      expect(await dayOfPerson(someone, day)).toMatchObject({ level: 5, note: 'no fim, bem' });
    }
  });

  test('taken back, it is gone, and an older copy does not bring it back', async () => {
    const day = addDays(TODAY, -1);
    const changeId = randomUUID();
    await record(ana, day, { level: 2, at: '2026-11-17T10:00:00Z', changeId, note: 'difícil' });
    await record(ana, day, { level: null, at: '2026-11-17T10:00:09Z', note: 'difícil' });
    await record(ana, day, { level: 2, at: '2026-11-17T10:00:00Z', changeId, note: 'difícil' });
    expect(await dayOfPerson(ana, day)).toMatchObject({ level: null, note: null });
  });

  test.each([
    ['tomorrow everywhere', addDays(TODAY, 2)],
    ['more than a year ago', addDays(TODAY, -400)],
  ])('cannot be recorded when it is %s', async (_, day) => {
    const { status, body } = await record(ana, day, { level: 3 });
    expect(status).toBe(422);
    expect(body.code).toBe('day_out_of_range');
  });

  test.each<[string, object]>([
    ['a level of six', { level: 6 }],
    ['a level between two', { level: 2.5 }],
    ['a tag of nothing', { tags: ['  '] }],
    ['thirteen tags', { tags: Array.from({ length: 13 }, (_, n) => `t${n}`) }],
    ['a time that is none', { recordedAt: 'ontem' }],
    ['a note too long', { note: 'a'.repeat(2_001) }],
  ])('refuses %s and says which field', async (_, wrong) => {
    const { status, body } = await ana.call<{ code: string }>(
      'PUT',
      `/api/emotions/days/${TODAY}`,
      {
        level: 3,
        tags: [],
        note: null,
        recordedAt: '2026-11-18T11:00:00Z',
        changeId: randomUUID(),
        ...wrong,
      },
    );
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid' });
  });

  test('a list of more than a year, or from the end to the start, is refused', async () => {
    for (const [from, to] of [
      ['2024-01-01', TODAY],
      [TODAY, addDays(TODAY, -1)],
    ]) {
      const { status } = await ana.call('GET', `/api/emotions/days?from=${from}&to=${to}`);
      expect(status).toBe(400);
    }
  });
});

describe('moments', () => {
  test('stand beside the day in their order, can change and be taken back', async () => {
    const put = (id: string, change: object) =>
      ana.call('PUT', `/api/emotions/moments/${id}`, {
        day: TODAY,
        at: '2026-11-18T10:00:00Z',
        level: null,
        tags: [],
        note: null,
        recordedAt: '2026-11-18T10:00:00Z',
        changeId: randomUUID(),
        ...change,
      });
    const [first, second] = [randomUUID(), randomUUID()];
    await put(first, { at: '2026-11-18T10:30:00Z', note: 'reunião' });
    await put(second, { at: '2026-11-18T08:30:00Z', level: 4 });
    expect((await dayOfPerson(ana, TODAY)).moments).toMatchObject([
      { id: second, level: 4, note: null },
      { id: first, level: null, note: 'reunião' },
    ]);
    await put(first, { deleted: true, recordedAt: '2026-11-18T11:00:00Z' });
    await put(first, { note: 'reunião', recordedAt: '2026-11-18T10:59:00Z' });
    expect((await dayOfPerson(ana, TODAY)).moments.map(({ id }) => id)).toEqual([second]);
  });

  test('are a hundred a day at most, of which one can still be changed or taken back', async () => {
    const rui = await world.person('rui');
    const { pool } = world.context.connection;
    const { rows } = await pool.query<{ id: string }>(
      `insert into emotion_moments (user_id, id, day, at, recorded_at, change_id)
       select $1, uuidv7(), $2, $3, $3, uuidv7() from generate_series(1, 100) returning id`,
      [rui.id, TODAY, '2026-11-18T12:00:00Z'],
    );
    const put = (id: string, change: object) =>
      rui.call('PUT', `/api/emotions/moments/${id}`, {
        ...{ day: TODAY, at: '2026-11-18T12:00:00Z', level: 3, tags: [], note: null },
        ...{ recordedAt: '2026-11-18T13:00:00Z', changeId: randomUUID(), ...change },
      });
    const id = rows[0]?.id ?? '';
    const full = { status: 422, body: { code: 'day_full' } };
    expect(await put(randomUUID(), {})).toMatchObject(full);
    expect((await put(id, {})).status).toBe(204);
    await put(id, { deleted: true, recordedAt: '2026-11-18T13:01:00Z' });
    expect((await put(randomUUID(), {})).status).toBe(204);
  });
});

test('the report covers thirty days that end today in the person’s own calendar', async () => {
  const lia = await world.person('lia');
  for (let ago = 0; ago < 40; ago += 2) {
    await record(lia, addDays(TODAY, -ago), {
      level: ago % 4 ? 2 : 4,
      tags: ago % 4 ? [] : ['mar'],
    });
  }
  const { body } = await lia.call<EmotionReport>('GET', '/api/emotions/report');
  expect(body).toMatchObject({ from: '2026-10-20', to: TODAY, recorded: 15 });
  expect(body.tags).toMatchObject([{ tag: 'mar', difference: 2, clear: true }]);
});

test('the report comes as a tagged PDF with a title, in the language of its owner', async () => {
  const lea = await world.person('lea');
  await record(lea, TODAY, { level: 4, tags: ['☕ café'] });
  await lea.call('PATCH', '/api/me/preferences', { language: 'fr-FR' });
  const answer = await world.app.inject({ url: '/api/emotions/report.pdf', headers: lea.headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'content-disposition': 'attachment',
  });
  const text = answer.rawPayload.toString('latin1');
  expect(text).toMatch(/^%PDF-1\.7/);
  for (const part of ['/Lang (fr-FR)', '/MarkInfo', '/StructTreeRoot', '/DisplayDocTitle true']) {
    expect(text).toContain(part);
  }
  expect(text).toMatch(/\/Title /);
  expect(text).toMatch(/\/FontName \/\w+\+Figtree/);
  expect((await world.app.inject({ url: '/api/emotions/report.pdf' })).statusCode).toBe(401);
});

test('records to take along hold days and moments in order, and words only where asked for', async () => {
  const quim = await world.person('quim');
  const [yesterday, before] = [addDays(TODAY, -1), addDays(TODAY, -2)];
  await record(quim, TODAY, { level: 4, tags: ['sol'], note: SECRET });
  const moment = { day: yesterday, level: 2, tags: ['reunião'], note: SECRET };
  for (const at of ['2026-11-18T04:30:00Z', '2026-11-17T12:00:00Z']) {
    const change = { recordedAt: world.clock.now.toISOString(), changeId: randomUUID() };
    const body = { ...moment, at, ...change };
    await quim.call('PUT', `/api/emotions/moments/${randomUUID()}`, body);
  }
  await record(quim, yesterday, { level: 3 });
  await record(quim, before, { level: null });
  const asked = (person: Person, more = '') =>
    person.call<{ records: object[] }>(
      'GET',
      `/api/emotions/records?from=${before}&to=${TODAY}${more}`,
    );
  const without = (await asked(quim)).body.records;
  expect(without).toEqual([
    { day: yesterday, at: null, level: 3, tags: [], note: null },
    { ...moment, at: '2026-11-17T12:00:00.000Z', note: null },
    { ...moment, at: '2026-11-18T04:30:00.000Z', note: null },
    { day: TODAY, at: null, level: 4, tags: ['sol'], note: null },
  ]);
  const notes = (await asked(quim, '&notes=with')).body.records;
  expect(notes).toMatchObject([{}, { note: SECRET }, { note: SECRET }, { note: SECRET }]);
  expect((await asked(bruno, '&notes=with')).body.records).toEqual([]);
  const reversed = await quim.call('GET', `/api/emotions/records?from=${TODAY}&to=${before}`);
  expect(reversed.status).toBe(400);
});

test('Bruno sees nothing of Ana’s days, whatever he asks', async () => {
  await record(ana, TODAY, { level: 1, note: SECRET });
  expect(await dayOfPerson(bruno, TODAY)).toMatchObject({ level: null, note: null, moments: [] });
  const { body } = await bruno.call<EmotionReport>('GET', '/api/emotions/report');
  expect(body.recorded).toBe(0);
});

test('what Ana noted stands nowhere in plain, of a day or of a moment', async () => {
  const at = world.clock.now.toISOString();
  const moment = { day: TODAY, at, level: null, tags: [SECRET], note: SECRET };
  const change = { recordedAt: at, changeId: randomUUID() };
  await ana.call('PUT', `/api/emotions/moments/${randomUUID()}`, { ...moment, ...change });
  const { rows } = await world.context.connection.pool.query<{ row: string }>(
    `select encode(sealed, 'escape') || d::text as row from emotion_days d where sealed is not null
     union all
     select encode(sealed, 'escape') || m::text from emotion_moments m where sealed is not null`,
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { row } of rows) expect(row).not.toContain('jabuticabeira');
});

test('words that cannot be opened hide neither the day nor its moments nor the start page', async () => {
  const rita = await world.person('rita');
  const ids = [randomUUID(), randomUUID()];
  for (const id of ids) {
    await rita.call('PUT', `/api/emotions/moments/${id.toUpperCase()}`, {
      ...{ day: TODAY, at: '2026-11-18T12:00:00Z', level: 3, tags: ['sol'], note: null },
      ...{ changeId: randomUUID(), recordedAt: '2026-11-18T12:00:00Z' },
    });
  }
  await record(rita, TODAY, { level: 4, tags: ['sol'] });
  const { pool } = world.context.connection;
  await pool.query(`update emotion_days set sealed = '\\x0102' where user_id = $1`, [rita.id]);
  await pool.query(`update emotion_moments set sealed = '\\x0102' where id = $1`, [ids[0]]);
  expect(await dayOfPerson(rita, TODAY)).toMatchObject({
    level: 4,
    tags: [],
    moments: [{ id: ids[1], tags: ['sol'] }],
  });
  for (const page of ['/api/dashboard', '/api/emotions/report']) {
    expect((await rita.call('GET', page)).status).toBe(200);
  }
});

test.each([
  [
    'a tap from before the calendar',
    () => record(ana, TODAY, { level: 3, at: '0000-01-01T00:00Z' }),
  ],
  ['a day from before the calendar', () => ana.call('GET', '/api/emotions/days/0000-01-01')],
])('%s is refused as what was sent, not as our failure', async (_, send) => {
  expect(await send()).toMatchObject({ status: 400, body: { code: 'invalid' } });
});
