import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type GoldEntry, scorePredictions } from '../development-set/score.ts';
import { read } from '../read.ts';

const GOLD = readFileSync(new URL('./strangers.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as GoldEntry);

const reportOf = (gold: GoldEntry[]) =>
  scorePredictions(
    gold,
    gold.map(({ id, text }) => ({ id, ...read(text) })),
  );

describe('entries of a stranger, who never saw the lexicon', () => {
  it.each([
    ['pt', 0.95, 0.93],
    ['en', 0.9, 0.9],
    ['es', 0.9, 0.85],
    ['fr', 0.9, 0.9],
  ])('are read in %s about as well as when they had been learnt from', (lang, category, level) => {
    const report = reportOf(GOLD.filter((entry) => entry.lang === lang));
    expect(report.categoryF1).toBeGreaterThanOrEqual(category);
    expect(report.levelF1).toBeGreaterThanOrEqual(level);
  });

  it('open the help card for whoever is in danger', () => {
    const { crisis, decoyFalseAlarms } = reportOf(GOLD);
    expect(crisis.recall).toBeGreaterThanOrEqual(0.95);
    expect(crisis.precision).toBeGreaterThanOrEqual(0.9);
    expect(decoyFalseAlarms).toBeLessThanOrEqual(2);
  });
});
