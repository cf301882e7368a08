import type { AppLanguage } from '#features/access/contract/access.contract.ts';
import type { CalendarEvent } from '#features/calendar/contract/calendar.contract.ts';
import type { PersonalFile } from '#packages/kernel/index.ts';
import { instantsOf } from './event-span.rules.ts';

const PATHS: Readonly<Record<AppLanguage, string>> = {
  'pt-BR': 'calendario.ics',
  'en-US': 'calendar.ics',
  'es-ES': 'calendario.ics',
  'fr-FR': 'calendrier.ics',
};

/**
 * Events as an iCalendar file (RFC 5545), written as they come: the libraries for it hold a whole
 * calendar. Times are in UTC, which needs no definition of zones in the file; the zone that an event
 * was agreed in is in the records beside it.
 */
export async function* calendarFile(
  events: AsyncIterable<CalendarEvent | undefined>,
  language: AppLanguage,
): AsyncGenerator<PersonalFile> {
  const path = PATHS[language];
  const lines = (...content: string[]) => ({
    path,
    text: content.map((line) => `${folded(line)}\r\n`).join(''),
  });
  yield lines(
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Florescer//Passport//PT',
    'CALSCALE:GREGORIAN',
  );
  for await (const event of events) {
    if (event) yield lines(...linesOf(event));
  }
  yield lines('END:VCALENDAR');
}

function linesOf(event: CalendarEvent): string[] {
  const { id, title, description, allDay, start, end } = event;
  const { startsAt, endsAt } = instantsOf(event);
  const time = (name: string, local: string, instant: Date) =>
    allDay ? `${name};VALUE=DATE:${dateOf(local)}` : `${name}:${stampOf(instant)}`;
  return [
    'BEGIN:VEVENT',
    `UID:${id}@florescer`,
    // Required of every event; nothing here knows a better instant, and this one never changes.
    `DTSTAMP:${stampOf(startsAt)}`,
    time('DTSTART', start, startsAt),
    time('DTEND', end, endsAt),
    `SUMMARY:${escaped(title)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

const dateOf = (local: string) => local.slice(0, 10).replaceAll('-', '');
const stampOf = (instant: Date) => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (found) => `\\${found}`).replaceAll(/\r\n?|\n/g, '\\n');
}

/** Lines of 75 bytes at most, the rest on lines that begin with a blank; no character is cut in two. */
function folded(line: string): string {
  let room = 75;
  let out = '';
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (bytes > room) {
      out += '\r\n ';
      room = 74;
    }
    out += character;
    room -= bytes;
  }
  return out;
}
