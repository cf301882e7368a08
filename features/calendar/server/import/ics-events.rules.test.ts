import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventDraftSchema } from '#features/calendar/contract/calendar.contract.ts';
import { candidatesOf } from './candidates.rules.ts';
import { blocksOf } from './ics-blocks.rules.ts';
import { eventOfBlock } from './ics-events.rules.ts';
import { planOf } from './plan.rules.ts';

const USER = '00000000-0000-4000-8000-000000000001';
const LINES = [
  'BEGIN:VTIMEZONE',
  'TZID:Casa',
  'TZOFFSETTO:-0300',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'UID:a@example.org',
  'DTSTART;TZID=Casa:20261120T140000',
  'DTEND;TZID=America/Sao_Paulo:20261120T150000',
  'RRULE:FREQ=WEEKLY;COUNT=4',
  'EXDATE;TZID=Casa:20261127T140000,20261204T140000',
  'RDATE;VALUE=DATE:20261130',
  'SUMMARY;LANGUAGE=pt:Dentista',
  'BEGIN:VALARM',
  'TRIGGER;RELATED=START:-PT10M',
  'END:VALARM',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:a@example.org',
  'RECURRENCE-ID;RANGE=THISANDFUTURE:20261204T170000Z',
  'DTSTART;VALUE=DATE:20261205',
  'DURATION:P1D',
  'STATUS:CANCELLED',
  'END:VEVENT',
];
const read = (text: string) => {
  const blocks = blocksOf(text);
  if (!blocks) return null;
  const reading = {
    zones: { own: 'America/Sao_Paulo', ofFile: blocks.zones },
    ...{ category: 'personal' as const, untitled: 'Sem título' },
  };
  return candidatesOf(
    blocks.events.map((block) => eventOfBlock(block, reading)),
    USER,
  );
};
const fileOf = (lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');

describe('a file that somebody made up', () => {
  const pieces = fc.constantFrom(
    ...[':', ';', ',', '=', '"', 'Z', 'T', '\\', '\n ', '\u0000', '-', '9', 'BEGIN;A=1:VEVENT'],
    ...['END;A=1:VEVENT', 'END:VEVENT', 'BEGIN:VEVENT', 'VALUE=DATE', 'VALUE=PERIOD', 'TZID=x,y'],
    ...['__proto__', 'PT1H', '99999999', 'RRULE:', 'DTSTART:', '\u{1F600}'],
  );
  const change = fc.tuple(
    fc.nat(),
    fc.nat(),
    fc.oneof(pieces, fc.string({ maxLength: 6 })),
    fc.nat(8),
  );

  it('is read or left, and what comes of it are events', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), (changes) => {
        const lines = [...LINES];
        for (const [line, place, piece, cut] of changes) {
          const at = line % lines.length;
          const text = lines[at] ?? '';
          const from = place % (text.length + 1);
          lines[at] = text.slice(0, from) + piece + text.slice(from + cut);
        }
        const candidates = read(fileOf(lines));
        if (!candidates) return;
        const held = { ids: new Set<string>(), series: 0, months: new Map<string, number>() };
        const { comes, known, skipped } = planOf(candidates, held);
        expect(comes.length + known + skipped.length).toBe(candidates.length);
        for (const { draft } of comes) {
          // Rules are looked at after this.
          const { repeat: _, ...rest } = draft;
          expect(eventDraftSchema.safeParse(rest).error).toBeUndefined();
        }
      }),
      { numRuns: 3_000 },
    );
  });

  it('unchanged is a series with what was made of it', () => {
    const candidates = read(fileOf(LINES.with(18, 'RECURRENCE-ID:20261204T170000Z')));
    expect(candidates).toMatchObject([
      {
        draft: { start: '2026-11-20T14:00', timeZone: 'Etc/GMT+3', reminder: 'ten_minutes' },
        except: ['2026-11-27T14:00', '2026-12-04T14:00'],
      },
      { draft: { start: '2026-11-30T00:00' }, part: { at: null } },
    ]);
  });
});
