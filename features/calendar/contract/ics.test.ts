import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { CalendarEvent } from './calendar.contract.ts';
import { icsOf } from './ics.rules.ts';

const MADE = new Date('2026-11-18T12:00:00.500Z');
const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Sessão',
  category: 'health',
  start: '2026-11-20T14:00',
  end: '2026-11-20T14:50',
  allDay: false,
  timeZone: 'America/Sao_Paulo',
  description: null,
  ...more,
});
/** The file's lines put together again, as a reader of RFC 5545 does. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const textOf = (file: string, name: string) =>
  linesOf(file)
    .find((line) => line.startsWith(name))
    ?.slice(name.length);

const TIMES = ['2026-11-20', '2026-11-21', '2026-11-22'];
/** Hours that a zone is away from UTC in November 2026. */
const OFFSETS: Readonly<Record<string, string>> = {
  'Asia/Tokyo': '+09',
  'America/Sao_Paulo': '-03',
};
/** The days of a file's event as `ical.js` reads them, which must be told of a zone. */
function daysRead(file: string, timeZone: string): string[] {
  const offset = `${OFFSETS[timeZone]}:00`;
  const standard = [
    'standard',
    [
      ['dtstart', {}, 'date-time', '1970-01-01T00:00:00'],
      ...['tzoffsetfrom', 'tzoffsetto'].map((name) => [name, {}, 'utc-offset', offset]),
    ],
    [],
  ];
  const zone = ['vtimezone', [['tzid', {}, 'text', timeZone]], [standard]];
  const [name, properties, events] = ICAL.parse(file);
  const calendar = new ICAL.Component([name, properties, [zone, ...events]]);
  const times = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined).iterator();
  const days: string[] = [];
  for (let time = times.next(); time; time = times.next()) days.push(time.toString().slice(0, 10));
  return days;
}

describe('an event as a file', () => {
  it('holds its time, what it is told to say, and nothing of where it comes from', () => {
    const file = icsOf(event(), { title: 'Compromisso', description: null }, MADE);
    expect(linesOf(file)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Calendar//Event//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:00000000-0000-4000-8000-000000000001',
      'DTSTAMP:20261118T120000Z',
      'DTSTART:20261120T170000Z',
      'DTEND:20261120T175000Z',
      'SUMMARY:Compromisso',
      'CLASS:PRIVATE',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
    expect(file).not.toMatch(/florescer|sessão|health/i);
  });

  it.each<[string, Partial<CalendarEvent>, string[]]>([
    [
      'of another zone',
      { timeZone: 'Asia/Kolkata' },
      ['DTSTART:20261120T083000Z', 'DTEND:20261120T092000Z'],
    ],
    [
      'over the change of the clocks',
      { timeZone: 'Europe/Paris', start: '2026-10-25T01:30', end: '2026-10-25T03:30' },
      ['DTSTART:20261024T233000Z', 'DTEND:20261025T023000Z'],
    ],
    [
      'of one whole day',
      { allDay: true, start: '2026-11-20T00:00', end: '2026-11-21T00:00' },
      ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261121'],
    ],
    [
      'of whole days over the end of a year',
      { allDay: true, start: '2026-12-30T00:00', end: '2027-01-02T00:00' },
      ['DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270102'],
    ],
  ])('says when it is: %s', (_, more, expected) => {
    const lines = linesOf(icsOf(event(more), { title: 'a', description: null }, MADE));
    expect(lines.filter((line) => line.startsWith('DTSTART') || line.startsWith('DTEND'))).toEqual(
      expected,
    );
  });

  it.each<[string, Partial<CalendarEvent>, string[]]>([
    ['in the evening of Tokyo', { timeZone: 'Asia/Tokyo', start: '2026-11-20T20:00' }, TIMES],
    ['in the morning of São Paulo', { start: '2026-11-20T07:00' }, TIMES],
    ['of whole days', { allDay: true, start: '2026-11-20T00:00' }, TIMES],
  ])('ends on its last day for other calendars, too: %s', (_, more, expected) => {
    const series = event({ ...more, repeat: 'FREQ=DAILY;UNTIL=20261122' });
    const end = series.allDay ? '2026-11-21T00:00' : `${series.start.slice(0, 13)}:50`;
    const file = icsOf({ ...series, end }, { title: 'a', description: null }, MADE);
    expect(daysRead(file, series.timeZone)).toEqual(expected);
  });

  it.each([
    ['a; b, c\\d', 'a\\; b\\, c\\\\d'],
    ['uma\r\nduas\ntrês\rquatro', 'uma\\nduas\\ntrês\\nquatro'],
    ['sino\u0007 e\tespaço', 'sino e\tespaço'],
    ['\nEND:VEVENT', '\\nEND:VEVENT'],
  ])('writes %j so that it stays a text', (description, written) => {
    const file = icsOf(event(), { title: 'a', description }, MADE);
    expect(textOf(file, 'DESCRIPTION:')).toBe(written);
  });

  it('has lines of 75 octets at most, whatever they say, and none is lost', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (text) => {
        const file = icsOf(event(), { title: text, description: null }, MADE);
        for (const line of file.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        const read = textOf(file, 'SUMMARY:')?.replaceAll(/\\([\\;,])/g, '$1');
        expect(read).toBe(text);
      }),
    );
  });
});
