import { instantOfWallClock } from '#packages/kernel/wall-clock.ts';
import type { CalendarEvent } from './calendar.contract.ts';

/** What another calendar is told of an event besides its time. */
interface Told {
  readonly title: string;
  readonly description: string | null;
}

/** How an iCalendar file (RFC 5545) begins. Nothing in it names this product: calendars are shared. */
export const ICS_HEAD = linesOf(
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Calendar//Event//EN',
  'METHOD:PUBLISH',
);
export const ICS_END = linesOf('END:VCALENDAR');

/**
 * One event within such a file. Its times are instants: a zone of its own would have to bring the zone's
 * whole rules along. Whole days are dates, which are the same everywhere. The same event has the same
 * identity each time, so that a calendar which holds it already can put the new one in its place. `made`
 * is when the file is made.
 */
export function icsEvent(event: CalendarEvent, { title, description }: Told, made: Date): string {
  const { id, start, end, allDay, timeZone } = event;
  const time = (name: string, shown: string) =>
    allDay
      ? `${name};VALUE=DATE:${shown.slice(0, 10).replaceAll('-', '')}`
      : `${name}:${instantText(instantOfWallClock(shown, timeZone))}`;
  return linesOf(
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${instantText(made)}`,
    time('DTSTART', start),
    time('DTEND', end),
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    'CLASS:PRIVATE',
    'END:VEVENT',
  );
}

/** A file of one event. */
export const icsOf = (event: CalendarEvent, told: Told, made: Date): string =>
  ICS_HEAD + icsEvent(event, told, made) + ICS_END;

function linesOf(...lines: string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** `20261120T170000Z` */
const instantText = (instant: Date) =>
  `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A text as the value of a property; characters that none may hold are left out. */
function escaped(text: string): string {
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
