import { describe, expect, it } from 'vitest';
import { exposureOf, type Factor, ITEMS } from '../contract/factors.ts';
import { resultsOf } from './results.rules.ts';
import type { Answer } from './survey.queries.ts';

/** Answers of so many people of a site, each with an exposure of 2 but for one factor (0 where it was skipped). */
function people(
  count: number,
  site: string | null,
  {
    factor,
    exposure = 2,
    settled = true,
  }: { factor?: Factor; exposure?: number; settled?: boolean } = {},
): Answer[] {
  const answers = ITEMS.map((item) => {
    const wanted = item.factor === factor ? exposure : 2;
    return wanted === 0 || exposureOf(1, item.worse) === 1 ? wanted : 6 - wanted;
  });
  return Array.from({ length: count }, () => ({ site, sector: null, settled, answers }));
}
const told = (answers: Answer[], readers = 0) => {
  const { whole, sites } = resultsOf(answers, {
    ...{ people: 60, readers, sites: ['A', 'B'], sectors: [] },
    ...{ openedOn: '2026-11-01', closedOn: '2026-11-20' },
  });
  return { whole, A: sites[0]?.cell, B: sites[1]?.cell };
};

describe('what is told of a survey', () => {
  it('is decided by the answers to each factor: one person of a site is in no difference', () => {
    const skipped = { factor: 'overload', exposure: 0 } as const;
    const { whole, A, B } = told([
      ...people(10, 'A'),
      ...people(9, 'B', skipped),
      ...people(1, 'B', { factor: 'overload', exposure: 5 }),
    ]);
    // Eleven answered it. Those of A alone would leave the one of B.
    expect(whole?.factors.overload).toBe(2.5);
    expect(A?.factors).toMatchObject({ overload: null, support: 2 });
    expect(B?.factors).toMatchObject({ overload: null, support: 2 });
  });

  it.each([
    ['ten settled people', people(10, 'A'), true],
    [
      'nine, and any number who came lately',
      [...people(9, 'A'), ...people(40, 'A', { settled: false })],
      false,
    ],
    [
      'ten, and one who came lately',
      [...people(10, 'A'), ...people(1, 'A', { settled: false })],
      true,
    ],
  ])('of %s', (_, answers, isTold) => {
    expect(told(answers).whole !== null).toBe(isTold);
    expect((told(answers).A ?? null) !== null).toBe(isTold);
  });

  it('counts whoever came lately in its means', () => {
    const lately = people(10, 'A', { factor: 'overload', exposure: 4, settled: false });
    expect(told([...people(10, 'A'), ...lately]).whole).toMatchObject({
      ...{ people: '20', factors: { overload: 3 } },
    });
  });

  it('is in no difference about one who came lately and nobody else', () => {
    const { whole, A } = told([...people(12, 'A'), ...people(1, 'B', { settled: false })]);
    expect(whole).not.toBeNull();
    expect(A).toBeNull();
  });

  it('asks for as many more people as read it', () => {
    expect(told(people(11, 'A'), 1).whole).not.toBeNull();
    expect(told(people(11, 'A'), 2).whole).toBeNull();
  });

  it('has answers of a part that is none in the whole alone', () => {
    const answers = [...people(10, 'A'), ...people(10, 'Gone')];
    expect(told(answers)).toMatchObject({ whole: { people: '20' }, A: { people: '10' }, B: null });
  });
});
