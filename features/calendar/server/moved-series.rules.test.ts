import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { laterBy, movedBy } from '#features/calendar/contract/moved-times.rules.ts';
import { addDays } from '#packages/kernel/index.ts';
import { movedSeries, withEndLeft } from './moved-series.rules.ts';
import { fromFirstTime, type Series, timesOf } from './recurrence.rules.ts';

const seriesOf = (repeat: string, start: string, except: string[] = []): Series => ({
  ...fromFirstTime({ start, end: movedBy(start, '2026-01-01T00:00', '2026-01-01T00:50'), repeat }),
  timeZone: 'America/Sao_Paulo',
  except,
});
const LAST = '2028-12-01T00:00';
const startsOf = (series: Series, until = LAST) =>
  timesOf(series, series.start, until).map(({ start }) => start);
/** The series after one of its times was given another start, with the rule as it was unless another one is sent. */
function movedTo(series: Series, from: string, to: string, repeat = series.repeat): Series | null {
  const end = movedBy(to, '2026-01-01T00:00', '2026-01-01T00:50');
  const moved = movedSeries(series, from, { start: to, end, repeat });
  return moved && { ...series, ...fromFirstTime(moved.draft), except: moved.except };
}
const days = (series: Series | null) =>
  series && startsOf(series).map((start) => start.slice(5, 10));

describe('all times of a series moved with one', () => {
  const TWICE = 'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=6';
  const classes = seriesOf(TWICE, '2028-05-01T07:00', ['2028-05-10T07:00']);

  it.each<[string, string, string, string, string[] | null]>([
    [
      'a Wednesday to Thursday, Mondays stay',
      '2028-05-03T07:00',
      '2028-05-04T07:00',
      TWICE,
      ['05-01', '05-04', '05-08', '05-15', '05-18'],
    ],
    [
      'the same, where the sent rule says it already',
      '2028-05-03T07:00',
      '2028-05-04T07:00',
      'FREQ=WEEKLY;COUNT=6;BYDAY=TH,MO',
      ['05-01', '05-04', '05-08', '05-15', '05-18'],
    ],
    [
      'a Monday to the Sunday before it',
      '2028-05-08T07:00',
      '2028-05-07T07:00',
      TWICE,
      ['04-30', '05-03', '05-07', '05-14', '05-17'],
    ],
    [
      'by a week',
      '2028-05-03T07:00',
      '2028-05-10T07:00',
      TWICE,
      ['05-08', '05-10', '05-15', '05-22', '05-24'],
    ],
    [
      'at another hour of the same day',
      '2028-05-03T07:00',
      '2028-05-03T18:00',
      TWICE,
      ['05-01', '05-03', '05-08', '05-15', '05-17'],
    ],
    ['a Wednesday to Monday', '2028-05-03T07:00', '2028-05-01T07:00', TWICE, null],
    ['a Wednesday past the next Monday', '2028-05-03T07:00', '2028-05-09T07:00', TWICE, null],
    [
      'to both days and one more',
      '2028-05-03T07:00',
      '2028-05-04T07:00',
      'FREQ=WEEKLY;BYDAY=MO,WE,TH;COUNT=6',
      ['05-01', '05-03', '05-04', '05-08', '05-11'],
    ],
  ])('%s', (_, from, to, repeat, expected) => {
    expect(days(movedTo(classes, from, to, repeat))).toEqual(expected);
  });

  it.each([
    // Cut off after the second Tuesday: neither the third comes back nor the second goes.
    ['FREQ=WEEKLY;BYDAY=TU;UNTIL=20270608', '2027-06-01', '2027-05-31', ['05-31', '06-07']],
    ['FREQ=WEEKLY;BYDAY=TU;UNTIL=20270614', '2027-06-01', '2027-05-31', ['05-31', '06-07']],
    ['FREQ=WEEKLY;BYDAY=TU;UNTIL=20270608', '2027-06-01', '2027-06-03', ['06-03', '06-10']],
    ['FREQ=DAILY;UNTIL=20270603', '2027-06-01', '2027-06-02', ['06-02', '06-03', '06-04']],
    ['FREQ=MONTHLY;UNTIL=20270801', '2027-06-01', '2027-06-05', ['06-05', '07-05', '08-05']],
    ['FREQ=MONTHLY;UNTIL=20270801', '2027-06-01', '2027-05-31', ['05-31', '07-31']],
    ['FREQ=YEARLY;UNTIL=20290101', '2027-06-01', '2027-07-02', ['07-02', '07-02']],
    ['FREQ=WEEKLY;COUNT=2', '2027-06-01', '2027-06-02', ['06-02', '06-09']],
    // The last Friday is a Friday, and the 15th is the 15th.
    ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=3', '2027-06-25', '2027-06-26', null],
    ['FREQ=MONTHLY;BYMONTHDAY=15;COUNT=3', '2027-06-15', '2027-06-16', null],
  ])('%s from %s to %s', (rule, from, to, expected) => {
    const series = seriesOf(rule, `${from}T14:00`);
    expect(days(movedTo(series, `${from}T14:00`, `${to}T13:00`))).toEqual(expected);
  });

  it('keeps a last day that was chosen with the move', () => {
    const series = seriesOf('FREQ=WEEKLY;BYDAY=TU;UNTIL=20270608', '2027-06-01T14:00');
    const chosen = 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20270616';
    expect(days(movedTo(series, series.start, '2027-06-02T14:00', chosen))).toEqual([
      ...['06-02', '06-09', '06-16'],
    ]);
  });

  it('leaves what was taken out on its day where the rule becomes one of another kind', () => {
    const daily = movedTo(classes, classes.start, '2028-05-01T08:00', 'FREQ=DAILY;COUNT=12');
    expect(daily?.except).toEqual(['2028-05-10T08:00']);
  });

  it('has taken out of each month what was taken out of it', () => {
    const rent = seriesOf('FREQ=MONTHLY', '2027-01-28T09:00', ['2027-02-28T09:00']);
    const moved = movedTo(rent, '2027-03-28T09:00', '2027-04-01T09:00');
    expect(days(moved)?.slice(0, 3)).toEqual(['02-01', '04-01', '05-01']);
  });
});

describe('whatever is moved', () => {
  const SOON = '2027-11-01T00:00';
  const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
  const weekly = fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom('MO', 'SU'),
    )
    .map(([named, often, first]) => `FREQ=WEEKLY;INTERVAL=${often};WKST=${first};BYDAY=${named}`);
  const rule = fc
    .tuple(
      fc.oneof(weekly, fc.constantFrom('FREQ=DAILY', 'FREQ=DAILY;INTERVAL=3', 'FREQ=WEEKLY')),
      fc.constantFrom('', ';COUNT=12', ';UNTIL=20270131'),
    )
    .map((parts) => parts.join(''));
  const moves = fc.record({
    ...{ rule, first: fc.nat(30), nth: fc.nat(11), gone: fc.nat(11) },
    ...{ days: fc.integer({ min: -9, max: 9 }), minutes: fc.integer({ min: -540, max: 800 }) },
  });

  it('there are as many times, without those that were taken out, or it is refused; and it can be undone', () => {
    let moved = 0;
    fc.assert(
      fc.property(moves, ({ rule: repeat, first, nth, gone, days: byDays, minutes }) => {
        const whole = seriesOf(repeat, `${addDays('2026-12-01', first)}T09:00`);
        const all = startsOf(whole, SOON);
        const pick = (one: number) => all[one % all.length] ?? whole.start;
        const series = { ...whole, except: [pick(gone)] };
        const at = pick(nth);
        const given = laterBy(at, byDays * 1_440 + minutes);
        const next = movedTo(series, at, given);
        if (!next) return;
        moved += 1;
        const isEndless = !/COUNT|UNTIL/.test(repeat);
        const count = isEndless ? 40 : Infinity;
        const [before, now] = [startsOf(series, SOON), startsOf(next, SOON)];
        if (!isEndless) expect(now).toHaveLength(before.length);
        expect(now.includes(given)).toBe(before.includes(at));
        const back = movedTo(next, given, at, series.repeat);
        expect(back && startsOf(back, SOON).slice(0, count)).toEqual(before.slice(0, count));
      }),
      { numRuns: 200 },
    );
    expect(moved).toBeGreaterThan(50);
  });
});

describe('how many times are left', () => {
  const left = 'FREQ=WEEKLY;BYDAY=MO;COUNT=4';
  it.each([
    ['FREQ=WEEKLY;WKST=SU;COUNT=6;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=TU;COUNT=6', 'COUNT=4'],
    ['FREQ=WEEKLY;COUNT=6', 'FREQ=DAILY;INTERVAL=2;COUNT=6', 'COUNT=4'],
    ['FREQ=WEEKLY;COUNT=6', 'FREQ=WEEKLY;COUNT=8', 'COUNT=8'],
    ['FREQ=WEEKLY;COUNT=6', 'FREQ=WEEKLY;UNTIL=20270101', 'UNTIL=20270101'],
  ])('of %s with %s: %s', (before, sent, end) => {
    expect(withEndLeft(sent, before, left)).toBe(sent.replace(/(?:COUNT|UNTIL)=\d+/, end));
  });
});
