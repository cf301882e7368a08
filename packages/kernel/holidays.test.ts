import { describe, expect, it } from 'vitest';
import { STATES, type State } from './holidays.data.ts';
import { freeOn, holidaysOf, isHoliday, type Place } from './holidays.ts';

const daysOf = (year: number, place: Place, kind: string) =>
  holidaysOf(year, place)
    .filter((one) => one.kind === kind)
    .map(({ day }) => day.slice(5));

// Easter by the tables of the Gregorian calendar: 31 March, 20 April, 5 April, 28 March, 16 April,
// 1 April, 21 April, 13 April, 28 March, 17 April. The ordinances of 2024 to 2026 confirm theirs.
const TEN_YEARS: readonly (readonly [
  year: number,
  carnival: [string, string],
  ashWednesday: string,
  goodFriday: string,
  corpusChristi: string,
])[] = [
  [2024, ['02-12', '02-13'], '02-14', '03-29', '05-30'],
  [2025, ['03-03', '03-04'], '03-05', '04-18', '06-19'],
  [2026, ['02-16', '02-17'], '02-18', '04-03', '06-04'],
  [2027, ['02-08', '02-09'], '02-10', '03-26', '05-27'],
  [2028, ['02-28', '02-29'], '03-01', '04-14', '06-15'],
  [2029, ['02-12', '02-13'], '02-14', '03-30', '05-31'],
  [2030, ['03-04', '03-05'], '03-06', '04-19', '06-20'],
  [2031, ['02-24', '02-25'], '02-26', '04-11', '06-12'],
  [2032, ['02-09', '02-10'], '02-11', '03-26', '05-27'],
  [2033, ['02-28', '03-01'], '03-02', '04-15', '06-16'],
];

describe.each(TEN_YEARS)('%i', (year, carnival, ashWednesday, goodFriday, corpusChristi) => {
  it('has ten national holidays', () => {
    expect(daysOf(year, {}, 'national')).toEqual(
      [
        '01-01',
        '04-21',
        '05-01',
        '09-07',
        '10-12',
        '11-02',
        '11-15',
        '11-20',
        '12-25',
        goodFriday,
      ].toSorted(),
    );
  });

  it('has the optional days that most people have off', () => {
    expect(daysOf(year, { optional: 'customary' }, 'customary')).toEqual(
      [...carnival, ashWednesday, corpusChristi, '12-24', '12-31'].toSorted(),
    );
    expect(isHoliday(`${year}-${corpusChristi}`)).toBe(false);
    expect(isHoliday(`${year}-${corpusChristi}`, { optional: 'customary' })).toBe(true);
  });

  it('is free on Corpus Christi and Carnival by law where a state says so', () => {
    const free = STATES.filter((state) => isHoliday(`${year}-${corpusChristi}`, { state }));
    // In 2028 it falls on the day of Acre.
    const acre = corpusChristi === '06-15' ? ['AC'] : [];
    expect(free).toEqual([...acre, 'DF', 'MA', ...(year < 2026 ? [] : ['RJ'])]);
    const tuesday = `${year}-${carnival[1]}`;
    expect(STATES.filter((state) => isHoliday(tuesday, { state }))).toEqual(['RJ']);
  });
});

it('has 20 November since 2024 alone', () => {
  expect(daysOf(2023, {}, 'national')).not.toContain('11-20');
});

// The latest Easter there is falls on 25 April 2038, the earliest of these centuries on 23 March 2008.
it.each([
  ['2038-04-23', '2038-06-24'],
  ['2008-03-21', '2008-05-22'],
])('finds Good Friday on %s', (goodFriday, corpusChristi) => {
  expect(isHoliday(goodFriday)).toBe(true);
  expect(isHoliday(corpusChristi, { optional: 'customary' })).toBe(true);
});

it.each<[State, 2026 | 2027, string]>([
  ['AC', 2026, '01-20 01-23 03-08 06-15 09-05 11-17'],
  ['AL', 2026, '06-24 06-29 09-16 11-30'],
  // A Tuesday: kept on the Monday.
  ['AL', 2027, '06-24 06-29 09-16 11-29'],
  ['AP', 2026, '03-19 05-15 09-13'],
  ['ES', 2026, '04-13'],
  ['MA', 2026, '06-04 07-28'],
  ['MA', 2027, '03-08 05-27 07-28'],
  ['MG', 2026, ''],
  ['PB', 2026, '08-05'],
  ['PE', 2026, '03-06'],
  ['PR', 2026, ''],
  ['RJ', 2026, '02-17 04-23 06-04'],
  ['RO', 2026, '01-04'],
  ['SC', 2026, '08-16 11-29'],
  ['SP', 2026, '07-09'],
  ['TO', 2026, '09-08 10-05'],
])('%s has its own holidays in %i', (state, year, days) => {
  expect(daysOf(year, { state }, 'state').join(' ')).toBe(days);
});

it('keeps Alagoas’s 30 November on the Friday where it falls on a Thursday', () => {
  expect(daysOf(2028, { state: 'AL' }, 'state')).toContain('12-01');
});

it('knows a municipality’s days by list, of each year or of one', () => {
  const place = { municipal: ['01-25', '2026-06-26'] };
  expect(
    ['2026-01-25', '2027-01-25', '2026-06-26', '2027-06-26'].map((day) => isHoliday(day, place)),
  ).toEqual([true, true, true, false]);
  expect(daysOf(2027, place, 'municipal')).toEqual(['01-25']);
});

it.each([
  ['2024-12-24', 14],
  ['2025-12-24', 13],
  ['2026-12-31', 13],
  // No ordinance yet.
  ['2031-12-31', 13],
])('the afternoon of %s is free from %i h by custom, and no holiday', (day, hour) => {
  const place = { optional: 'customary' } as const;
  expect(freeOn(day, place)).toEqual({ from: hour * 60, to: 1_440 });
  expect(isHoliday(day, place)).toBe(false);
  expect(freeOn(day)).toBeNull();
});

it('has days for federal offices alone as each year’s ordinance sets them', () => {
  expect(daysOf(2025, { optional: 'federal' }, 'federal')).toEqual(['06-20', '10-27']);
  expect(daysOf(2026, { optional: 'federal' }, 'federal')).toEqual(['04-20', '06-05', '10-28']);
  expect(daysOf(2026, { optional: 'customary' }, 'federal')).toEqual([]);
});

it('is free as a whole where a half day and a holiday meet', () => {
  const place = { optional: 'customary', municipal: ['12-24'] } as const;
  expect(freeOn('2026-12-24', place)).toBe('all');
});
