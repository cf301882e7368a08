import type { Language } from './languages.ts';

/** An instant: ISO 8601 text, milliseconds since 1970, or a Date. */
export type Instant = string | number | Date;

export type DateStyle =
  /** 18/11/2026 */
  | 'short'
  /** 18 de novembro */
  | 'day'
  /** 18 de novembro de 2026 */
  | 'long'
  /** Quarta-feira, 18 de novembro */
  | 'weekday'
  /** quarta-feira, 18 de novembro: within a sentence */
  | 'weekdayWithin'
  /** nov. de 2026 */
  | 'month'
  /** nov, for a chart */
  | 'shortMonth'
  /** Novembro de 2026 */
  | 'wholeMonth';

const DATE_OPTIONS: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  day: { day: 'numeric', month: 'long' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  weekdayWithin: { weekday: 'long', day: 'numeric', month: 'long' },
  month: { month: 'short', year: 'numeric' },
  shortMonth: { month: 'short' },
  wholeMonth: { month: 'long', year: 'numeric' },
};

const DAY_MS = 86_400_000;
/** Whole calendar days from which a longer unit says it better. */
const LONG_UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, days: number])[] = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
];

export interface Formatter {
  readonly language: Language;
  date(instant: Instant, style?: DateStyle): string;
  /** A calendar day `2026-11-18`, which belongs to no time zone. */
  day(day: string, style?: DateStyle): string;
  /** Name of the weekday of a calendar day: `seg` (short), `segunda-feira` (long). */
  weekday(day: string, length?: 'short' | 'long'): string;
  /** 19h42 in pt-BR (18h on the hour), 19 h 42 in fr-FR, 7:42 PM in en-US. */
  time(instant: Instant): string;
  dateTime(instant: Instant, style?: DateStyle): string;
  /** With the true minus sign (U+2212) where it is below zero; Intl has a hyphen there in all our languages. */
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** `há 5 minutos`, `ontem`; below a minute the word for now. */
  relative(instant: Instant, now: Instant): string;
  list(items: readonly string[]): string;
}

const upperFirst = (text: string, language: Language) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** 19h42 in Brazil, 19 h 42 in France; on the hour the minutes are left out. */
function hourAndMinute(parts: Intl.DateTimeFormatPart[], sign: string, space = ''): string {
  const value = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const hour = `${Number(value('hour'))}${sign}`;
  return value('minute') === '00' ? hour : `${hour}${space}${value('minute')}`;
}

/**
 * Dates, numbers and times as people write them in a language. `timeZone` is an IANA name; without
 * one the device's own zone counts. Names of weekdays in front of a date, and of months on their own, begin with a capital.
 */
export function formatterFor(language: Language, timeZone?: string): Formatter {
  const cache = new Map<string, Intl.DateTimeFormat>();
  const dates = (options: Intl.DateTimeFormatOptions, zone = timeZone) => {
    const key = JSON.stringify([options, zone]);
    let found = cache.get(key);
    if (!found) {
      found = new Intl.DateTimeFormat(language, { ...options, ...(zone && { timeZone: zone }) });
      cache.set(key, found);
    }
    return found;
  };
  const styled = (instant: Date, style: DateStyle, zone = timeZone) => {
    const text = dates(DATE_OPTIONS[style], zone).format(instant);
    if (style === 'shortMonth') return text.replace(/\.$/, '');
    return style === 'weekday' || style === 'wholeMonth' ? upperFirst(text, language) : text;
  };
  const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);
  const time = (instant: Instant) => {
    const format = dates({ hour: 'numeric', minute: '2-digit' });
    const at = new Date(instant);
    if (language === 'pt-BR') return hourAndMinute(format.formatToParts(at), 'h');
    if (language === 'fr-FR') return hourAndMinute(format.formatToParts(at), '\u00a0h', '\u00a0');
    return format.format(at);
  };
  const dayNumber = (instant: Date) => {
    const format = dates({ year: 'numeric', month: '2-digit', day: '2-digit' });
    const part = (type: string) =>
      Number(format.formatToParts(instant).find((found) => found.type === type)?.value);
    return Date.UTC(part('year'), part('month') - 1, part('day')) / DAY_MS;
  };
  return {
    language,
    date: (instant, style = 'long') => styled(new Date(instant), style),
    day: (day, style = 'day') => styled(atNoon(day), style, 'UTC'),
    weekday: (day, length = 'short') =>
      dates({ weekday: length }, 'UTC').format(atNoon(day)).replace(/\.$/, ''),
    time,
    dateTime: (instant, style = 'weekday') =>
      `${styled(new Date(instant), style)}, ${time(instant)}`,
    number: (value, options) =>
      new Intl.NumberFormat(language, options).format(value).replace('-', '\u2212'),
    relative: (instant, now) => relative(language, new Date(instant), new Date(now), dayNumber),
    list: (items) => new Intl.ListFormat(language, { type: 'conjunction' }).format(items),
  };
}

/** `Horário de Brasília`, or the zone's own name where the language has no word for it. */
export function zoneName(timeZone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Hours and minutes within a day's length; beyond it calendar days, so that 23h50 of two days ago is not yesterday. */
function relative(
  language: Language,
  from: Date,
  now: Date,
  dayNumber: (instant: Date) => number,
): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const minutes = Math.trunc((from.getTime() - now.getTime()) / 60_000);
  if (minutes === 0) return words.format(0, 'second');
  if (Math.abs(minutes) < 60) return words.format(minutes, 'minute');
  if (Math.abs(minutes) < 24 * 60) return words.format(Math.trunc(minutes / 60), 'hour');
  const days = dayNumber(from) - dayNumber(now);
  const [unit, size] = LONG_UNITS.find(([, least]) => Math.abs(days) >= least) ?? ['day', 1];
  return words.format(Math.trunc(days / size), unit);
}
