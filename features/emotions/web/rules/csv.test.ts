import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf, separatorOf } from './csv.rules.ts';
import { tableOf } from './table.rules.ts';

describe('a table for spreadsheets', () => {
  it.each([
    [['dia', 3], ';', 'dia;3'],
    [['a;b', 'diz "oi"'], ';', '"a;b";"diz ""oi"""'],
    [['a;b', 'a, b'], ',', 'a;b,"a, b"'],
    [['uma\nduas'], ';', '"uma\nduas"'],
    [['=SOMA(A1)', '@x', '+1', '-1', '\t=1'], ';', "'=SOMA(A1);'@x;'+1;'-1;'\t=1"],
    [['\r=1'], ';', '"\'\r=1"'],
    [['\uFF1D1'], ';', "'\uFF1D1"],
    [[-2], ';', '-2'],
  ] as const)('writes %j with %s', (row, separator, line) => {
    expect(csvOf([row], separator)).toBe(`\uFEFF${line}\r\n`);
  });

  it('lets no text begin a formula or leave its cell, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (texts) => {
        const cells = cellsOf(csvOf([texts], ';'));
        expect(cells).toHaveLength(texts.length);
        for (const [place, text] of texts.entries()) {
          expect([text, `'${text}`]).toContain(cells[place]);
        }
        for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });

  it('is separated as spreadsheets of the language expect it', () => {
    expect((['pt-BR', 'en-US', 'es-ES', 'fr-FR'] as const).map(separatorOf)).toEqual([
      ';',
      ',',
      ';',
      ';',
    ]);
  });
});

/** The cells of a file with one line, as RFC 4180 reads them. */
function cellsOf(file: string): string[] {
  const line = `${file.slice(1, -2)};`;
  return [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^;]*));/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

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
