import { instantOfWallClock } from '#packages/kernel/wall-clock.ts';
import type { CalendarEvent } from './calendar.contract.ts';
import { sharedRule } from './rule-text.rules.ts';

/** What another calendar is told of an event besides its time. */
interface Told {
  readonly title: string;
  readonly description: string | null;
}

/** An event, of a series with the times taken out of it. */
export type SharedEvent = CalendarEvent & { readonly except?: readonly string[] | undefined };

/** How an iCalendar file (RFC 5545) begins. Nothing in it names this product: calendars are shared. */
export const ICS_HEAD = linesOf(
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Calendar//Event//EN',
  'METHOD:PUBLISH',
);
export const ICS_END = linesOf('END:VCALENDAR');

/**
 * One event within such a file. Its times are instants, and of a series those of its zone's clock by the
 * zone's name: the rules of the zone are known wherever calendars are read, and bringing them along would
 * freeze them as they are today. Whole days are dates, which are the same everywhere. The same event has the same
 * identity each time, so that a calendar which holds it already can put the new one in its place. `made`
 * is when the file is made.
 */
export function icsEvent(event: SharedEvent, { title, description }: Told, made: Date): string {
  const { id, start, end, allDay, timeZone, repeat, except = [] } = event;
  const time = (name: string, shown: string) => {
    if (allDay) return `${name};VALUE=DATE:${shown.slice(0, 10).replaceAll('-', '')}`;
    if (repeat) return `${name};TZID=${timeZone}:${shown.replaceAll(/[-:]/g, '')}00`;
    return `${name}:${instantText(instantOfWallClock(shown, timeZone))}`;
  };
  return linesOf(
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${instantText(made)}`,
    time('DTSTART', start),
    time('DTEND', end),
    ...(repeat ? [`RRULE:${allDay ? datedRule(repeat) : sharedRule(repeat, timeZone)}`] : []),
    ...(repeat ? except.map((at) => time('EXDATE', at)) : []),
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    'CLASS:PRIVATE',
    'END:VEVENT',
  );
}

/** A rule whose last day is a date, as whole days ask for. */
const datedRule = (rule: string): string => rule.replace(/(UNTIL=\d{8})T\d{6}Z/, '$1');

/** A file of one event. */
export const icsOf = (event: SharedEvent, told: Told, made: Date): string =>
  ICS_HEAD + icsEvent(event, told, made) + ICS_END;

/** Lines of such a file, each folded and ended as it asks. */
export function linesOf(...lines: string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261120T170000Z` */
export const instantText = (instant: Date) =>
  `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A text as the value of a property; characters that none may hold are left out. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/[^\P{Cc}\t]/gu, '');
}

/** A line in parts of 75 octets at most (RFC 5545, section 3.1), each but the first behind a space; no character is split. */
function folded(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > 75) {
      parts.push('');
      // The space before it counts.
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join('\r\n ');
}
