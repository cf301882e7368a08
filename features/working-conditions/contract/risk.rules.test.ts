import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelOf, nextReview, priorityOf, probabilityOf, stateOf } from './risk.rules.ts';

const oneToFive = fc.integer({ min: 1, max: 5 });
const BOUNDS = { first: 12, next: 6 };

describe('a risk', () => {
  it.each([
    [{ severity: 3, demands: 4, weakness: 5 }, 4, 12, 'first'],
    [{ severity: 5, demands: 5, weakness: 5 }, 5, 25, 'first'],
    [{ severity: 5, demands: 5, weakness: 1 }, 1, 5, 'watch'],
    [{ severity: 3, demands: 3, weakness: 3 }, 2, 6, 'next'],
    [{ severity: 1, demands: 1, weakness: 1 }, 1, 1, 'watch'],
  ] as const)('%j has probability %i and level %i', (rating, probability, level, priority) => {
    expect(probabilityOf(rating)).toBe(probability);
    expect(levelOf(rating)).toBe(level);
    expect(priorityOf(level, BOUNDS)).toBe(priority);
  });

  it('never becomes less by higher demands, weaker measures or more severe harm', () => {
    fc.assert(
      fc.property(oneToFive, oneToFive, oneToFive, (severity, demands, weakness) => {
        const level = levelOf({ severity, demands, weakness });
        expect(level).toBeGreaterThanOrEqual(1);
        expect(level).toBeLessThanOrEqual(25);
        for (const more of [{ severity: 5 }, { demands: 5 }, { weakness: 5 }]) {
          expect(levelOf({ severity, demands, weakness, ...more })).toBeGreaterThanOrEqual(level);
        }
      }),
    );
  });
});

it.each([
  [{ startsOn: '2026-12-01', dueOn: '2026-12-31', doneOn: null, dropped: null }, 'planned'],
  [{ startsOn: '2026-11-01', dueOn: '2026-11-26', doneOn: null, dropped: null }, 'ongoing'],
  [{ startsOn: '2026-11-01', dueOn: '2026-11-25', doneOn: null, dropped: null }, 'late'],
  [{ startsOn: '2026-11-01', dueOn: '2026-11-25', doneOn: '2026-11-30', dropped: null }, 'done'],
  [{ startsOn: '2026-11-01', dueOn: '2026-11-25', doneOn: null, dropped: 'Sem efeito' }, 'dropped'],
])('an action with %j is %s on 26 November', (action, state) => {
  expect(stateOf(action, '2026-11-26')).toBe(state);
});

describe('the next review', () => {
  const two = { firstOn: '2026-03-02', years: 2 };
  it.each([
    [[], { firstOn: null, years: 2 }, null],
    [[], two, { on: '2028-03-02', triggered: false }],
    [[], { ...two, years: 3 }, { on: '2029-03-02', triggered: false }],
    [[{ on: '2026-10-01', doneOn: '2026-10-20' }], two, { on: '2028-10-20', triggered: false }],
    [
      [
        { on: '2026-10-01', doneOn: '2026-10-20' },
        { on: '2026-11-05', doneOn: null },
      ],
      two,
      { on: '2026-11-05', triggered: true },
    ],
    [
      [{ on: '2024-02-29', doneOn: '2024-02-29' }],
      { ...two, years: 3 },
      { on: '2027-03-01', triggered: false },
    ],
  ])('after %j with %j is %j', (reviews, since, expected) => {
    expect(nextReview(reviews, since)).toEqual(expected);
  });
});
