import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasBegun,
  isWithinReach,
  liesInDay,
  replaces,
  type Stamp,
  stampOf,
  writtenAt,
} from './change.ts';

const NOW = new Date('2026-11-18T15:00:00Z');
const stamp = (recordedAt: string, changeId = 'a'): Stamp => ({ recordedAt, changeId });

describe('of two changes of a record', () => {
  it.each([
    ['the later one stands', stamp('2026-11-18T12:00:01Z'), stamp('2026-11-18T12:00:00Z'), true],
    [
      'an earlier one does not',
      stamp('2026-11-18T11:59:59Z'),
      stamp('2026-11-18T12:00:00Z'),
      false,
    ],
    [
      'zones do not count',
      stamp('2026-11-18T09:00:00-03:00'),
      stamp('2026-11-18T12:00:00Z'),
      false,
    ],
    [
      'the larger id decides',
      stamp('2026-11-18T12:00:00Z', 'b'),
      stamp('2026-11-18T12:00:00Z'),
      true,
    ],
    ['a copy changes nothing', stamp('2026-11-18T12:00:00Z'), stamp('2026-11-18T12:00:00Z'), false],
    ['the first one stands', stamp('2020-01-01T00:00:00Z'), null, true],
  ])('%s', (_, next, standing, stands) => {
    expect(replaces(next, standing)).toBe(stands);
  });

  it('the same one stands whatever the order and the copies', () => {
    const change = fc.record({
      recordedAt: fc
        .integer({ min: 0, max: 5 })
        .map((millisecond) => new Date(millisecond).toISOString()),
      changeId: fc.uuid(),
    });
    const standing = (changes: Stamp[]) =>
      changes.reduce<Stamp | null>((kept, next) => (replaces(next, kept) ? next : kept), null);
    fc.assert(
      fc.property(fc.array(change, { minLength: 1 }), fc.func(fc.integer()), (changes, order) => {
        const twice = [...changes, ...changes].toSorted(
          (a, b) => order(a.changeId) - order(b.changeId),
        );
        expect(standing(twice)).toEqual(standing(changes));
      }),
    );
  });

  it.each([
    ['2026-11-18T14:00:00Z', '2026-11-18T14:00:00.000Z'],
    // A clock that runs ahead.
    ['2030-01-01T00:00:00Z', NOW.toISOString()],
  ])('one made at %s is kept as of %s', (recordedAt, kept) => {
    expect(stampOf(stamp(recordedAt), NOW).recordedAt.toISOString()).toBe(kept);
  });
});

describe('a day', () => {
  it.each([
    // It is 05:00 of the 19th on Kiritimati.
    ['2026-11-19', true, true],
    ['2026-11-20', false, false],
    ['2025-11-18', true, true],
    ['2025-11-17', true, false],
  ])('%s has begun: %s, and is within reach: %s', (day, begun, reached) => {
    expect([hasBegun(day, NOW), isWithinReach(day, NOW, 366)]).toEqual([begun, reached]);
  });

  it.each([
    ['2026-11-18', '2026-11-18T15:00:00Z', true],
    // Still the 17th at the western end until it is 03:00 there.
    ['2026-11-17', '2026-11-18T14:59:59Z', true],
    ['2026-11-17', '2026-11-18T15:00:00Z', false],
    ['2026-11-19', '2026-11-18T13:00:00Z', true],
    ['2026-11-19', '2026-11-18T12:59:59Z', false],
  ])('%s holds the instant %s somewhere on earth: %s', (day, at, lies) => {
    expect(liesInDay(day, new Date(at))).toBe(lies);
  });
});

it.each([
  ['sent at once', undefined, '2026-11-18T15:00:00.000Z'],
  ['kept for two days', 2 * 86_400_000, '2026-11-16T15:00:00.000Z'],
  ['kept for ninety days', 90 * 86_400_000, '2026-08-20T15:00:00.000Z'],
  ['kept since 1970, by its clock', 56 * 365 * 86_400_000, '2026-11-18T15:00:00.000Z'],
])('a text %s was written at its hour', (_, waitedMs, written) => {
  expect(writtenAt(NOW, waitedMs)).toEqual(new Date(written));
});
