import { addDays } from '#packages/kernel/day.ts';
import { instantOfWallClock, wallClockOf } from '#packages/kernel/wall-clock.ts';

/** The days of the week as rules name them; 0 is Sunday. */
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The parts of a rule by their names; null where it is none. */
export function partsOf(rule: string): Map<string, string> | null {
  if (!/^(?:[A-Z]+=[A-Z0-9,+-]+(?:;|$))+$/i.test(rule) || rule.endsWith(';')) return null;
  const pairs = rule.split(';').map((part) => part.split('='));
  const parts = new Map(pairs.map(([name = '', value = '']) => [name.toUpperCase(), value]));
  return parts.size === pairs.length ? parts : null;
}

/** A rule of its parts. */
export const ruleOf = (parts: ReadonlyMap<string, string>): string =>
  [...parts].map(([name, value]) => `${name}=${value}`).join(';');

/** The last minute that an `UNTIL` holds, as a clock shows it, of a day the last one of it; undefined for none. */
export function untilClock(value: string | undefined): string | undefined {
  const found = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d\dZ?)?$/.exec(value ?? '');
  if (!found) return undefined;
  const [, year, month, day, hour = '23', minute = '59'] = found;
  const shown = `${year}-${month}-${day}T${hour}:${minute}`;
  const time = new Date(`${shown}Z`);
  const isReal = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(shown);
  return isReal ? shown : undefined;
}

/**
 * The rule with its end as the last day on which a time may begin, where it is told by the clock: a day
 * stays that day when the times come earlier or later. `start` is one of the times.
 */
export function withLastDay(rule: string, start: string): string {
  const parts = partsOf(rule);
  const until = untilClock(parts?.get('UNTIL'));
  if (!parts || !until) return rule;
  const day = until.slice(0, 10);
  parts.set('UNTIL', dayText(until.slice(11) < start.slice(11, 16) ? addDays(day, -1) : day));
  return ruleOf(parts);
}

/**
 * The rule with its last time on the clock of the series' zone: RFC 5545 writes it as an instant, and a
 * calendar reckons with it on the clock.
 */
export function localRule(rule: string, timeZone: string): string {
  const parts = partsOf(rule);
  const until = untilClock(parts?.get('UNTIL'));
  if (!parts?.get('UNTIL')?.endsWith('Z') || !until) return rule;
  parts.set('UNTIL', untilText(wallClockOf(new Date(`${until}Z`), timeZone)));
  return ruleOf(parts);
}

/**
 * The rule with its end as RFC 5545 wants it of what begins at a time (section 3.3.10): as an instant, of
 * a day its last minute in the series' zone. Other calendars stop a day early at a day, or refuse it.
 */
export function sharedRule(rule: string, timeZone: string): string {
  const parts = partsOf(rule);
  const until = untilClock(parts?.get('UNTIL'));
  if (!parts || !until) return rule;
  parts.set('UNTIL', untilText(instantOfWallClock(until, timeZone).toISOString()));
  return ruleOf(parts);
}

/** `20261215` */
export const dayText = (time: string) => time.slice(0, 10).replaceAll('-', '');

/** `20261215T120000Z` */
const untilText = (time: string) => `${time.slice(0, 16).replaceAll(/[-:]/g, '')}00Z`;
