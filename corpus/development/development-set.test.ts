import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '#features/burnout/engine/contract.ts';
import { read } from '#features/burnout/engine/read.ts';
import { type GoldEntry, scorePredictions } from '../score.ts';

const gold = readFileSync(new URL('./entries.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as GoldEntry);

function reportOn(entries: GoldEntry[]): ReturnType<typeof scorePredictions> {
  return scorePredictions(
    entries,
    entries.map(({ id, text, lang }) => ({ id, ...read(text, { language: lang as Language }) })),
  );
}

describe('development set', () => {
  it('is read at least as well as when the rules were last tuned', () => {
    const report = reportOn(gold);
    expect(report.overall).toBeGreaterThanOrEqual(0.97);
    expect(report.categoryF1).toBeGreaterThanOrEqual(0.98);
    expect(report.crisis.recall).toBe(1);
    expect(report.crisis.precision).toBeGreaterThanOrEqual(0.97);
    expect(report.decoyFalseAlarms).toBe(0);
  });

  it.each(['pt', 'en', 'es', 'fr'])('keeps the floor in %s', (lang) => {
    const report = reportOn(gold.filter((entry) => entry.lang === lang));
    expect(report.categoryF1).toBeGreaterThanOrEqual(0.96);
    expect(report.crisis.recall).toBe(1);
  });

  it('is told its language by the text alone', () => {
    const guessed = gold.filter(({ text, lang }) => read(text).language === lang).length;
    expect(guessed / gold.length).toBeGreaterThanOrEqual(0.95);
  });
});

describe('the scorer', () => {
  const entry: GoldEntry = {
    id: 'a',
    lang: 'pt',
    text: '',
    gold: { exhaustion: 1, physical: 0, cynicism: 0, selfcriticism: 0, positive: 0 },
    score: 3,
    level: 'low',
    crisis: false,
    phenomena: [],
  };

  it('gives a perfect reading the full mark', () => {
    const report = scorePredictions([entry], [{ ...entry, counts: entry.gold }]);
    expect(report.overall).toBeCloseTo(1);
    expect(report.wrong).toEqual([]);
  });

  it('refuses a set with a missing prediction', () => {
    expect(() => scorePredictions([entry], [])).toThrow('No prediction for a');
  });
});
