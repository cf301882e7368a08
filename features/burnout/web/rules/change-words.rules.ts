import type { CategoryKey, PeriodChange } from '../../contract/burnout.contract.ts';

/** Smallest differences worth a sentence: half a point, and a mention in every fifth entry. */
const NOTABLE_POINTS = 0.5;
const NOTABLE_MENTIONS = 0.2;
/** Sentences at most: more are a list that nobody reads. */
const MOST = 3;

export interface Remark {
  what: 'points' | CategoryKey;
  direction: 'more' | 'less';
  before: number;
  now: number;
  clear: boolean;
}

/** What of a change is worth a sentence: the least likely to be chance first, three at most. */
export function remarkable({ points, categories }: PeriodChange): Remark[] {
  return [
    { what: 'points' as const, least: NOTABLE_POINTS, ...points },
    ...categories.map((one) => ({ what: one.category, least: NOTABLE_MENTIONS, ...one })),
  ]
    .filter(({ before, now, least }) => Math.abs(now - before) >= least)
    .toSorted((a, b) => a.p - b.p)
    .slice(0, MOST)
    .map(({ what, before, now, clear }) => ({
      what,
      direction: now > before ? 'more' : 'less',
      before,
      now,
      clear,
    }));
}
