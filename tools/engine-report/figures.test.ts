import { describe, expect, it } from 'vitest';
import { scorePredictions } from '#corpus/score.ts';
import { bootstrap, shareOf } from './bootstrap.ts';
import { figuresOf, phenomenaOf } from './figures.ts';
import { figuresTable, phenomenaTable, render } from './layout.ts';
import { type ReadEntry, readSets } from './sets.ts';

const [development] = readSets();
const rows = development?.entries ?? [];
/** A few entries, some of them read wrongly on purpose. */
const flawed = rows.slice(0, 60).map(
  ({ gold, guess }, index): ReadEntry => ({
    gold,
    guess:
      index % 4 === 0 ? { ...guess, counts: { ...guess.counts, exhaustion: 2 }, score: 6 } : guess,
  }),
);

describe('the figures of the report', () => {
  it('are those of the scorer', () => {
    const report = scorePredictions(
      flawed.map(({ gold }) => gold),
      flawed.map(({ guess }) => guess),
    );
    const figures = figuresOf(flawed);
    expect(figures.overall?.value).toBe(report.overall);
    expect(figures.exhaustion?.value).toBe(report.categories.exhaustion.f1);
    expect(figures.categoryF1?.value).toBe(report.categoryF1);
    expect(figures.levelF1?.value).toBe(report.levelF1);
    expect(figures.meanAbsoluteError?.value).toBe(report.meanAbsoluteError);
    expect(figures.crisisRecall?.value).toBe(report.crisis.recall);
    expect(figures.crisisPrecision?.value).toBe(report.crisis.precision);
    expect(report.wrong).not.toEqual([]);
  });

  it('count an entry as exact when the scorer does not name it as wrong', () => {
    const wrong = scorePredictions(
      flawed.map(({ gold }) => gold),
      flawed.map(({ guess }) => guess),
    ).wrong.length;
    const tagged = flawed.map(({ gold, guess }) => ({
      gold: { ...gold, phenomena: ['everything'] },
      guess,
    }));
    const [all] = phenomenaOf(tagged);
    expect(all?.exact.value).toBeCloseTo(1 - wrong / flawed.length);
  });

  it('say so where a group holds no case', () => {
    const calm = flawed.filter(
      ({ gold, guess }) => !gold.crisis && !guess.crisis && !gold.phenomena.includes('decoy'),
    );
    const { crisisRecall, crisisPrecision, decoyAlarms } = figuresOf(calm);
    expect([crisisRecall, crisisPrecision, decoyAlarms]).toEqual([null, null, null]);
  });

  it('stand in one table a set, in both styles', () => {
    const table = figuresTable([['all', figuresOf(flawed)]]);
    expect(render(table, 'markdown').split('\n').slice(0, 2)).toEqual([
      '|  | all, n = 60 |',
      '|---|---|',
    ]);
    const lines = render(phenomenaTable(phenomenaOf(flawed)), 'terminal').split('\n');
    expect(lines[0]).toMatch(/^phenomenon +n +read exactly$/);
    expect(lines[1]).toMatch(/ \d+ +[01]\.\d{3} \([01]\.\d\d-[01]\.\d\d\)$/);
  });
});

describe('the intervals', () => {
  const half = Array.from({ length: 100 }, (_, index) => index % 2);
  const rate = (sample: number[]) => ({ rate: sample.reduce((a, b) => a + b, 0) / sample.length });

  it('are the same in every run and hold the figure', () => {
    const first = bootstrap(half, rate);
    expect(bootstrap(half, rate)).toEqual(first);
    expect(first.rate.value).toBe(0.5);
    // Theory: 0.5 +- 1.96 * sqrt(0.25 / 100).
    expect(first.rate.low).toBeCloseTo(0.402, 1);
    expect(first.rate.high).toBeCloseTo(0.598, 1);
  });

  it('follow the rule of three where all cases went one way', () => {
    const all = { value: 1, low: 1, high: 1 };
    const none = { value: 0, low: 0, high: 0 };
    expect(shareOf(all, 45).low).toBeCloseTo(0.933);
    expect(shareOf(none, 30)).toEqual({ value: 0, low: 0, high: 0.1 });
    expect(shareOf(all, 2).low).toBe(0);
    expect(shareOf({ value: 0.5, low: 0.4, high: 0.6 }, 45)).toEqual({
      value: 0.5,
      low: 0.4,
      high: 0.6,
    });
  });
});
