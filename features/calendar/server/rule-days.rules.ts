import { nthKey, type Rule } from './rule-parts.rules.ts';

/** A day as a number: days since 1970-01-01, a Thursday. */
type Day = number;

const DAY_MS = 86_400_000;
const THURSDAY = 4;

/** The month, the year and the year of weeks that a day is of; days before `until` are of the same. */
interface Place {
  readonly month: number;
  readonly monthStart: Day;
  readonly monthEnd: Day;
  readonly yearStart: Day;
  readonly yearEnd: Day;
  readonly weeksStart: Day;
  readonly weeksEnd: Day;
  readonly until: Day;
}

export const dayNumber = (shown: string): Day =>
  Date.parse(`${shown.slice(0, 10)}T00:00Z`) / DAY_MS;
export const dayShown = (day: Day): string => dateOf(day).toISOString().slice(0, 10);

/**
 * The days that a rule gives from its start on, in order, none after `last`. Each day until then is looked
 * at once at most, whatever the rule: how long that takes depends on `last` alone.
 */
export function* daysOf(rule: Rule, start: Day, last: Day): Generator<Day> {
  const whole = completed(rule, start);
  const placeAt = placesOf(rule);
  let left = rule.count;
  for (const span of spansOf(rule, start, last)) {
    for (const day of chosen(whole, span, placeAt)) {
      if (day < start) continue;
      if (day > last || left === 0) return;
      left -= 1;
      yield day;
    }
  }
}

/** A period of a rule: its first day, and the day after its last one. */
type Span = readonly [from: Day, to: Day];

/** The periods of a rule that begin until a day: days, weeks, months or years, as far apart as it says. */
export function* spansOf(rule: Rule, start: Day, last: Day): Generator<Span> {
  for (let nth = 0; ; nth += rule.interval) {
    const span = spanAfter(rule, start, nth);
    if (span[0] > last) return;
    yield span;
  }
}

function spanAfter({ frequency, weeks, weekStart }: Rule, start: Day, nth: number): Span {
  if (frequency === 'DAILY') return [start + nth, start + nth + 1];
  if (frequency === 'WEEKLY') {
    const from = weekOf(start, weekStart) + nth * 7;
    return [from, from + 7];
  }
  if (frequency === 'YEARLY' && weeks.size > 0) {
    const year = weekYearOf(start, weekStart) + nth;
    return [firstWeekOf(year, weekStart), firstWeekOf(year + 1, weekStart)];
  }
  const date = dateOf(start);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return frequency === 'YEARLY'
    ? [firstOf(year + nth, 0), firstOf(year + nth + 1, 0)]
    : [firstOf(year, month + nth), firstOf(year, month + nth + 1)];
}

/** What a rule does not say, its start says for it. */
function completed(rule: Rule, start: Day): Rule {
  const { frequency, months, weeks, yearDays, monthDays, weekdays, nthWeekdays } = rule;
  const says = (...sets: ReadonlySet<number>[]) => sets.some(({ size }) => size > 0);
  if (says(weekdays, nthWeekdays, monthDays, yearDays) || frequency === 'DAILY') return rule;
  if (frequency === 'WEEKLY' || says(weeks))
    return { ...rule, weekdays: new Set([weekdayOf(start)]) };
  const date = dateOf(start);
  const onDay = { ...rule, monthDays: new Set([date.getUTCDate()]) };
  if (frequency === 'MONTHLY' || says(months)) return onDay;
  return { ...onDay, months: new Set([date.getUTCMonth() + 1]) };
}

/** The days of a period that fit all parts of a rule; of these the ones at its positions. */
function chosen(rule: Rule, [from, to]: Span, placeAt: (day: Day) => Place): Day[] {
  const fitting: Day[] = [];
  for (let day = from; day < to; day += 1) {
    if (fits(rule, day, placeAt(day))) fitting.push(day);
  }
  const { positions } = rule;
  if (positions.size === 0) return fitting;
  return fitting.filter((_, nth) => positions.has(nth + 1) || positions.has(nth - fitting.length));
}

function fits(rule: Rule, day: Day, place: Place): boolean {
  const { months, weeks, yearDays, monthDays, weekdays, nthWeekdays } = rule;
  const { monthStart, monthEnd, yearStart, yearEnd, weeksStart, weeksEnd } = place;
  if (months.size > 0 && !months.has(place.month)) return false;
  if (monthDays.size > 0 && !isAmong(monthDays, day, monthStart, monthEnd)) return false;
  if (yearDays.size > 0 && !isAmong(yearDays, day, yearStart, yearEnd)) return false;
  if (weeks.size > 0 && !isInWeeks(weeks, day, weeksStart, weeksEnd)) return false;
  if (weekdays.size + nthWeekdays.size === 0 || weekdays.has(weekdayOf(day))) return true;
  const ofMonth = rule.frequency === 'MONTHLY' || months.size > 0;
  return ofMonth
    ? isNth(nthWeekdays, day, monthStart, monthEnd)
    : isNth(nthWeekdays, day, yearStart, yearEnd);
}

/** Whether a day is one of some, counted from the beginning of a month or year, or back from its end. */
const isAmong = (days: ReadonlySet<number>, day: Day, start: Day, end: Day): boolean =>
  days.has(day - start + 1) || days.has(day - end);

function isNth(nthWeekdays: ReadonlySet<number>, day: Day, start: Day, end: Day): boolean {
  const weekday = weekdayOf(day);
  const nth = Math.floor((day - start) / 7) + 1;
  const back = Math.floor((end - 1 - day) / 7) + 1;
  return nthWeekdays.has(nthKey(nth, weekday)) || nthWeekdays.has(nthKey(-back, weekday));
}

function isInWeeks(weeks: ReadonlySet<number>, day: Day, start: Day, end: Day): boolean {
  const back = Math.floor((end - 1 - day) / 7) + 1;
  return weeks.has(Math.floor((day - start) / 7) + 1) || weeks.has(-back);
}

/** Tells where days are that are asked for in order: the same for many of them. */
function placesOf(rule: Rule): (day: Day) => Place {
  let place: Place | null = null;
  return (day) => {
    if (!place || day >= place.until) place = placeOf(day, rule);
    return place;
  };
}

function placeOf(day: Day, { weekStart }: Rule): Place {
  const [year, month] = [dateOf(day).getUTCFullYear(), dateOf(day).getUTCMonth()];
  const weekYear = weekYearOf(day, weekStart);
  const monthEnd = firstOf(year, month + 1);
  const weeksEnd = firstWeekOf(weekYear + 1, weekStart);
  return {
    month: month + 1,
    monthStart: firstOf(year, month),
    monthEnd,
    yearStart: firstOf(year, 0),
    yearEnd: firstOf(year + 1, 0),
    weeksStart: firstWeekOf(weekYear, weekStart),
    weeksEnd,
    until: Math.min(monthEnd, weeksEnd),
  };
}

const dateOf = (day: Day): Date => new Date(day * DAY_MS);
const firstOf = (year: number, month: number): Day => Date.UTC(year, month) / DAY_MS;
const weekdayOf = (day: Day): number => (((day + THURSDAY) % 7) + 7) % 7;
const weekOf = (day: Day, weekStart: number): Day => day - ((weekdayOf(day) - weekStart + 7) % 7);
/** The first week of a year is the one that holds 4 January (RFC 5545): four of its days or more. */
const firstWeekOf = (year: number, weekStart: number): Day =>
  weekOf(firstOf(year, 0) + 3, weekStart);
const weekYearOf = (day: Day, weekStart: number): number =>
  dateOf(weekOf(day, weekStart) + 3).getUTCFullYear();
