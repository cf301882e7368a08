import { describe, expect, it } from 'vitest';
import { tableOf } from './table.rules.ts';

describe('the rows', () => {
  const words = {
    heads: {
      day: 'dia',
      time: 'hora',
      of: 'registro',
      level: 'nível',
      word: 'emoção',
      tags: 'marcas',
      note: 'nota',
    },
    ofDay: 'dia',
    ofMoment: 'momento',
    level: () => 'Bem',
  };
  const records = [
    { day: '2026-11-20', at: null, level: 4, tags: ['Sono', 'mar'], note: 'oi' },
    // After midnight it still belongs to the day before.
    { day: '2026-11-20', at: '2026-11-21T04:30:00Z', level: null, tags: [], note: null },
  ] as const;
  const rows = (withNotes: boolean) =>
    tableOf(
      records.map((one) => ({ ...one, tags: [...one.tags] })),
      { timeZone: 'America/Sao_Paulo', withNotes, words },
    );

  it.each([
    [
      true,
      [
        ['dia', 'hora', 'registro', 'nível', 'emoção', 'marcas', 'nota'],
        ['2026-11-20', '', 'dia', 4, 'Bem', 'Sono, mar', 'oi'],
        ['2026-11-20', '01:30', 'momento', '', '', '', ''],
      ],
    ],
    [
      false,
      [
        ['dia', 'hora', 'registro', 'nível', 'emoção', 'marcas'],
        ['2026-11-20', '', 'dia', 4, 'Bem', 'Sono, mar'],
        ['2026-11-20', '01:30', 'momento', '', '', ''],
      ],
    ],
  ])('have the words only where they are wanted (%s)', (withNotes, expected) => {
    expect(rows(withNotes)).toEqual(expected);
  });
});
