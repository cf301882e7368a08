import { expect, it } from 'vitest';
import { type KeptApartRun, setsLeft } from './kept-apart.ts';

const figures = {} as NonNullable<KeptApartRun['voices']>;
const later = [2, 3, 4, 5, 6, 7, 8].map((nth) => `voices-${nth}` as const);
const all = ['voices', ...later, 'guideline', 'danger'];

it('a new engine version reads every set kept apart', () => {
  const former = { engine: '1.0.0', date: '2026-11-24', voices: figures };
  expect(setsLeft('1.1.0', [former])).toEqual(all);
});

it('a set that came after the run of a version has a first run of its own, and only one', () => {
  const first: KeptApartRun = {
    engine: '1.0.0',
    date: '2026-11-24',
    voices: figures,
    guideline: {} as NonNullable<KeptApartRun['guideline']>,
    danger: {},
  };
  expect(setsLeft('1.0.0', [first])).toEqual(later);
  const second: KeptApartRun = {
    ...{ engine: '1.0.0', date: '2026-11-27' },
    ...Object.fromEntries(later.map((name) => [name, figures])),
  };
  expect(setsLeft('1.0.0', [first, second])).toEqual([]);
});
