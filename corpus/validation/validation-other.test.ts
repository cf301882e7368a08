import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '#features/burnout/engine/contract.ts';
import { read } from '#features/burnout/engine/read.ts';
import { type GoldEntry, scorePredictions } from '../score.ts';

const LANGUAGES: readonly Language[] = ['pt', 'en', 'es', 'fr'];

function goldOf(language: Language): GoldEntry[] {
  return readFileSync(new URL(`./${language}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as GoldEntry);
}

describe.each(['en', 'es', 'fr'] as const)('the validation set in %s', (language) => {
  const gold = goldOf(language);

  it('is read about as well as when its misses had been learnt from', () => {
    const report = scorePredictions(
      gold,
      gold.map(({ id, text }) => ({ id, ...read(text) })),
    );
    expect(report.categoryF1).toBeGreaterThanOrEqual(0.97);
    expect(report.levelF1).toBeGreaterThanOrEqual(0.95);
    expect(report.crisis.recall).toBe(1);
    expect(report.crisis.precision).toBeGreaterThanOrEqual(0.95);
    expect(report.decoyFalseAlarms).toBe(0);
  });

  it('finds almost nothing in everyday lines', () => {
    const everyday = gold.filter(({ phenomena }) => phenomena.includes('everyday'));
    const alarms = everyday.filter(
      ({ text }) => read(text).mentions.length > 0 || read(text).crisis,
    );
    expect(everyday.length).toBeGreaterThan(80);
    expect(alarms.length / everyday.length).toBeLessThanOrEqual(0.05);
  });

  it('is told its language by the text alone', () => {
    const guessed = gold.filter(({ text }) => read(text).language === language).length;
    expect(guessed / gold.length).toBeGreaterThanOrEqual(0.98);
  });

  it('opens the help card in whatever language it is read', () => {
    const alarming = gold.filter(({ crisis }) => crisis);
    const missed = LANGUAGES.flatMap((other) =>
      alarming
        .filter(({ text }) => !read(text, { language: other }).crisis)
        .map(({ text }) => `${other}: ${text}`),
    );
    expect(missed.length / (alarming.length * LANGUAGES.length)).toBeLessThanOrEqual(0.15);
  });
});
