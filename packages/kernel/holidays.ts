import { addDays, weekdayOf } from './day.ts';
import {
  GOOD_FRIDAY,
  type HolidayName,
  NATIONAL,
  OPTIONAL_FROM_EASTER,
  ORDINANCES,
  STATE_HOLIDAYS,
  type State,
  type StateHoliday,
  USUAL_ORDINANCE,
} from './holidays.data.ts';
import { memoizeByKey } from './kept-by-name.ts';

/** Where in Brazil days off are asked for; without anything, the nation’s alone. */
export interface Place {
  /** Federative unit whose holidays count too. */
  state?: State;
  /** Holidays of a municipality: `MM-DD` for each year, `YYYY-MM-DD` for one. */
  municipal?: readonly string[];
  /**
   * Optional days (“ponto facultativo”, no holiday for a private employer): `customary` are those that
   * most people have off, `federal` those of the yearly ordinance for federal offices too.
   */
  optional?: 'customary' | 'federal';
}

/** Minutes of the day between which a half day is free. */
export interface FreeHours {
  from: number;
  to: number;
}

export type Holiday = { day: string } & (
  | { kind: 'national'; name: HolidayName }
  | { kind: 'customary' | 'federal'; name: HolidayName; hours?: FreeHours }
  /** Named by its law, in Portuguese. */
  | { kind: 'state'; title: string }
  | { kind: 'municipal' }
);

const DAY_ENDS = 24 * 60;

/** The holidays of a year at a place, in order; two may fall on one day. */
export function holidaysOf(year: number, place: Place = {}): Holiday[] {
  const { state, municipal = [], optional } = place;
  const easter = easterOf(year);
  return [
    ...NATIONAL.filter(([, , since = 0]) => year >= since).map(
      ([name, date]): Holiday => ({ day: `${year}-${date}`, kind: 'national', name }),
    ),
    { day: addDays(easter, GOOD_FRIDAY), kind: 'national' as const, name: 'goodFriday' as const },
    ...(optional ? customaryDays(year, easter) : []),
    ...(optional === 'federal' ? federalDays(year) : []),
    ...(state ? (STATE_HOLIDAYS[state] ?? []) : [])
      .filter(({ since = 0 }) => year >= since)
      .map(
        (one): Holiday => ({ day: dayOfState(one, year, easter), kind: 'state', title: one.title }),
      ),
    ...municipal
      .map((date) => (date.length === 5 ? `${year}-${date}` : date))
      .filter((day) => day.startsWith(`${year}-`))
      .map((day): Holiday => ({ day, kind: 'municipal' })),
  ].toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Whether all of a day is free at a place; a half day is not. */
export function isHoliday(day: string, place: Place = {}): boolean {
  return freeOn(day, place) === 'all';
}

/** What of a day is free at a place: all of it, some hours, or nothing. */
export function freeOn(day: string, place: Place = {}): 'all' | FreeHours | null {
  const { state = '', municipal = [], optional = '' } = place;
  if (municipal.some((date) => day === date || day.slice(5) === date)) return 'all';
  return freeDaysOf(`${day.slice(0, 4)} ${state} ${optional}`).get(day) ?? null;
}

/** By year, state and optional days, since the same few years are asked for again and again. */
const freeDaysOf = memoizeByKey((key) => {
  const [year, state, optional] = key.split(' ');
  const place = { ...(state && { state }), ...(optional && { optional }) } as Place;
  const days = new Map<string, 'all' | FreeHours>();
  for (const holiday of holidaysOf(Number(year), place)) {
    const free = ('hours' in holiday && holiday.hours) || 'all';
    if (days.get(holiday.day) !== 'all') days.set(holiday.day, free);
  }
  return days;
});

function customaryDays(year: number, easter: string): Holiday[] {
  const { eves } = ORDINANCES[year] ?? USUAL_ORDINANCE;
  const afternoon = { hours: { from: eves * 60, to: DAY_ENDS } };
  return [
    ...OPTIONAL_FROM_EASTER.map(
      ([name, days, untilHour]): Holiday => ({
        day: addDays(easter, days),
        kind: 'customary',
        name,
        ...(untilHour && { hours: { from: 0, to: untilHour * 60 } }),
      }),
    ),
    { day: `${year}-12-24`, kind: 'customary', name: 'christmasEve', ...afternoon },
    { day: `${year}-12-31`, kind: 'customary', name: 'newYearsEve', ...afternoon },
  ];
}

function federalDays(year: number): Holiday[] {
  const { civilServants, bridges } = ORDINANCES[year] ?? USUAL_ORDINANCE;
  return [
    { day: `${year}-${civilServants}`, kind: 'federal', name: 'civilServants' },
    ...bridges.map(
      (date): Holiday => ({ day: `${year}-${date}`, kind: 'federal', name: 'bridge' }),
    ),
  ];
}

function dayOfState(holiday: StateHoliday, year: number, easter: string): string {
  const { on, toSunday, toLongWeekend } = holiday;
  if (typeof on === 'number') return addDays(easter, on);
  const day = `${year}-${on}`;
  const weekday = weekdayOf(day);
  if (toSunday) return addDays(day, (7 - weekday) % 7);
  if (toLongWeekend && weekday === 2) return addDays(day, -1);
  if (toLongWeekend && weekday === 4) return addDays(day, 1);
  return day;
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
