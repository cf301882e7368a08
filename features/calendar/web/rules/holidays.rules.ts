import { addDays } from '#packages/kernel/day.ts';

/** Names of the days; the words are the locale files’. */
export type HolidayName =
  | 'newYear'
  | 'carnival'
  | 'goodFriday'
  | 'tiradentes'
  | 'labour'
  | 'corpusChristi'
  | 'independence'
  | 'aparecida'
  | 'allSouls'
  | 'republic'
  | 'blackAwareness'
  | 'christmas';

export interface Holiday {
  day: string;
  name: HolidayName;
  /** A day off by custom (“ponto facultativo”), not by national law. */
  optional: boolean;
}

/** Leis 662/1949 and 10.607/2002; 12 October: Lei 6.802/1980; 20 November: Lei 14.759/2023. */
const FIXED: readonly (readonly [HolidayName, date: string, since?: number])[] = [
  ['newYear', '01-01'],
  ['tiradentes', '04-21'],
  ['labour', '05-01'],
  ['independence', '09-07'],
  ['aparecida', '10-12'],
  ['allSouls', '11-02'],
  ['republic', '11-15'],
  ['blackAwareness', '11-20', 2024],
  ['christmas', '12-25'],
];

/**
 * By days from Easter. Good Friday is a holiday everywhere (Lei 9.093/1995); Carnival and Corpus
 * Christi are optional days of the federal calendar.
 */
const FROM_EASTER: readonly (readonly [HolidayName, days: number, optional: boolean])[] = [
  ['carnival', -48, true],
  ['carnival', -47, true],
  ['goodFriday', -2, false],
  ['corpusChristi', 60, true],
];

/** Brazil’s national holidays of a year and the optional days that most people have off, in order. */
export function brazilianHolidays(year: number): Holiday[] {
  const easter = easterOf(year);
  return [
    ...FIXED.filter(([, , since = 0]) => year >= since).map(([name, date]) => ({
      ...{ day: `${year}-${date}`, name, optional: false },
    })),
    ...FROM_EASTER.map(([name, days, optional]) => ({
      day: addDays(easter, days),
      name,
      optional,
    })),
  ].toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Easter Sunday of the Gregorian calendar: the Sunday after the first full moon of spring, by the church’s tables. */
function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4);
  const moonShift = Math.floor((8 * century + 13) / 25);
  const moon = (skipped - moonShift + 19 * golden + 15) % 30;
  const late = moon === 29 || (moon === 28 && golden > 10) ? 1 : 0;
  const fullMoon = moon - late;
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - skipped) % 7;
  return addDays(`${year}-03-28`, fullMoon - weekday);
}
