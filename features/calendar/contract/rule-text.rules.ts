import { instantOfWallClock, wallClockOf } from '#packages/kernel/wall-clock.ts';

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

/**
 * The rule with its last day on the clock of the series' zone, as it is kept: RFC 5545 writes it as an
 * instant, and a calendar reckons with it on the clock.
 */
export function localRule(rule: string, timeZone: string): string {
  const parts = partsOf(rule);
  const until = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})\d{2}Z$/.exec(parts?.get('UNTIL') ?? '');
  if (!parts || !until) return rule;
  const [, year, month, day, hour, minute] = until;
  const instant = new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  if (Number.isNaN(instant.getTime())) return rule;
  parts.set('UNTIL', untilText(wallClockOf(instant, timeZone)));
  return ruleOf(parts);
}

/** The rule with its last instant as RFC 5545 wants it, for other calendars. */
export function sharedRule(rule: string, timeZone: string): string {
  const parts = partsOf(rule);
  const until = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})\d{2}Z$/.exec(parts?.get('UNTIL') ?? '');
  if (!parts || !until) return rule;
  const [, year, month, day, hour, minute] = until;
  const instant = instantOfWallClock(`${year}-${month}-${day}T${hour}:${minute}`, timeZone);
  parts.set('UNTIL', untilText(instant.toISOString()));
  return ruleOf(parts);
}

/** `20261215T120000Z` */
export const untilText = (time: string) => `${time.slice(0, 16).replaceAll(/[-:]/g, '')}00Z`;
