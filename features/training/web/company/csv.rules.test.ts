import { expect, test } from 'vitest';
import { csvOf } from './csv.rules.ts';

test('cells are quoted, and none is a formula', () => {
  const file = csvOf([['Ana "Bia"', '=1+1', '2026-11-26']]);
  expect(file).toBe('\uFEFF"Ana ""Bia""";"\'=1+1";"2026-11-26"\r\n');
});
