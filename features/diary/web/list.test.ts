import { describe, expect, it } from 'vitest';
import { entryOf } from '#packages/testing/screens/entries.ts';
import { parseDiarySearch } from './diary.paths.ts';
import { grouped, monthTitle, rowDay } from './list.rules.ts';

describe('entries in the list', () => {
  it.each([
    ['pt-BR', ['thisWeek', 'lastWeek', '2026-11', '2026-10']],
    ['fr-FR', ['thisWeek', 'lastWeek', '2026-11', '2026-10']],
  ] as const)('are of this week, the one before, or a month (%s)', (language, names) => {
    const days = ['2026-11-18', '2026-11-16', '2026-11-11', '2026-11-06', '2026-10-10'];
    const entries = days.map((day, index) => entryOf({ id: String(index), day }));
    expect(grouped(entries, '2026-11-18', language).map(({ name }) => name)).toEqual(names);
  });

  it('begin their week where the language begins it', () => {
    const sunday = [entryOf({ day: '2026-11-15' })];
    expect(grouped(sunday, '2026-11-18', 'pt-BR')[0]?.name).toBe('thisWeek');
    expect(grouped(sunday, '2026-11-18', 'fr-FR')[0]?.name).toBe('lastWeek');
  });

  it.each([
    ['pt-BR', 'Novembro de 2026', 'qua 11', '18 out'],
    ['en-US', 'November 2026', '11 Wed', 'Oct 18'],
    ['es-ES', 'Noviembre de 2026', 'mié 11', '18 oct'],
    ['fr-FR', 'Novembre 2026', 'mer 11', '18 oct'],
  ] as const)('have their dates in %s', (language, title, near, far) => {
    expect(monthTitle('2026-11', language)).toBe(title);
    expect(rowDay('2026-11-11', '2026-11-18', language)).toBe(near);
    expect(rowDay('2026-10-18', '2026-11-18', language)).toBe(far);
  });
});

describe('the address of the diary', () => {
  const id = '019a9b1c-7a64-7c52-8a1e-0c9f1d2e3f40';
  it.each([
    [{ entry: id }, { entry: id }],
    [{ entry: 'Hoje foi difícil' }, {}],
    [{ write: 1 }, { write: 1 }],
    [{ write: '1', text: 'segredo' }, { write: 1 }],
    [{}, {}],
  ])('%j carries ids only', (search, expected) => {
    expect(parseDiarySearch(search)).toEqual(expected);
  });
});
