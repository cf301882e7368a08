import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { describe, expect, it, test } from 'vitest';
import { dayNumber, dayShown, daysOf, spansOf } from './rule-days.rules.ts';
import { type Rule, readRule } from './rule-parts.rules.ts';

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

const listOf = (one: fc.Arbitrary<number | string>, maxLength: number) =>
  fc.uniqueArray(one, { minLength: 1, maxLength }).map((all) => all.join(','));
const numbers = (most: number, maxLength = 4) =>
  listOf(
    fc.integer({ min: -most, max: most }).filter((number) => number !== 0),
    maxLength,
  );
const weekdays = listOf(fc.constantFrom(...WEEKDAYS), 7);
const nthWeekdays = (most: number, maxLength = 4) =>
  listOf(
    fc
      .tuple(fc.integer({ min: -most, max: most }), fc.constantFrom(...WEEKDAYS))
      .map(([nth, day]) => `${nth || 1}${day}`),
    maxLength,
  );
/** A part of a rule, which as often as not is left out. */
const part = (name: string, value: fc.Arbitrary<number | string>) =>
  fc.option(value, { nil: null }).map((given) => (given === null ? '' : `;${name}=${given}`));
const ruleWith = (frequency: string, ...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts).map((given) => `FREQ=${frequency}${given.join('')}`);

const read = (text: string): Rule => {
  const rule = readRule(text);
  if (typeof rule === 'string') throw new Error(`${rule}: ${text}`);
  return rule;
};
const day = fc.integer({ min: dayNumber('1995-01-01'), max: dayNumber('2030-12-31') });

describe('the days of a rule', () => {
  const months = part('BYMONTH', listOf(fc.integer({ min: 1, max: 12 }), 3));
  const monthDays = part('BYMONTHDAY', numbers(31));
  const byDay = part('BYDAY', weekdays);
  const chosen = fc
    .tuple(part('BYDAY', weekdays), part('BYSETPOS', numbers(4, 2)))
    .map(([days, positions]) => (days ? days + positions : ''));
  const often = [
    part('INTERVAL', fc.integer({ min: 1, max: 4 })),
    part('COUNT', fc.integer({ min: 1, max: 9 })),
    part('WKST', fc.constantFrom(...WEEKDAYS)),
  ];
  const rules = fc.oneof(
    ruleWith('DAILY', months, monthDays, byDay, ...often),
    ruleWith('WEEKLY', months, chosen, ...often),
    ruleWith('MONTHLY', months, monthDays, chosen, ...often),
    ruleWith('MONTHLY', months, part('BYDAY', nthWeekdays(5)), ...often),
    ruleWith('YEARLY', months, monthDays, chosen, ...often),
    // Of a year without a 53rd Monday the library takes the next year’s first.
    ruleWith('YEARLY', part('BYDAY', nthWeekdays(52)), ...often),
    ruleWith('YEARLY', part('BYYEARDAY', numbers(366)), ...often),
    ruleWith('YEARLY', part('BYWEEKNO', numbers(53)), chosen, ...often),
  );
  /** Around New Year a start’s week may be of another year, which the library does not see. */
  const isInside = (one: number) => /-(?:0[2-9]|1[01])-/.test(dayShown(one));

  it('are those that a library gives', () => {
    fc.assert(
      fc.property(rules, day.filter(isInside), (text, start) => {
        const last = start + 4 * 365;
        const [from, to] = [dayShown(start), dayShown(last)];
        const library = new RRuleTemporal({
          rruleString: `DTSTART;TZID=UTC:${from.replaceAll('-', '')}T090000\nRRULE:${text}`,
        });
        const theirs = () =>
          library
            .between(new Date(`${from}T09:00Z`), new Date(`${to}T09:00Z`), true)
            .map((time) => time.toInstant().toString().slice(0, 10));
        const ours = [...daysOf(read(text), start, last)].map(dayShown);
        // It gives up on a rule under which nothing comes.
        if (ours.length > 0) expect(ours).toEqual(theirs());
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    // What a rule names besides is asked of each day (RFC 5545, section 3.3.10, notes 1 and 2).
    [
      'FREQ=YEARLY;BYYEARDAY=-232;BYDAY=TU,SA,TH',
      '2016-03-25',
      ['2016-05-14', '2019-05-14', '2020-05-14'],
    ],
    [
      'FREQ=YEARLY;BYMONTHDAY=28,31;BYDAY=-10FR',
      '1994-08-31',
      ['1994-10-28', '2005-10-28', '2011-10-28'],
    ],
    ['FREQ=YEARLY;BYDAY=1MO,FR', '2026-01-01', ['2026-01-02', '2026-01-05', '2026-01-09']],
    ['FREQ=YEARLY;BYDAY=53MO', '2004-01-31', ['2007-12-31', '2012-12-31', '2018-12-31']],
    // The first day of 2027 is of the last week of 2026.
    ['FREQ=YEARLY;BYWEEKNO=53;BYDAY=FR', '2026-12-30', ['2027-01-01', '2032-12-31']],
  ])('of %s from %s', (text, start, days) => {
    const found = daysOf(read(text), dayNumber(start), dayNumber('2033-12-31'));
    expect([...found].map(dayShown).slice(0, days.length)).toEqual(days);
  });
});

describe('what a rule costs', () => {
  /** Any parts with any frequency, and as much of them as a rule has room for. */
  const rules = fc
    .constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY')
    .chain((frequency) =>
      ruleWith(
        frequency,
        part('BYMONTH', listOf(fc.integer({ min: 1, max: 12 }), 12)),
        part('BYWEEKNO', numbers(53, 53)),
        part('BYYEARDAY', numbers(366, 60)),
        part('BYMONTHDAY', numbers(31, 31)),
        part('BYDAY', fc.oneof(weekdays, nthWeekdays(53, 60))),
        part('BYSETPOS', numbers(366, 60)),
        part('INTERVAL', fc.integer({ min: 1, max: 1_000 })),
        part('COUNT', fc.integer({ min: 1, max: 2_000 })),
        part('WKST', fc.constantFrom(...WEEKDAYS)),
      ),
    )
    .filter((text) => text.length <= 300);
  /** A year of weeks has 371 days at most, and one may begin before the start, one end after the last day. */
  const OVER = 2 * 371;

  test('is each day between start and end, once, whatever it says', () => {
    fc.assert(
      fc.property(rules, day, fc.nat(36_525), (text, start, ahead) => {
        let [looked, before] = [0, Number.NEGATIVE_INFINITY];
        for (const [from, to] of spansOf(read(text), start, start + ahead)) {
          expect(from).toBeGreaterThanOrEqual(before);
          looked += to - from;
          before = to;
        }
        expect(looked).toBeLessThanOrEqual(ahead + OVER);
      }),
    );
  });

  test('ends with its days: in order, within them, not more than it counts', () => {
    fc.assert(
      fc.property(rules, day, fc.nat(4_000), (text, start, ahead) => {
        const rule = read(text);
        const days = [...daysOf(rule, start, start + ahead)];
        expect(days).toEqual([...new Set(days)].toSorted((a, b) => a - b));
        expect(days.length).toBeLessThanOrEqual(Math.min(rule.count, ahead + 1));
        expect(days.every((one) => one >= start && one <= start + ahead)).toBe(true);
      }),
    );
  });
});
