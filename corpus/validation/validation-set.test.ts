import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read } from '#features/burnout/engine/read.ts';
import { type GoldEntry, scorePredictions } from '../score.ts';

const gold = readFileSync(new URL('./pt.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as GoldEntry);

const report = scorePredictions(
  gold,
  gold.map(({ id, text }) => ({ id, ...read(text, { language: 'pt' }) })),
);

describe('the Portuguese validation set', () => {
  it('is read no worse than after its misses were corrected', () => {
    expect(report.categoryF1).toBeGreaterThanOrEqual(0.93);
    expect(report.levelF1).toBeGreaterThanOrEqual(0.94);
    expect(report.meanAbsoluteError).toBeLessThanOrEqual(0.15);
    expect(report.wrong.length / gold.length).toBeLessThanOrEqual(0.08);
  });

  it('shows help to whoever writes of leaving life, and rarely to anybody else', () => {
    expect(report.crisis.recall).toBeGreaterThanOrEqual(0.93);
    expect(report.crisis.precision).toBeGreaterThanOrEqual(0.95);
    expect(report.decoyFalseAlarms).toBeLessThanOrEqual(3);
  });

  it('finds almost nothing in everyday texts without a signal', () => {
    const everyday = gold.filter(({ phenomena }) => phenomena.includes('everyday'));
    const alarms = everyday.filter(({ id }) => report.wrong.includes(id));
    expect(everyday.length).toBeGreaterThan(300);
    expect(alarms.length / everyday.length).toBeLessThanOrEqual(0.08);
  });
});
