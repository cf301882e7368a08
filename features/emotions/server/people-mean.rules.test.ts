import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#packages/kernel/index.ts';
import {
  changedPeople,
  decideMean,
  FEWEST_CHANGED,
  FEWEST_PEOPLE,
  MEAN_DAYS,
  type PublishedMean,
} from './people-mean.rules.ts';

const DAY = '2026-11-17';
const people = (count: number, level = 3) =>
  new Map(Array.from({ length: count }, (_, index) => [`p${index}`, level]));
const former = (count: number, more: Partial<PublishedMean> = {}): PublishedMean => ({
  ...{ day: addDays(DAY, -1), people: count, withdrawn: false },
  remaining: new Set(people(count).keys()),
  ...more,
});
const without = (count: number, ...gone: string[]) =>
  new Set([...people(count).keys()].filter((person) => !gone.includes(person)));

describe('the mean of the people', () => {
  it.each([
    ['nine are too few', null, people(9), { kind: 'keep' }],
    ['ten are enough', null, people(10), { kind: 'publish', tenths: 30 }],
    [
      'a tenth is the finest',
      null,
      new Map([...people(10), ['x', 4]]),
      { kind: 'publish', tenths: 31 },
    ],
    ['the same people, a day later', former(10), people(10, 4), { kind: 'publish', tenths: 40 }],
    ['one came', former(10), people(11), { kind: 'keep' }],
    ['two came', former(10), people(12), { kind: 'keep' }],
    ['three came', former(10), people(13), { kind: 'publish', tenths: 30 }],
    ['one recorded nothing this week', former(12), people(11), { kind: 'keep' }],
    [
      'one takes their consent back',
      former(12, { remaining: without(12, 'p11') }),
      people(11),
      { kind: 'withdraw' },
    ],
    ['too few are left', former(10), people(9), { kind: 'withdraw' }],
    [
      'one came, a week later',
      former(10, { day: '2026-11-10' }),
      people(11),
      { kind: 'publish', tenths: 30 },
    ],
    [
      'one came, a day short of it',
      former(10, { day: '2026-11-11' }),
      people(11),
      { kind: 'keep' },
    ],
    ['the second time of a day', former(10, { day: DAY }), people(20), { kind: 'keep' }],
    [
      'one is missing from a mean that was withdrawn',
      former(12, { withdrawn: true, remaining: without(12, 'p11') }),
      people(11),
      { kind: 'withdraw' },
    ],
  ] as const)('when %s', (_, before, means, decision) => {
    expect(decideMean(before, means, DAY)).toEqual(decision);
  });

  it('is never made of few, and never differs from one that shares its days by one or two', () => {
    const names = fc.uniqueArray(fc.integer({ min: 0, max: 16 }), { maxLength: 17 });
    const oneDay = fc.record({
      counted: names,
      revoke: names,
      days: fc.integer({ min: 0, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(oneDay, { maxLength: 14 }), (days) => {
        let [day, before] = [DAY, null as PublishedMean | null];
        const published: { day: string; people: Set<string> }[] = [];
        for (const { counted, revoke, days: passed } of days) {
          day = addDays(day, passed);
          const gone = new Set(revoke.slice(0, 2).map(String));
          const means = new Map(
            counted
              .map(String)
              .flatMap((person) => (gone.has(person) ? [] : [[person, 3] as const])),
          );
          if (before) {
            before = {
              ...before,
              remaining: new Set([...before.remaining].filter((p) => !gone.has(p))),
            };
          }
          const decision = decideMean(before, means, day);
          if (decision.kind === 'withdraw' && before) before = { ...before, withdrawn: true };
          if (decision.kind !== 'publish') continue;
          const set = new Set(means.keys());
          expect(set.size).toBeGreaterThanOrEqual(FEWEST_PEOPLE);
          expect(published.some((one) => one.day === day)).toBe(false);
          const last = published.at(-1);
          if (last && addDays(last.day, MEAN_DAYS) > day) {
            const changed = changedPeople(
              { people: last.people.size, remaining: last.people },
              means,
            );
            expect(changed === 0 || changed >= FEWEST_CHANGED).toBe(true);
          }
          published.push({ day, people: set });
          before = { day, people: set.size, remaining: set, withdrawn: false };
        }
      }),
    );
  });
});
