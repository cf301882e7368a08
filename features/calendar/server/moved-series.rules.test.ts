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
const MAY_TO_AUGUST = ['05-31', '07-31', '08-31'];
const JANUARY_TO_MAY = ['01-15', '02-15', '03-15', '04-15', '05-15'];
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

  it.each<[string, string, string, string, string[]]>([
    // The first months or years do not have the day.
    ['FREQ=MONTHLY', '2026-04-15', '2026-05-15', '2026-05-31', ['05-31', '07-31', '08-31']],
    ['FREQ=MONTHLY', '2026-02-10', '2026-03-10', '2026-03-31', ['03-31', '05-31', '07-31']],
    ['FREQ=MONTHLY', '2026-02-10', '2026-03-10', '2026-03-30', ['03-30', '04-30', '05-30']],
    ['FREQ=MONTHLY', '2026-01-10', '2026-03-10', '2026-03-29', ['01-29', '03-29', '04-29']],
    ['FREQ=MONTHLY', '2028-02-10', '2028-03-10', '2028-03-29', ['02-29', '03-29', '04-29']],
    ['FREQ=MONTHLY;INTERVAL=2', '2026-04-15', '2026-08-15', '2026-08-31', ['08-31', '10-31']],
    ['FREQ=MONTHLY', '2026-05-01', '2026-06-01', '2026-05-31', ['05-31', '07-31', '08-31']],
    ['FREQ=YEARLY', '2026-02-20', '2028-02-20', '2028-02-29', ['02-29', '02-29', '02-29']],
    ['FREQ=YEARLY;INTERVAL=3', '2025-02-20', '2028-02-20', '2028-02-29', ['02-29', '02-29']],
    ['FREQ=YEARLY', '2026-03-01', '2028-03-01', '2028-02-29', ['02-29', '02-29', '02-29']],
    // Of a number of times, and of a last day, those remain that have a day.
    ['FREQ=MONTHLY;COUNT=4', '2026-04-15', '2026-05-15', '2026-05-31', ['05-31', '07-31']],
    ['FREQ=MONTHLY;COUNT=1', '2026-05-15', '2026-05-15', '2026-05-31', ['05-31']],
    ['FREQ=YEARLY;COUNT=7', '2026-02-20', '2028-02-20', '2028-02-29', ['02-29', '02-29']],
    ['FREQ=MONTHLY;UNTIL=20260620', '2026-04-15', '2026-05-15', '2026-05-31', ['05-31']],
    ['FREQ=MONTHLY;UNTIL=20260820', '2026-04-15', '2026-07-15', '2026-07-31', [...MAY_TO_AUGUST]],
    ['FREQ=MONTHLY;UNTIL=20260531', '2026-01-31', '2026-03-31', '2026-03-15', [...JANUARY_TO_MAY]],
    // Every month has the new day, and the number stays.
    ['FREQ=MONTHLY;COUNT=3', '2026-01-31', '2026-03-31', '2026-03-15', ['01-15', '02-15', '03-15']],
  ])('%s from %s with %s on %s', (rule, start, from, to, expected) => {
    const moved = movedTo(seriesOf(rule, `${start}T09:00`), `${from}T09:00`, `${to}T10:00`);
    const found = moved && startsOf(moved, '2060-01-01T00:00');
    expect(found?.slice(0, expected.length).map((at) => at.slice(5, 10))).toEqual(expected);
    if (/COUNT|UNTIL/.test(rule)) expect(found).toHaveLength(expected.length);
  });

  it('has the new day also where it comes less often from then on', () => {
    const series = seriesOf('FREQ=MONTHLY', '2026-04-15T09:00');
    const often = 'FREQ=MONTHLY;INTERVAL=2';
    const moved = movedTo(series, '2026-05-15T09:00', '2026-05-31T09:00', often);
    expect(days(moved)?.slice(0, 3)).toEqual(['05-31', '07-31', '01-31']);
  });

  it('loses what was taken out of a month without the new day', () => {
    const taken = ['2026-04-15T09:00', '2026-07-15T09:00'];
    const series = seriesOf('FREQ=MONTHLY', '2026-04-15T09:00', taken);
    const moved = movedTo(series, '2026-05-15T09:00', '2026-05-31T09:00');
    expect(moved?.except).toEqual(['2026-07-31T09:00']);
  });

  it('keeps a number that was chosen with the move', () => {
    const series = seriesOf('FREQ=MONTHLY;COUNT=4', '2026-04-15T09:00');
    const chosen = 'FREQ=MONTHLY;COUNT=3';
    const moved = movedTo(series, '2026-05-15T09:00', '2026-05-31T09:00', chosen);
    expect(days(moved)).toEqual(['05-31', '07-31', '08-31']);
  });

  it.each([
    ['FREQ=DAILY;UNTIL=20401231', '2027-06-02', '20410101'],
    ['FREQ=DAILY;UNTIL=20900101', '2027-06-02', '20900101'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH;UNTIL=20401227', '2027-06-04', '20401228'],
  ])('ends as much later after more times than are compared: %s', (rule, to, until) => {
    const series = seriesOf(rule, '2027-06-01T09:00');
    const from = rule.includes('BYDAY') ? '2027-06-03T09:00' : series.start;
    expect(movedTo(series, from, `${to}T09:00`)?.repeat).toMatch(`UNTIL=${until}`);
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

  const byNumber = fc.record({
    frequency: fc.constantFrom('MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 3 }),
    end: fc.constantFrom('', ';COUNT=9', ';UNTIL=20281115'),
    ...{ first: fc.nat(800), nth: fc.nat(8), day: fc.integer({ min: 1, max: 31 }) },
    months: fc.integer({ min: -1, max: 1 }),
  });

  it('every month that has the new day keeps its time there, and no other day gets one', () => {
    fc.assert(
      fc.property(byNumber, ({ frequency, interval, end, first, nth, day, months }) => {
        const rule = `FREQ=${frequency};INTERVAL=${interval}${end}`;
        const series = seriesOf(rule, `${addDays('2026-01-01', first)}T09:00`);
        const far = end ? 2060 : 2038;
        const all = startsOf(series, `${far}-01-01T00:00`);
        if (all.length === 0) return;
        const at = all[nth % all.length] ?? series.start;
        const inMonth = (start: string, on: number) => {
          const month = Number(start.slice(5, 7)) - 1 + months;
          const date = new Date(Date.UTC(Number(start.slice(0, 4)), month, on));
          const isThere = date.getUTCDate() === on;
          return isThere ? [`${date.toISOString().slice(0, 10)}T09:00`] : [];
        };
        const [to] = inMonth(at, day);
        if (!to) return;
        const next = movedTo(series, at, to);
        const now = next ? startsOf(next, `${far + 1}-01-01T00:00`) : [];
        const remain = all.flatMap((one) => inMonth(one, day));
        expect(now[0]).toBe(remain[0]);
        expect(now).toContain(to);
        expect(now.every((start) => Number(start.slice(8, 10)) === day)).toBe(true);
        const isWhole = Number(series.start.slice(8, 10)) <= 28;
        if (isWhole) expect(now.slice(0, remain.length)).toEqual(remain);
        if (isWhole && end) expect(now).toHaveLength(remain.length);
      }),
      { numRuns: 150 },
    );
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
