import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { movedBy } from '#features/calendar/contract/moved-times.rules.ts';
import { localRule, sharedRule, withLastDay } from '#features/calendar/contract/rule-text.rules.ts';
import { addDays, instantOfWallClock } from '#packages/kernel/index.ts';
import {
  endedBefore,
  fromFirstTime,
  leftFrom,
  ruleProblem,
  type Series,
  timesOf,
} from './recurrence.rules.ts';

const ZONES = ['America/Sao_Paulo', 'America/New_York', 'Europe/Paris', 'Australia/Lord_Howe'];
const EVERY_DAY = 'MO,TU,WE,TH,FR,SA,SU';
const LATER = '2030-01-01T00:00';
const NOW = new Date('2026-11-18T15:00:00Z');

const seriesOf = (
  repeat: string,
  start = '1997-09-02T09:00',
  more: Partial<Series> = {},
): Series => ({
  start,
  end: movedBy(start, '2026-01-01T00:00', '2026-01-01T00:50'),
  timeZone: 'America/New_York',
  repeat,
  except: [],
  ...more,
});
const firsts = (series: Series, count: number, until = '2020-01-01T00:00') =>
  timesOf(series, series.start, until)
    .slice(0, count)
    .map(({ start }) => start.slice(0, 10));

/** Examples of RFC 5545, section 3.8.5.3, with the days that it gives. */
const EXAMPLES: [rule: string, start: string, days: string[]][] = [
  ['FREQ=DAILY;COUNT=10', '1997-09-02', ['1997-09-02', '1997-09-03', '1997-09-04']],
  ['FREQ=DAILY;INTERVAL=2', '1997-09-02', ['1997-09-02', '1997-09-04', '1997-09-06']],
  [
    'FREQ=DAILY;INTERVAL=10;COUNT=5',
    '1997-09-02',
    ['1997-09-02', '1997-09-12', '1997-09-22', '1997-10-02', '1997-10-12'],
  ],
  [
    'FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA',
    '1998-01-01',
    ['1998-01-01', '1998-01-02', '1998-01-03'],
  ],
  ['FREQ=WEEKLY;COUNT=10', '1997-09-02', ['1997-09-02', '1997-09-09', '1997-09-16']],
  ['FREQ=WEEKLY;INTERVAL=2;WKST=SU', '1997-09-02', ['1997-09-02', '1997-09-16', '1997-09-30']],
  [
    'FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH',
    '1997-09-02',
    ['1997-09-02', '1997-09-04', '1997-09-09'],
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR',
    '1997-09-01',
    ['1997-09-01', '1997-09-03', '1997-09-05', '1997-09-15'],
  ],
  ['FREQ=MONTHLY;COUNT=10;BYDAY=1FR', '1997-09-05', ['1997-09-05', '1997-10-03', '1997-11-07']],
  [
    'FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU',
    '1997-09-07',
    ['1997-09-07', '1997-09-28', '1997-11-02', '1997-11-30'],
  ],
  [
    'FREQ=MONTHLY;COUNT=6;BYDAY=-2MO',
    '1997-09-22',
    ['1997-09-22', '1997-10-20', '1997-11-17', '1997-12-22'],
  ],
  [
    'FREQ=MONTHLY;BYMONTHDAY=-3',
    '1997-09-28',
    ['1997-09-28', '1997-10-29', '1997-11-28', '1997-12-29'],
  ],
  [
    'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15',
    '1997-09-02',
    ['1997-09-02', '1997-09-15', '1997-10-02'],
  ],
  [
    'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1',
    '1997-09-30',
    ['1997-09-30', '1997-10-01', '1997-10-31'],
  ],
  [
    'FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11',
    '1997-09-10',
    ['1997-09-10', '1997-09-11', '1999-03-10'],
  ],
  [
    'FREQ=MONTHLY;INTERVAL=2;BYDAY=TU',
    '1997-09-02',
    ['1997-09-02', '1997-09-09', '1997-09-16', '1997-09-23', '1997-09-30', '1997-11-04'],
  ],
  ['FREQ=YEARLY;COUNT=10;BYMONTH=6,7', '1997-06-10', ['1997-06-10', '1997-07-10', '1998-06-10']],
  [
    'FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3',
    '1997-03-10',
    ['1997-03-10', '1999-01-10', '1999-02-10'],
  ],
  [
    'FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200',
    '1997-01-01',
    ['1997-01-01', '1997-04-10', '1997-07-19', '2000-01-01'],
  ],
  ['FREQ=YEARLY;BYDAY=20MO', '1997-05-19', ['1997-05-19', '1998-05-18', '1999-05-17']],
  ['FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO', '1997-05-12', ['1997-05-12', '1998-05-11', '1999-05-17']],
  [
    'FREQ=YEARLY;BYMONTH=3;BYDAY=TH',
    '1997-03-13',
    ['1997-03-13', '1997-03-20', '1997-03-27', '1998-03-05'],
  ],
  [
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
    '1998-02-13',
    ['1998-02-13', '1998-03-13', '1998-11-13', '1999-08-13'],
  ],
  [
    'FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13',
    '1997-09-13',
    ['1997-09-13', '1997-10-11', '1997-11-08'],
  ],
  [
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    '1996-11-05',
    ['1996-11-05', '2000-11-07', '2004-11-02'],
  ],
  [
    'FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3',
    '1997-09-04',
    ['1997-09-04', '1997-10-07', '1997-11-06'],
  ],
  [
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2',
    '1997-09-29',
    ['1997-09-29', '1997-10-30', '1997-11-27'],
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO',
    '1997-08-05',
    ['1997-08-05', '1997-08-10', '1997-08-19', '1997-08-24'],
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU',
    '1997-08-05',
    ['1997-08-05', '1997-08-17', '1997-08-19', '1997-08-31'],
  ],
  [
    'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
    '2007-01-15',
    ['2007-01-15', '2007-01-30', '2007-02-15', '2007-03-15', '2007-03-30'],
  ],
];

describe.each(ZONES)('the examples of RFC 5545 in %s', (timeZone) => {
  it.each(EXAMPLES)('%s from %s', (rule, day, days) => {
    const series = seriesOf(rule, `${day}T09:00`, { timeZone });
    expect(firsts(series, days.length)).toEqual(days);
    // Nine o'clock is nine o'clock, in winter and in summer.
    for (const { start, startsAt, endsAt } of timesOf(series, series.start, '2000-01-01T00:00')) {
      expect(start.slice(11)).toBe('09:00');
      expect(startsAt).toEqual(instantOfWallClock(start, timeZone));
      expect(endsAt.getTime()).toBeGreaterThan(startsAt.getTime());
    }
  });
});

test.each([
  // Clocks jump from two to three: half past two comes as half past three.
  ['Europe/Paris', '2026-03-28T02:30', ['01:30', '01:30', '00:30']],
  ['America/New_York', '2026-03-07T02:30', ['07:30', '07:30', '06:30']],
  // By half an hour.
  ['Australia/Lord_Howe', '2026-10-03T02:15', ['15:45', '15:45', '15:15']],
  ['America/Sao_Paulo', '2018-11-03T00:30', ['03:30', '03:30', '02:30']],
])('a daily event goes through the change of clocks in %s', (timeZone, start, expected) => {
  const series = seriesOf('FREQ=DAILY;COUNT=3', start, { timeZone });
  const times = timesOf(series, start, '2027-01-01T00:00');
  expect(times.map(({ startsAt }) => startsAt.toISOString().slice(11, 16))).toEqual(expected);
  expect(times.every(({ startsAt, endsAt }) => endsAt > startsAt)).toBe(true);
});

describe('what is no rule', () => {
  it.each([
    ['FREQ=SECONDLY', 'repeats_too_often'],
    ['FREQ=MINUTELY;COUNT=3', 'repeats_too_often'],
    ['FREQ=HOURLY', 'repeats_too_often'],
    ['FREQ=DAILY;BYHOUR=9,10,11', 'repeats_too_often'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'never_comes'],
    ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'never_comes'],
    ['FREQ=DAILY;UNTIL=20200101', 'never_comes'],
    ['FREQ=DAILY;BYSETPOS=2', 'never_comes'],
    [`FREQ=WEEKLY;BYDAY=${EVERY_DAY};BYSETPOS=8`, 'never_comes'],
    [`FREQ=MONTHLY;BYDAY=${EVERY_DAY};BYSETPOS=32`, 'never_comes'],
    [`FREQ=YEARLY;BYDAY=${EVERY_DAY};BYSETPOS=366;BYWEEKNO=1,2,3,4,5`, 'never_comes'],
    ['FREQ=YEARLY;BYWEEKNO=30;BYMONTH=2;BYDAY=MO', 'never_comes'],
    ['FREQ=MONTHLY;BYDAY=6MO', 'never_comes'],
    ['FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=29', null],
    // From 2026 no year of these has a 29 February.
    ['FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29', 'never_comes'],
    ['FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31', 'never_comes'],
    ['FREQ=YEARLY;INTERVAL=1000;BYYEARDAY=1', 'never_comes'],
    ['FREQ=YEARLY;BYYEARDAY=367', 'rule_unreadable'],
    ['FREQ=YEARLY;BYWEEKNO=54', 'rule_unreadable'],
    ['FREQ=MONTHLY;BYMONTHDAY=32', 'rule_unreadable'],
    ['FREQ=MONTHLY;BYMONTHDAY=0', 'rule_unreadable'],
    [`FREQ=YEARLY;BYDAY=${EVERY_DAY};BYSETPOS=367`, 'rule_unreadable'],
    ['FREQ=YEARLY;BYDAY=54MO', 'rule_unreadable'],
    ['FREQ=WEEKLY;BYDAY=MX', 'rule_unreadable'],
    ['FREQ=WEEKLY;WKST=XX', 'rule_unreadable'],
    ['FREQ=DAILY;UNTIL=20261331', 'rule_unreadable'],
    ['FREQ=YEARLY;BYEASTER=0', 'rule_unreadable'],
    ['FREQ=YEARLY;RSCALE=HEBREW', 'rule_unreadable'],
    [`FREQ=WEEKLY;BYDAY=MO${',MO'.repeat(100)}`, 'rule_unreadable'],
    ['freq=weekly;byday=mo,mo', null],
    ['FREQ=YEARLY;BYYEARDAY=366', null],
    ['FREQ=NOW', 'rule_unreadable'],
    ['COUNT=2', 'rule_unreadable'],
    ['FREQ=DAILY;UNTIL=abc', 'rule_unreadable'],
    ['FREQ=DAILY;COUNT=-1', 'rule_unreadable'],
    ['FREQ=DAILY;COUNT=999999', 'rule_unreadable'],
    ['FREQ=DAILY;INTERVAL=0', 'rule_unreadable'],
    ['FREQ=YEARLY;BYMONTH=13', 'rule_unreadable'],
    ['FREQ=DAILY;FREQ=DAILY', 'rule_unreadable'],
    ['FREQ=DAILY\nEXDATE:20261120', 'rule_unreadable'],
    ['every week', 'rule_unreadable'],
    ['FREQ=DAILY', null],
    ['FREQ=YEARLY', null],
  ])('%j: %s', (rule, problem) => {
    expect(ruleProblem(seriesOf(rule, '2026-11-18T09:00'), NOW)).toBe(problem);
  });

  it('a daily one since the year 1900 has too many times', () => {
    expect(ruleProblem(seriesOf('FREQ=DAILY', '1900-01-01T09:00'), NOW)).toBe('repeats_too_often');
  });
});

describe('a last day', () => {
  it('fits into a rule that is as long as any', () => {
    const days = Array.from({ length: 63 }, (_, nth) => nth + 100).join(',');
    const series = seriesOf(`FREQ=YEARLY;INTERVAL=2;WKST=SU;BYYEARDAY=${days}`.slice(0, 300));
    const [first = '', second = '', third = ''] = timesOf(series, '1999-01-01T00:00', LATER).map(
      ({ start }) => start,
    );
    const ended = endedBefore(series, third);
    expect(ended?.repeat.length).toBeGreaterThan(300);
    expect(ended && timesOf(ended, '1999-01-01T00:00', LATER).map(({ start }) => start)).toEqual([
      first,
      second,
    ]);
  });

  it('is read on the clock of the zone and told as an instant', () => {
    const rule = 'FREQ=DAILY;UNTIL=20261120T013000Z';
    const here = localRule(rule, 'America/Sao_Paulo');
    expect(here).toBe('FREQ=DAILY;UNTIL=20261119T223000Z');
    expect(sharedRule(here, 'America/Sao_Paulo')).toBe(rule);
  });

  it.each([
    ['FREQ=DAILY;UNTIL=20270615T135900Z', '2027-06-01T14:00', 'FREQ=DAILY;UNTIL=20270614'],
    ['FREQ=DAILY;UNTIL=20270615T140000Z', '2027-06-01T14:00', 'FREQ=DAILY;UNTIL=20270615'],
    ['FREQ=DAILY;UNTIL=20270614T235900Z', '2027-06-01T00:00', 'FREQ=DAILY;UNTIL=20270614'],
    ['FREQ=DAILY;UNTIL=20270301T000000Z', '2027-01-01T09:00', 'FREQ=DAILY;UNTIL=20270228'],
    ['FREQ=DAILY;UNTIL=20270615', '2027-06-01T14:00', 'FREQ=DAILY;UNTIL=20270615'],
    ['FREQ=DAILY;UNTIL=20271332T000000Z', '2027-01-01T09:00', 'FREQ=DAILY;UNTIL=20271332T000000Z'],
    ['FREQ=DAILY;COUNT=2', '2027-06-01T14:00', 'FREQ=DAILY;COUNT=2'],
    ['every day', '2027-06-01T14:00', 'every day'],
  ])('told by the clock is a day: %s of what begins at %s', (rule, start, expected) => {
    expect(withLastDay(rule, start)).toBe(expected);
    const all = (repeat: string) => timesOf(seriesOf(repeat, start), start, LATER);
    expect(all(expected)).toEqual(all(rule));
  });

  it('of what is cut off is that of the last time that stays', () => {
    const series = seriesOf('FREQ=WEEKLY;BYDAY=TU;COUNT=9', '2027-06-01T14:00');
    const ended = endedBefore(series, '2027-06-15T14:00');
    expect(ended?.repeat).toBe('FREQ=WEEKLY;BYDAY=TU;UNTIL=20270608');
    expect(endedBefore(series, series.start)).toBeNull();
  });

  it.each([
    ['America/Sao_Paulo', '20261121T025900Z'],
    ['Asia/Tokyo', '20261120T145900Z'],
  ])('of a date is told as the instant of its end in %s', (timeZone, until) => {
    const rule = 'FREQ=DAILY;UNTIL=20261120';
    expect(sharedRule(rule, timeZone)).toBe(`FREQ=DAILY;UNTIL=${until}`);
    expect(localRule(rule, timeZone)).toBe(rule);
  });

  it('of a date holds the whole of it', () => {
    const series = seriesOf('FREQ=DAILY;UNTIL=20261120', '2026-11-18T09:00');
    expect(firsts(series, 9, '2027-01-01T00:00').at(-1)).toBe('2026-11-20');
  });
});

describe('one, this and following, all', () => {
  const rules = fc.constantFrom(
    'FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=3;COUNT=40',
    'FREQ=WEEKLY;BYDAY=MO,WE,FR',
    'FREQ=WEEKLY;INTERVAL=2;COUNT=12',
    'FREQ=MONTHLY;BYDAY=-1FR',
    'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=9',
    'FREQ=DAILY;UNTIL=20270120T090000Z',
  );
  const series = fc
    .tuple(rules, fc.integer({ min: 0, max: 400 }), fc.constantFrom(...ZONES))
    .map(([rule, days, timeZone]) => {
      const asked = seriesOf(rule, `${addDays('2026-01-01', days)}T09:00`, { timeZone });
      return asked;
    })
    .filter((one) => ruleProblem(one, NOW) === null)
    .map((one) => ({ ...one, ...startingWith(one, fromFirstTime(one).start) }));
  const LAST = '2027-12-31T00:00';
  const startsOf = (one: Series) => timesOf(one, one.start, LAST).map(({ start }) => start);
  const startingWith = (one: Series, start: string) => ({
    start,
    end: movedBy(one.end, one.start, start),
  });

  it('taking one out leaves all the others', () => {
    fc.assert(
      fc.property(series, fc.nat(), (one, nth) => {
        const starts = startsOf(one);
        const out = starts[nth % starts.length] as string;
        expect(startsOf({ ...one, except: [out] })).toEqual(starts.filter((s) => s !== out));
      }),
    );
  });

  it('a series parted at one of its times is the same times', () => {
    fc.assert(
      fc.property(series, fc.nat(), fc.nat(), (one, nth, gone) => {
        const all = startsOf(one);
        const except = [all[gone % all.length] as string];
        const kept = { ...one, except };
        const at = all[nth % all.length] as string;
        const before = endedBefore(kept, at);
        const parted = [...(before ? startsOf(before) : []), ...startsOf(leftFrom(kept, at))];
        expect(parted).toEqual(startsOf(kept));
      }),
    );
  });

  it('a hundred minutes later all of them are as much later, those taken out too', () => {
    fc.assert(
      fc.property(series, fc.nat(), (one, nth) => {
        const starts = startsOf(one);
        const except = [starts[nth % starts.length] as string];
        const by = (start: string) => movedBy(start, '2026-01-01T00:00', '2026-01-01T01:40');
        const moved = { ...one, start: by(one.start), end: by(one.end), except: except.map(by) };
        // What ends by a clock ends by it.
        fc.pre(!one.repeat.includes('UNTIL'));
        const expected = startsOf({ ...one, except }).map(by);
        expect(timesOf(moved, moved.start, by(LAST)).map(({ start }) => start)).toEqual(expected);
      }),
    );
  });
});
