import { describe, expect, it } from 'vitest';
import { parseDiarySearch } from './diary.paths.ts';
import { groupByMonth, monthTitle, rowDate } from './list.rules.ts';
import { entryOf } from './testing/entries.ts';

describe('entries by month', () => {
  it('are grouped in the person’s own zone', () => {
    const entries = [
      entryOf({ id: 'c', createdAt: '2026-11-01T03:30:00.000Z' }),
      entryOf({ id: 'b', createdAt: '2026-11-01T02:30:00.000Z' }),
      entryOf({ id: 'a', createdAt: '2026-10-10T12:00:00.000Z' }),
    ];
    const groups = groupByMonth(entries, 'America/Sao_Paulo');
    expect(groups.map(({ month, entries: held }) => [month, held.map(({ id }) => id)])).toEqual([
      ['2026-11', ['c']],
      ['2026-10', ['b', 'a']],
    ]);
  });

  it.each([
    ['pt-BR', 'Novembro de 2026', 'Qua, 18 nov'],
    ['en-US', 'November 2026', 'Wed, Nov 18'],
    ['es-ES', 'Noviembre de 2026', 'Mié, 18 nov'],
    ['fr-FR', 'Novembre 2026', 'Mer 18 nov'],
  ] as const)('have their dates in %s', (language, title, row) => {
    expect(monthTitle('2026-11', language)).toBe(title);
    expect(rowDate('2026-11-18T22:42:00Z', language, 'America/Sao_Paulo')).toBe(row);
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
