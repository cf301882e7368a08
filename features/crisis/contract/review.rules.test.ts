import { expect, test } from 'vitest';
import { CRISIS_TEXTS_VERSION, reviewOf } from './review.rules.ts';

const NAMED = `Marta Reis, CRP 06/12345, ${CRISIS_TEXTS_VERSION}`;

test.each<[string | undefined, string | null]>([
  [NAMED, NAMED],
  [`  ${NAMED} `, NAMED],
  ['Marta Reis, CRP 06/12345, 2025-01', null],
  ['Marta Reis, CRP 06/12345', null],
  [CRISIS_TEXTS_VERSION, null],
  ['', null],
  [undefined, null],
])('%s', (said, by) => {
  expect(reviewOf(said)).toBe(by);
});
