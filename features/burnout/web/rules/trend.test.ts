import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remarkable } from './change-words.rules.ts';
import { suggestionsFor, type Takeaway, takeawayOf } from './takeaway.rules.ts';
import { layOut, pinsOf, type TrendPoint, thinPoints } from './trend-chart.rules.ts';

function trend(...means: (number | null)[]): TrendPoint[] {
  return means.map((mean) => ({
    from: '2026-11-02',
    to: '2026-11-08',
    entries: mean === null ? 0 : 1,
    scored: mean === null ? 0 : 1,
    mean,
    interval: mean === null ? null : { low: Math.max(0, mean - 1), high: mean + 1 },
  }));
}

describe('laying out a trend', () => {
  it('leaves a gap where nothing was written', () => {
    const { paths, points } = layOut(trend(2, 3, null, 5, 6));
    expect(paths).toHaveLength(2);
    expect(points.map(({ x }) => x)).toEqual([0, 25, 75, 100]);
  });

  it('draws no line to a lonely point', () => {
    expect(layOut(trend(null, 4, null)).paths).toEqual([]);
  });

  it('keeps the bands of the specification: moderate from 4, high from 8', () => {
    const [low, moderate, high] = layOut(trend(1)).bands;
    expect(low).toEqual({ level: 'low', bottom: 0, height: 40 });
    expect(moderate).toEqual({ level: 'moderate', bottom: 40, height: 40 });
    expect(high).toEqual({ level: 'high', bottom: 80, height: 20 });
  });

  it('labels the first and the last period', () => {
    expect(layOut(trend(...Array(12).fill(1))).labels).toEqual([0, 4, 7, 11]);
    expect(layOut(trend(1, 2)).labels).toEqual([0, 1]);
  });

  it('keeps every point and every band inside the plot, and fills it with bands', () => {
    const means = fc.array(fc.option(fc.double({ min: 0, max: 500, noNaN: true })), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(means, (values) => {
        const { points, bands, paths, areas } = layOut(trend(...values));
        for (const { x, y } of points) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(100);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(100);
        }
        expect(bands.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(100);
        expect([...paths, ...areas].join('')).not.toContain('NaN');
        for (const y of areas.join('').matchAll(/ (-?[\d.]+)/g)) {
          expect(Number(y[1])).toBeGreaterThanOrEqual(0);
          expect(Number(y[1])).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('never swings above or below the scores that were there', () => {
    const { paths } = layOut(trend(0, 9, 9, 0));
    const numbers =
      paths
        .join('')
        .match(/-?\d+(\.\d+)?/g)
        ?.map(Number) ?? [];
    const ys = numbers.filter((_, index) => index % 2 === 1);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...ys)).toBeLessThanOrEqual(100);
  });
});

it('counts as thin what the table shows one or two entries of', () => {
  const [point] = trend(3);
  const at = (entries: number, scored: number) => ({ ...(point as TrendPoint), entries, scored });
  expect(thinPoints([at(3, 2), at(2, 2), at(1, 1), at(5, 5)])).toBe(2);
});

describe('pinning notes', () => {
  const weeks = ['02', '09', '16', '23'].map((day) => ({
    ...(trend(1)[0] as TrendPoint),
    from: `2026-11-${day}`,
    to: `2026-11-${String(Number(day) + 6).padStart(2, '0')}`,
  }));
  it.each<[string, string, string, { left: number; width: number } | null]>([
    ['a day', '2026-11-10', '2026-11-10', { left: 25, width: 25 }],
    ['a week', '2026-11-16', '2026-11-22', { left: 50, width: 25 }],
    ['two weeks across a border', '2026-11-15', '2026-11-16', { left: 25, width: 50 }],
    ['what began before', '2026-10-01', '2026-11-03', { left: 0, width: 25 }],
    ['what is over', '2026-10-01', '2026-11-01', null],
    ['what is to come', '2026-12-01', '2026-12-02', null],
  ])('%s', (_, from, to, place) => {
    const pins = pinsOf(weeks, [{ id: 'a', from, to, text: 'férias' }]);
    expect(pins).toEqual(
      place
        ? [
            {
              id: 'a',
              text: 'férias',
              row: 0,
              reachesBack: false,
              named: true,
              number: 1,
              ...place,
            },
          ]
        : [],
    );
  });
  it('names that would touch stand in rows, and are numbered from the left', () => {
    const note = (id: string, day: string) => ({ id, from: day, to: day, text: id });
    const long = Array.from({ length: 12 }, (_, index) => ({
      ...(trend(1)[0] as TrendPoint),
      from: `2026-${String(index + 1).padStart(2, '0')}-01`,
      to: `2026-${String(index + 1).padStart(2, '0')}-28`,
    }));
    const pins = pinsOf(long, [
      note('c', '2026-12-02'),
      note('b', '2026-03-02'),
      note('a', '2026-02-02'),
    ]);
    expect(pins.map(({ id, row, number }) => [id, row, number])).toEqual([
      ['a', 0, 1],
      ['b', 1, 2],
      ['c', 0, 3],
    ]);
  });
  it('where every row is full the number stands alone', () => {
    const note = (id: string) => ({ id, from: '2026-11-10', to: '2026-11-10', text: id });
    const pins = pinsOf(weeks, ['a', 'b', 'c', 'd'].map(note));
    expect(pins.map(({ id, named }) => [id, named])).toEqual([
      ['a', true],
      ['b', true],
      ['c', true],
      ['d', false],
    ]);
  });
  it('a name near the right edge, which reaches back, covers none before it', () => {
    const many = Array.from({ length: 10 }, (_, index) => ({
      ...(trend(1)[0] as TrendPoint),
      from: `2026-11-${String(index + 1).padStart(2, '0')}`,
      to: `2026-11-${String(index + 1).padStart(2, '0')}`,
    }));
    const note = (id: string, day: string) => ({ id, from: day, to: day, text: id });
    const pins = pinsOf(many, [note('a', '2026-11-05'), note('b', '2026-11-08')]);
    expect(pins).toMatchObject([
      { id: 'a', left: 40, row: 0, reachesBack: false },
      { id: 'b', left: 70, row: 1, reachesBack: true },
    ]);
  });
});

describe('what changed', () => {
  const compared = (before: number, now: number, p: number) => ({
    before,
    now,
    p,
    clear: p < 0.05,
  });
  it('says the least likely to be chance first, three at most, and nothing that is small', () => {
    const change = {
      entries: 9,
      entriesBefore: 8,
      points: compared(4, 4.3, 0.4),
      categories: [
        { category: 'exhaustion' as const, ...compared(1, 0.2, 0.01) },
        { category: 'physical' as const, ...compared(0.5, 0.6, 0.9) },
        { category: 'positive' as const, ...compared(0.1, 0.9, 0.003) },
      ],
    };
    expect(remarkable(change)).toEqual([
      { what: 'positive', direction: 'more', before: 0.1, now: 0.9, clear: true },
      { what: 'exhaustion', direction: 'less', before: 1, now: 0.2, clear: true },
    ]);
  });
});

describe('the one sentence about a trend', () => {
  it.each<[string, (number | null)[], number | null, number | null, Takeaway]>([
    ['nothing written', [null, null], null, null, { kind: 'none' }],
    ['one period', [null, 4], 4, null, { kind: 'single', mean: 4 }],
    [
      'three falls in a row',
      [2, 6.6, 5.8, 4.7, 4.3],
      4.7,
      null,
      { kind: 'falling', count: 3, sure: true },
    ],
    ['falls across a gap', [6, null, 5, 4], 5, null, { kind: 'falling', count: 2, sure: false }],
    ['two rises', [5, 3, 4, 5], 4, null, { kind: 'rising', count: 2, sure: false }],
    ['falls too small to name', [4, 3.9, 3.8], 3.9, null, { kind: 'steady', mean: 3.9 }],
    [
      'below the time before',
      [3, 5, 3],
      3.6,
      5.2,
      { kind: 'below', mean: 3.6, previous: 5.2, sure: false },
    ],
    [
      'above the time before',
      [5, 3, 5],
      4.3,
      2.2,
      { kind: 'above', mean: 4.3, previous: 2.2, sure: false },
    ],
    ['neither', [4, 5, 4], 4.3, 4.4, { kind: 'steady', mean: 4.3 }],
    [
      'a peak that is over',
      [0, 1, 6.2, 1, 0.5, 0.9],
      2,
      null,
      { kind: 'varied', mean: 2, lowest: 0, highest: 6.2 },
    ],
  ])('%s', (_, means, mean, previousMean, expected) => {
    const points = { before: previousMean ?? 0, now: mean ?? 0, p: 0.3, clear: false };
    const change =
      previousMean === null ? null : { entries: 6, entriesBefore: 6, points, categories: [] };
    expect(takeawayOf({ trend: trend(...means), mean, previousMean, change })).toEqual(expected);
  });

  it('compares with no period of too few entries', () => {
    const few = { trend: trend(3, 5, 3), mean: 2.2, previousMean: 0, change: null };
    expect(takeawayOf(few).kind).toBe('varied');
  });
});

describe('what may help next', () => {
  it.each([
    [null, { kind: 'none' }, ['write']],
    ['high', { kind: 'steady', mean: 9 }, ['professional', 'person', 'help']],
    ['moderate', { kind: 'rising', count: 3, sure: true }, ['professional', 'pause', 'help']],
    ['moderate', { kind: 'falling', count: 2, sure: true }, ['pause', 'person', 'write']],
    ['low', { kind: 'rising', count: 2, sure: true }, ['pause', 'write']],
    ['low', { kind: 'falling', count: 2, sure: true }, ['noticeGood', 'write']],
  ] as const)('at level %s', (level, takeaway, expected) => {
    expect(suggestionsFor(level, takeaway)).toEqual(expected);
  });

  it('is help before all else where help comes before the numbers', () => {
    expect(suggestionsFor('low', { kind: 'falling', count: 3, sure: true }, true)[0]).toBe('help');
  });
});
