import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  BurnoutOverview,
  Correction,
  Period,
} from '#features/burnout/contract/burnout.contract.ts';
import { WEIGHTS } from '#features/burnout/engine/index.ts';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import { uuidV7 } from '#packages/db/index.ts';
import { type Person, startWorld, type World } from '#packages/testing/people/index.ts';
import { rescoreAll } from './corrections.service.ts';

const ENTRIES = '/api/diary/entries';
const CORRECTIONS = '/api/burnout/corrections';
const BACK = 'Voltei com dor nas costas depois do plantão de hoje.';
const TIRED = 'Hoje acordei sem forças, com dor de cabeça, e trabalhei o dia inteiro.';
const GOOD = 'Dormi bem, acordei com energia e caminhei no parque.';

let world: World;
let bruno: Person;
beforeAll(async () => {
  world = await startWorld();
  bruno = await world.person('bruno');
});
afterAll(() => world.stop());

const overview = async (person: Person, period: Period = '12w') =>
  (await person.call<BurnoutOverview>('GET', `/api/burnout/overview?period=${period}`)).body;
const correct = (person: Person, entry: Entry, at = 0) =>
  person.call<Correction>('POST', CORRECTIONS, {
    entryId: entry.id,
    expression: entry.reading?.mentions[at]?.expression,
  });

test('nothing written: an empty overview, no level, a trend of nothing', async () => {
  expect(await overview(bruno, '30d')).toMatchObject({
    entries: 0,
    words: 0,
    latest: null,
    mean: null,
    level: null,
    previousMean: null,
    expressions: [],
    counts: { exhaustion: 0, physical: 0, cynicism: 0, selfcriticism: 0, positive: 0 },
  });
});

test('one analysis that cannot be opened hides neither the others nor the start page', async () => {
  const rita = await world.person('rita');
  const whole = await rita.write(TIRED);
  const broken = await rita.write(BACK);
  await world.settled();
  await world.context.connection.pool.query(
    `update burnout_analyses set sealed = '\\x0102' where entry_id = $1`,
    [broken.id],
  );
  expect(await overview(rita)).toMatchObject({ entries: 1, latest: { entryId: whole.id } });
  const { body } = await rita.call<{ latest: object; helpFirst: boolean }>('GET', '/api/dashboard');
  expect(body).toMatchObject({ latest: { entryId: whole.id }, helpFirst: false });
});

describe('overview', () => {
  let dora: Person;
  let entries: Entry[];
  beforeAll(async () => {
    dora = await world.person('dora');
    entries = [];
    const daysAgo = [400, 100, 95, 40, 8, 3, 0];
    const texts = [TIRED, TIRED, BACK, TIRED, BACK, GOOD, TIRED];
    const start = world.clock.now;
    for (const [index, days] of daysAgo.entries()) {
      world.clock.now = new Date(start.getTime() - days * 86_400_000);
      await dora.comeBack();
      entries.push(await dora.write(texts[index] ?? ''));
    }
    world.clock.now = start;
    await dora.comeBack();
    await world.settled();
  });

  test('30 days: the entries of the period, their mean, and the period before', async () => {
    const view = await overview(dora, '30d');
    expect(view).toMatchObject({
      period: '30d',
      entries: 3,
      daysWithEntry: 3,
      daysInPeriod: 30,
      words: 10 + 9 + 13,
      mean: 2.33,
      level: 'low',
      // Two entries in the period before are too few to compare with.
      previousMean: null,
      latest: { entryId: entries[6]?.id, score: 5, level: 'moderate', words: 13 },
      counts: { exhaustion: 1, physical: 2, cynicism: 0, selfcriticism: 0, positive: 2 },
    });
    expect(view.trend).toHaveLength(30);
    expect(view.trend.at(-1)).toMatchObject({ from: '2026-11-18', entries: 1, mean: 5 });
    expect(view.trend.at(-2)).toMatchObject({ from: '2026-11-17', entries: 0, mean: null });
  });

  test('12 weeks and 12 months', async () => {
    expect(await overview(dora, '12w')).toMatchObject({ entries: 4, previousMean: null });
    const year = await overview(dora, '12m');
    expect(year).toMatchObject({ entries: 6, previousMean: null });
    expect(year.trend.map(({ entries: count }) => count)).toEqual([
      0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 3,
    ]);
  });

  test('frequent expressions: most frequent first, with the words as last written', async () => {
    const [first] = (await overview(dora, '12m')).expressions;
    expect(first).toMatchObject({ category: 'exhaustion', sample: 'sem forças', count: 3 });
    expect(first?.entryIds).toEqual([entries[6]?.id, entries[3]?.id, entries[1]?.id]);
  });

  test('entries kept without analysis and deleted ones never count; a restored one does again', async () => {
    const before = await overview(dora, '30d');
    await dora.write(TIRED, { analyse: false });
    expect(await overview(dora, '30d')).toEqual(before);
    const extra = await dora.write(BACK);
    expect((await overview(dora, '30d')).entries).toBe(4);
    await dora.call('DELETE', `${ENTRIES}/${extra.id}`);
    expect(await overview(dora, '30d')).toEqual(before);
    await dora.call('POST', `${ENTRIES}/${extra.id}/restore`);
    expect((await overview(dora, '30d')).entries).toBe(4);
    await dora.call('DELETE', `${ENTRIES}/${extra.id}`);
  });

  test('02:59 is still yesterday, in the person’s own zone', async () => {
    const eva = await world.person('eva');
    const start = world.clock.now;
    await eva.call('PATCH', '/api/me/preferences', { timeZone: 'Europe/Paris' });
    world.clock.now = new Date('2026-11-17T01:59:00Z');
    await eva.comeBack();
    await eva.write(BACK);
    world.clock.now = new Date('2026-11-17T02:01:00Z');
    await eva.write(BACK);
    world.clock.now = start;
    await eva.comeBack();
    const { trend } = await overview(eva, '30d');
    expect(trend.slice(-3).map(({ entries: count }) => count)).toEqual([1, 1, 0]);
  });

  test.each([
    [3, 2, null],
    [2, 3, null],
    [3, 3, 2],
  ])('%i entries now and %i before: the mean before is %j', async (now, before, expected) => {
    const person = await world.person(`compares${now}${before}`);
    const start = world.clock.now;
    world.clock.now = new Date(start.getTime() - 40 * 86_400_000);
    await person.comeBack();
    for (let count = 0; count < before; count += 1) await person.write(BACK);
    world.clock.now = start;
    await person.comeBack();
    for (let count = 0; count < now; count += 1) await person.write(TIRED);
    expect((await overview(person, '30d')).previousMean).toBe(expected);
  });

  test('an entry where help comes first counts as written, and no number of it shows', async () => {
    const person = await world.person('helped');
    const calm = await person.write(TIRED);
    const before = await overview(person, '30d');
    expect(before).toMatchObject({ helpFirst: false, mean: 5, latest: { entryId: calm.id } });
    const danger = await person.write(`${TIRED} Não vejo saída. Quero morrer.`);
    expect(danger.reading?.crisisLevel).toBeGreaterThanOrEqual(2);
    const view = await overview(person, '30d');
    expect(view).toMatchObject({
      entries: 2,
      helpFirst: true,
      latest: before.latest,
      mean: before.mean,
      level: before.level,
      counts: before.counts,
      expressions: before.expressions,
    });
    expect(view.trend.at(-1)).toMatchObject({ entries: 2, mean: 5 });
    await person.write(BACK);
    expect(await overview(person, '30d')).toMatchObject({ helpFirst: false, entries: 3 });
  });

  test('a period of nothing but such entries has no mean', async () => {
    const person = await world.person('onlyhelp');
    await person.write('Não vejo saída. Quero morrer.');
    const view = await overview(person, '30d');
    expect(view).toMatchObject({ entries: 1, helpFirst: true, latest: null, mean: null });
    expect(view.trend.at(-1)).toMatchObject({ entries: 1, mean: null });
  });

  test('six entries on each side tell what changed, and five do not', async () => {
    const person = await world.person('changed');
    const start = world.clock.now;
    world.clock.now = new Date(start.getTime() - 40 * 86_400_000);
    await person.comeBack();
    for (let count = 0; count < 6; count += 1) await person.write(GOOD);
    world.clock.now = start;
    await person.comeBack();
    for (let count = 0; count < 5; count += 1) await person.write(TIRED);
    expect((await overview(person, '30d')).change).toBeNull();
    await person.write(TIRED);
    const { change, entriesWith, trend } = await overview(person, '30d');
    expect(change).toMatchObject({
      entries: 6,
      entriesBefore: 6,
      points: { before: 0, now: 5, clear: true },
    });
    expect(change?.categories).toContainEqual(
      expect.objectContaining({ category: 'positive', now: 0, clear: true }),
    );
    expect(entriesWith).toMatchObject({ exhaustion: 6, positive: 0 });
    // Six equal entries are still no certainty.
    expect(trend.at(-1)).toMatchObject({ scored: 6, mean: 5, interval: { low: 3.61, high: 6.39 } });
  });

  test('a period that is none is refused', async () => {
    expect((await dora.call('GET', '/api/burnout/overview?period=7d')).status).toBe(400);
  });
});

test('whatever happens, the weights shown add up to the score shown', async () => {
  const texts = [TIRED, BACK, GOOD, 'Sou incapaz, não dou conta. Tanto faz.', 'Almoço com o time.'];
  const step = fc.record({
    action: fc.constantFrom('write', 'edit', 'correct', 'undo', 'delete', 'restore', 'rescore'),
    text: fc.constantFrom(...texts),
    pick: fc.nat(20),
  });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const person = await world.person(`walker${run++}`);
      const ids: string[] = [];
      for (const { action, text, pick } of steps) {
        const id = ids[pick % Math.max(1, ids.length)] ?? uuidV7(world.clock.now);
        if (action === 'write') ids.push((await person.write(text)).id);
        if (action === 'edit') await person.call('PATCH', `${ENTRIES}/${id}`, { text });
        if (action === 'delete') await person.call('DELETE', `${ENTRIES}/${id}`);
        if (action === 'restore') await person.call('POST', `${ENTRIES}/${id}/restore`);
        if (action === 'rescore') await rescoreAll(world.context, person.id);
        if (action === 'correct') {
          const entry = await person.entry(id);
          if (entry.reading?.mentions.length)
            await correct(person, entry, pick % entry.reading.mentions.length);
        }
        if (action === 'undo') {
          const { corrections } = (
            await person.call<{ corrections: Correction[] }>('GET', CORRECTIONS)
          ).body;
          const one = corrections[pick % Math.max(1, corrections.length)];
          if (one) await person.call('DELETE', `${CORRECTIONS}/${one.id}`);
        }
      }
      await world.settled();
      const { entries } = (await person.call<{ entries: Entry[] }>('GET', `${ENTRIES}?limit=100`))
        .body;
      const { corrections } = (await person.call<{ corrections: Correction[] }>('GET', CORRECTIONS))
        .body;
      const dismissed = new Set(corrections.map(({ expression }) => expression));
      for (const { reading } of entries) {
        const mentions = reading?.mentions ?? [];
        const sum = mentions.reduce((total, { weight }) => total + weight, 0);
        expect(reading?.score).toBe(Math.max(0, sum));
        for (const { status, weight, category, expression } of mentions) {
          expect(weight).toBe(status === 'counted' ? WEIGHTS[category] : 0);
          if (dismissed.has(expression)) expect(status).not.toBe('counted');
          else expect(status).not.toBe('dismissed');
        }
      }
      const view = await overview(person, '30d');
      expect(view.entries).toBe(entries.length);
      const scores = entries.map(({ reading }) => reading?.score ?? 0);
      const mean = scores.reduce((total, score) => total + score, 0) / scores.length;
      expect(view.mean).toBe(scores.length ? Math.round(mean * 100) / 100 : null);
    }),
    { numRuns: 12 },
  );
});
