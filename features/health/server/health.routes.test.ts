import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  HealthDetail,
  HealthOverview,
  HealthRecord,
  HealthSettings,
} from '#features/health/contract/health.contract.ts';
import { addDays } from '#packages/kernel/index.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';
import { healthCsv } from './health.csv.ts';
import { healthAchievements } from './health.tables.ts';
import { recordedDaysOf } from './index.ts';

const TODAY = '2026-11-18';
const SECRET = 'a jabuticabeira floriu';
const USUAL = { goalMl: null, amounts: { water: 200, coffee: 50, mate: 300, coconut: 300 } };

let world: World;
let ana: Person;
let bruno: Person;
beforeAll(async () => {
  world = await startWorld();
  [ana, bruno] = await Promise.all([world.person('ana'), world.person('bruno')]);
});
afterAll(() => world.stop());

type Change = { id: string; record: HealthDetail | null; at: string; changeId: string };
interface Answer {
  record: HealthRecord | null;
  earned: string[];
  code?: string;
}

const glass = (more: Partial<HealthDetail> = {}): HealthDetail =>
  ({
    part: 'drink',
    kind: 'water',
    ml: 200,
    day: TODAY,
    at: '2026-11-18T12:00:00.000Z',
    ...more,
  }) as HealthDetail;
const walk = (day: string): HealthDetail => ({
  part: 'exercise',
  kind: 'walk',
  minutes: 30,
  effort: 'moderate',
  name: null,
  day,
  at: `${day}T12:00:00.000Z`,
});
const lunch: HealthDetail = {
  part: 'meal',
  kind: 'lunch',
  feeling: 'calm',
  together: true,
  note: SECRET,
  day: TODAY,
  at: '2026-11-18T15:00:00.000Z',
};

const put = (
  person: Person,
  record: HealthDetail | null,
  {
    id = randomUUID(),
    at = '2026-11-18T13:00:00Z',
    changeId = randomUUID(),
  }: { id?: string; at?: string; changeId?: string } = {},
) => person.call<Answer>('PUT', `/api/health/records/${id}`, { record, recordedAt: at, changeId });
const overviewOf = async (person: Person) =>
  (await person.call<HealthOverview>('GET', '/api/health/overview')).body;
const earnedBy = async (person: Person) =>
  (await overviewOf(person)).achievements.flatMap(({ key, earnedAt }) => (earnedAt ? key : []));

describe('a day of records', () => {
  test('begins empty, with the usual amounts and no goal that nobody chose', async () => {
    const { records, settings, achievements } = await overviewOf(ana);
    expect(records).toEqual([]);
    expect(settings).toEqual(USUAL);
    expect(achievements.every(({ earnedAt, count }) => !earnedAt && count === 0)).toBe(true);
  });

  test('holds what Ana drank, how she moved and what she wants to remember of lunch', async () => {
    const [glassId, lunchId, danceId] = [randomUUID(), randomUUID(), randomUUID()];
    const first = await put(ana, glass(), { id: glassId });
    expect(first).toEqual({
      status: 200,
      body: { record: { id: glassId, ...glass() }, earned: ['firstRecord'] },
    });
    await put(ana, lunch, { id: lunchId });
    const dance = { ...walk(TODAY), kind: 'other', name: 'Forró' } as HealthDetail;
    expect((await put(ana, dance, { id: danceId })).body.earned).toEqual(['firstExercise']);
    expect((await overviewOf(ana)).records).toEqual(
      [
        { id: glassId, ...glass() },
        { id: danceId, ...dance },
        { id: lunchId, ...lunch },
      ].toSorted((a, b) => a.at.localeCompare(b.at) || a.id.localeCompare(b.id)),
    );
  });

  test('holds two hundred of them: then one goes before another comes, and the next day is empty', async () => {
    const ugo = await world.person('ugo');
    const { pool } = world.context.connection;
    const { rows } = await pool.query<{ id: string }>(
      `insert into health_records (user_id, id, part, kind, day, at, ml, recorded_at, change_id)
       select $1, uuidv7(), 'drink', 'water', $2, $3, 200, $3, uuidv7()
         from generate_series(1, 200) returning id`,
      [ugo.id, TODAY, '2026-11-18T12:00:00Z'],
    );
    const id = rows[0]?.id ?? '';
    expect(await put(ugo, glass())).toMatchObject({ status: 422, body: { code: 'day_full' } });
    expect((await put(ugo, glass({ ml: 300 }), { id })).status).toBe(200);
    expect((await put(ugo, walk('2026-11-17'))).status).toBe(200);
    await put(ugo, null, { id, at: '2026-11-18T13:01:00Z' });
    expect((await put(ugo, glass())).status).toBe(200);
  });

  test('takes a meal of which nothing more is said than that it was', async () => {
    const gil = await world.person('gil');
    const plain = { ...lunch, feeling: null, together: null, note: null } as HealthDetail;
    expect(await put(gil, plain)).toMatchObject({ status: 200, body: { record: plain } });
    expect((await overviewOf(gil)).records).toMatchObject([plain]);
  });

  test('changes, is taken back, and an older copy does not bring it back', async () => {
    const lia = await world.person('lia');
    const id = randomUUID();
    const changeId = randomUUID();
    await put(lia, lunch, { id, changeId, at: '2026-11-18T10:00:00Z' });
    const later = { ...lunch, note: null, feeling: 'rushed' } as HealthDetail;
    expect((await put(lia, later, { id, at: '2026-11-18T10:05:00Z' })).body.record).toEqual({
      id,
      ...later,
    });
    await put(lia, null, { id, at: '2026-11-18T10:10:00Z' });
    const stale = await put(lia, lunch, { id, changeId, at: '2026-11-18T10:00:00Z' });
    expect(stale.body.record).toBeNull();
    expect((await overviewOf(lia)).records).toEqual([]);
  });
});

async function* of(record: HealthRecord) {
  yield record;
}

test('a night is kept, seen by nobody else, exported in words, and not longer than it can be', async () => {
  const [dora, id] = [await world.person('dora'), randomUUID()];
  const night = (minutes: number): HealthDetail => ({
    ...{ part: 'sleep', kind: 'night', minutes, quality: 'restless', day: TODAY },
    at: '2026-11-18T09:10:00.000Z',
  });
  expect((await put(dora, night(1_800), { id })).body.code).toBe('invalid');
  expect((await put(dora, night(410), { id })).body.record).toEqual({ id, ...night(410) });
  expect((await overviewOf(dora)).records).toHaveLength(1);
  expect((await overviewOf(bruno)).records.map((one) => one.id)).not.toContain(id);
  const words = { language: 'pt-BR', timeZone: 'America/Sao_Paulo' } as const;
  const lines: string[] = [];
  for await (const file of healthCsv(of({ id, ...night(410) }), words)) {
    if ('text' in file) lines.push(String(file.text));
  }
  expect(lines.at(-1)).toContain(`${TODAY};06:10;Sono;Noite;;410;;agitada`);
});

test('changes that arrive late, twice or in another order end in the same records', async () => {
  const [one, two] = [randomUUID(), randomUUID()];
  const changes: Change[] = [
    { id: one, record: glass(), at: '2026-11-18T10:00:00Z', changeId: randomUUID() },
    { id: two, record: lunch, at: '2026-11-18T10:01:00Z', changeId: randomUUID() },
    { id: one, record: glass({ ml: 450 }), at: '2026-11-18T10:02:00Z', changeId: randomUUID() },
    { id: two, record: null, at: '2026-11-18T10:03:00Z', changeId: randomUUID() },
  ];
  for (const [index, order] of [
    [3, 0, 2, 1, 3],
    [2, 2, 3, 1, 0],
    [0, 1, 2, 3],
  ].entries()) {
    const someone = await world.person(`ordem${index}`);
    for (const at of order) {
      const change = changes[at] as Change;
      await put(someone, change.record, change);
    }
    expect((await overviewOf(someone)).records).toEqual([{ id: one, ...glass({ ml: 450 }) }]);
  }
});

test('what is earned stays when its record goes, and taps at once earn it together', async () => {
  const nina = await world.person('nina');
  const ids = Array.from({ length: 10 }, () => randomUUID());
  await Promise.all(ids.map((id, ago) => put(nina, walk(addDays(TODAY, -ago)), { id })));
  expect(await earnedBy(nina)).toEqual(['firstRecord', 'firstExercise', 'tenWalks', 'tenOf28']);
  for (const id of ids) await put(nina, null, { id, at: '2026-11-18T14:00:00Z' });
  expect(await earnedBy(nina)).toEqual(['firstRecord', 'firstExercise', 'tenWalks', 'tenOf28']);
  const walks = (await overviewOf(nina)).achievements.find(({ key }) => key === 'tenWalks');
  expect(walks).toMatchObject({ count: 0, of: 10 });
});

test('the amounts are the person’s own, the latest choice wins', async () => {
  const choose = (goalMl: number | null, at: string) =>
    ana.call<HealthSettings>('PUT', '/api/health/settings', {
      ...USUAL,
      goalMl,
      recordedAt: at,
      changeId: randomUUID(),
    });
  expect((await choose(2_000, '2026-11-18T10:00:00Z')).body.goalMl).toBe(2_000);
  expect((await choose(1_500, '2026-11-18T09:00:00Z')).body.goalMl).toBe(2_000);
  expect((await choose(null, '2026-11-18T11:00:00Z')).body.goalMl).toBeNull();
});

describe('what cannot be', () => {
  test.each<[string, HealthDetail, string]>([
    [
      'the day after tomorrow',
      glass({ day: addDays(TODAY, 2), at: '2026-11-20T12:00:00Z' }),
      'day_out_of_range',
    ],
    [
      'more than a year ago',
      glass({ day: '2025-10-01', at: '2025-10-01T12:00:00Z' }),
      'day_out_of_range',
    ],
    ['a time of another day', glass({ at: '2026-11-16T12:00:00Z' }), 'time_not_in_day'],
  ])('is refused with its reason: %s', async (_, record, code) => {
    const { status, body } = await put(ana, record);
    expect({ status, code: body.code }).toEqual({ status: 422, code });
  });

  test.each<[string, object]>([
    ['a sip of nine millilitres', glass({ ml: 9 } as never)],
    ['more than three litres at once', glass({ ml: 3_001 } as never)],
    ['a drink of no kind', glass({ kind: 'petrol' } as never)],
    ['no minutes', { ...walk(TODAY), minutes: 0 }],
    ['more minutes than a day has', { ...walk(TODAY), minutes: 1_441 }],
    ['half a minute', { ...walk(TODAY), minutes: 0.5 }],
    ['a name of nothing', { ...walk(TODAY), kind: 'other', name: '  ' }],
    ['a note too long', { ...lunch, note: 'a'.repeat(501) }],
  ])('is refused as invalid: %s', async (_, record) => {
    const { status, body } = await put(ana, record as HealthDetail);
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'invalid' });
  });

  test('a list of more than a month, or from the end to the start, is refused', async () => {
    for (const [from, to] of [
      [addDays(TODAY, -31), TODAY],
      [TODAY, addDays(TODAY, -1)],
    ]) {
      const { status } = await ana.call('GET', `/api/health/records?from=${from}&to=${to}`);
      expect(status).toBe(400);
    }
  });
});

test('Bruno sees, changes and takes back nothing of Ana’s, even with her ids', async () => {
  const id = randomUUID();
  await put(ana, lunch, { id });
  await put(bruno, glass({ ml: 500 } as never), { id, at: '2026-11-18T14:30:00Z' });
  await put(bruno, null, { id, at: '2026-11-18T14:40:00Z' });
  const { body } = await ana.call<{ records: HealthRecord[] }>(
    'GET',
    `/api/health/records?from=${TODAY}&to=${TODAY}`,
  );
  expect(body.records).toContainEqual({ id, ...lunch });
  expect((await overviewOf(bruno)).records).toEqual([]);
});

test('the rhythm learns the days, and only Ana’s', async () => {
  const rui = await world.person('rui');
  await put(rui, walk(addDays(TODAY, -3)));
  await put(rui, glass());
  await put(rui, glass());
  const gone = randomUUID();
  await put(rui, walk(addDays(TODAY, -5)), { id: gone });
  await put(rui, null, { id: gone, at: '2026-11-18T14:00:00Z' });
  const range = { from: addDays(TODAY, -27), to: TODAY };
  expect(await recordedDaysOf(world.context, rui.id, range)).toEqual([addDays(TODAY, -3), TODAY]);
  expect(await recordedDaysOf(world.context, rui.id, { from: TODAY, to: TODAY })).toEqual([TODAY]);
});

test('what Ana noted stands nowhere in plain, and goes with her', async () => {
  await put(ana, lunch);
  const { pool } = world.context.connection;
  const { rows } = await pool.query<{ row: string }>(
    `select encode(sealed, 'escape') || r::text as row from health_records r where sealed is not null`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { row } of rows) expect(row).not.toContain('jabuticabeira');
  expect(world.logs.join('')).not.toContain('jabuticabeira');

  const eva = await world.person('eva');
  await put(eva, lunch);
  await pool.query('delete from users where id = $1', [eva.id]);
  const left = await world.context.db
    .select()
    .from(healthAchievements)
    .where(eq(healthAchievements.userId, eva.id));
  expect(left).toEqual([]);
  expect(await recordedDaysOf(world.context, eva.id, { from: TODAY, to: TODAY })).toEqual([]);
});
