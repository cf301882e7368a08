import { describe, expect, it } from 'vitest';
import type { EmotionLevel } from '#features/emotions/contract/emotions.contract.ts';
import { readDaylio, unknownMoods } from './daylio.rules.ts';
import { type NotesGo, recordsOf } from './daylio-records.rules.ts';

const HEAD = 'full_date,date,weekday,time,mood,activities,note_title,note';
const PLACE = { timeZone: 'America/Sao_Paulo', now: new Date('2026-11-25T15:00:00Z') };
const read = (...lines: string[]) => readDaylio([HEAD, ...lines].join('\n'))?.lines ?? [];
const made = (
  lines: string[],
  notes: NotesGo = 'emotion',
  levels = new Map<string, EmotionLevel | null>(),
) => recordsOf(read(...lines), { levels, notes }, PLACE);

it('one line is the day itself; more are moments, and the day is their mean', () => {
  const lines = [
    '2026-11-20,,,09:00,awful,,,manhã',
    '2026-11-20,,,21:00,good,,Fim,noite',
    '2026-11-21,,,21:00,Nublado,casa,,',
    '2026-11-22,,,21:00,Lua,,,',
  ];
  expect(unknownMoods(read(...lines))).toEqual(['Nublado', 'Lua']);
  const levels = new Map<string, EmotionLevel | null>([
    ['Nublado', 2],
    ['Lua', null],
  ]);
  const { days, moments, entries, leftOut } = made(lines, 'emotion', levels);
  expect(days.map(({ day, level, note, tags }) => [day, level, note, tags])).toEqual([
    ['2026-11-20', 3, null, []],
    ['2026-11-21', 2, null, ['casa']],
  ]);
  expect(moments.map(({ at, level, note }) => [at, level, note])).toEqual([
    ['2026-11-20T12:00:00.000Z', 1, 'manhã'],
    ['2026-11-21T00:00:00.000Z', 4, 'Fim\nnoite'],
  ]);
  expect(entries).toEqual([]);
  expect(leftOut).toEqual([{ line: 5, reason: 'no_face' }]);
  const names = [...days, ...moments].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it('two lines of one minute and mood keep names of their own', () => {
  const { moments } = made(['2026-11-20,,,09:00,good,,,um', '2026-11-20,,,09:00,good,,,dois']);
  expect(moments.map(({ note }) => note)).toEqual(['um', 'dois']);
  expect(new Set(moments.map(({ name }) => name)).size).toBe(2);
});

describe('notes that go into the diary', () => {
  it('are entries of their day with their title, and the emotion keeps none', () => {
    const { days, entries } = made(['2026-11-20,,,21:00,good,,Fim,noite boa'], 'diary');
    expect(days).toMatchObject([{ day: '2026-11-20', level: 4, note: null }]);
    expect(entries).toMatchObject([
      { day: '2026-11-20', at: '2026-11-21T00:00:00.000Z', title: 'Fim', text: 'noite boa' },
    ]);
  });

  it('come along of a mood without a face, too', () => {
    const { days, entries, leftOut } = made(['2026-11-20,,,21:00,Lua,,,noite boa'], 'diary');
    expect([days, entries.length, leftOut]).toEqual([[], 1, []]);
  });

  it.each([
    ['no text of its own', 'Fim', '', { title: undefined, text: 'Fim' }],
    [
      'more than a title holds',
      'a'.repeat(121),
      'b',
      { title: undefined, text: `${'a'.repeat(121)}\nb` },
    ],
  ])('have a title as text where it has %s', (_, title, note, expected) => {
    const { entries } = made([`2026-11-20,,,21:00,good,,${title},${note}`], 'diary');
    expect(entries).toMatchObject([expected]);
  });
});

describe('what does not come along as it is', () => {
  it.each([
    ['emotion', 2_431, 2_000],
    ['diary', 100_001, 100_000],
  ] as const)('is said of a note for the %s that is too long', (notes, length, most) => {
    const records = made([`2026-11-20,,,21:00,good,,,${'a'.repeat(length)}`], notes);
    expect(records.clipped).toEqual([{ line: 2, length, most }]);
    const text = notes === 'diary' ? records.entries[0]?.text : records.days[0]?.note;
    expect(text).toHaveLength(most);
  });

  it('is said of what is still to come, and of more than a day takes', () => {
    const crowd = Array.from({ length: 101 }, () => '2026-11-20,,,21:00,good,,,');
    expect(made(['2026-11-26,,,09:00,good,,,', ...crowd]).leftOut).toEqual([
      { line: 2, reason: 'future' },
      { line: 103, reason: 'too_many' },
    ]);
  });
});
