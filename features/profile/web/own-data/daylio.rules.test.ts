import { describe, expect, it } from 'vitest';
import { hasNotes, levelOfMood, readDaylio } from './daylio.rules.ts';

const HEAD = 'full_date,date,weekday,time,mood,activities,note_title,note';
const read = (...lines: string[]) => readDaylio([HEAD, ...lines].join('\n'));

describe('an export of Daylio', () => {
  it.each([
    ['a table of something else', 'name,age\nAna,30'],
    ['nothing', ''],
    ['a page', '<html></html>'],
  ])('is not %s', (_, text) => {
    expect(readDaylio(text)).toBeNull();
  });

  it('gives its lines with activities as tags, and says which have no day or mood', () => {
    expect(
      read(
        '2026-11-20,November 20,Friday,9:30 PM,good,"correr | ler | correr","Um dia","Com ""aspas"", e\nduas linhas"',
        '2026-11-21,November 21,Saturday,08:05,Nublado,,,',
        'ontem,,,,good,,,',
        '2024-13-45,,,09:00,good,,,',
        '2026-02-30,,,09:00,good,,,',
        '2026-11-22,,,25:99,bad,,,',
        '2026-11-23,,,09:00,,,,só palavras',
        ',,,,,,,',
      ),
    ).toEqual({
      lines: [
        {
          ...{ line: 2, day: '2026-11-20', time: '21:30', mood: 'good', tags: ['correr', 'ler'] },
          ...{ title: 'Um dia', note: 'Com "aspas", e\nduas linhas' },
        },
        {
          ...{ line: 4, day: '2026-11-21', time: '08:05', mood: 'Nublado', tags: [] },
          ...{ title: '', note: '' },
        },
        {
          ...{ line: 8, day: '2026-11-22', time: '12:00', mood: 'bad', tags: [] },
          ...{ title: '', note: '' },
        },
      ],
      leftOut: [
        { line: 5, reason: 'no_day' },
        { line: 6, reason: 'no_day' },
        { line: 7, reason: 'no_day' },
        { line: 9, reason: 'no_mood' },
      ],
    });
  });

  it('is read with semicolons and a mark at its beginning, too', () => {
    const text = `\uFEFF${HEAD.replaceAll(',', ';')}\n2026-11-20;;;12:00 AM;rad;;;`;
    const table = readDaylio(text);
    expect(table?.lines).toMatchObject([{ time: '00:00', mood: 'rad' }]);
    expect(hasNotes(table?.lines ?? [])).toBe(false);
  });

  it.each([
    ['rad', 5],
    ['Péssimo', 1],
    ['MAIS OU MENOS', 3],
    ['Nublado', null],
  ])('knows %s as %s', (mood, level) => {
    expect(levelOfMood(mood)).toBe(level);
  });
});
