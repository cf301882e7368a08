/** The 13 psychosocial risk factors of the labour ministry’s guide of 2025, in its order. */
export const FACTORS = [
  'harassment',
  'support',
  'change',
  'role',
  'recognition',
  'autonomy',
  'justice',
  'violence',
  'underload',
  'overload',
  'relationships',
  'communication',
  'remote',
] as const;
export type Factor = (typeof FACTORS)[number];

/**
 * Our own short survey, two questions a factor; neither validated nor a psychological test, which its
 * screens and its dossier say. `worse` where "nearly always" is the bad end. The words are in the locale
 * files under `items.<factor>.<0 or 1>`.
 */
export const ITEMS: readonly { factor: Factor; nth: 0 | 1; worse: boolean }[] = [
  ['harassment', true, true],
  ['support', false, false],
  ['change', false, true],
  ['role', false, true],
  ['recognition', false, false],
  ['autonomy', false, false],
  ['justice', false, true],
  ['violence', true, false],
  ['underload', true, true],
  ['overload', true, false],
  ['relationships', false, true],
  ['communication', true, false],
  ['remote', true, false],
].flatMap(([factor, first, second]) => [
  { factor: factor as Factor, nth: 0 as const, worse: first as boolean },
  { factor: factor as Factor, nth: 1 as const, worse: second as boolean },
]);

/** How often, from nearly never to nearly always. */
export const OFTEN = [1, 2, 3, 4, 5] as const;

/** An answer as exposure: 1 is good, 5 is bad, whichever way the question was put. */
export function exposureOf(answer: number, worse: boolean): number {
  return worse ? answer : 6 - answer;
}
