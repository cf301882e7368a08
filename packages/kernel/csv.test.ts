import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine, csvRows, csvSeparatorIn, csvSeparatorOf, withoutGuard } from './csv.ts';

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
    expect(csvLine(row, separator)).toBe(`${line}\r\n`);
  });

  it('lets no text begin a formula or leave its cell, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (texts) => {
        const cells = cellsOf(csvLine(texts, ';'));
        expect(cells).toHaveLength(texts.length);
        for (const [place, text] of texts.entries()) {
          expect([text, `'${text}`]).toContain(cells[place]);
        }
        for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });

  it('is read again as it was written, but for a text that looks guarded already', () => {
    const cell = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\r', '').trim());
    const plain = cell.filter((text) => !text.startsWith("'"));
    fc.assert(
      fc.property(fc.array(fc.array(plain, { minLength: 2, maxLength: 4 })), (rows) => {
        const written = rows.filter((row) => row.some((one) => one !== ''));
        const text = written.map((row) => csvLine(row, ';')).join('');
        const read = [...csvRows(text, ';')].map(({ cells }) => cells.map(withoutGuard));
        expect(read).toEqual(written);
      }),
    );
    expect(csvSeparatorIn('a,b;c;d\n1,2,3,4')).toBe(';');
  });

  it('is separated as spreadsheets of the language expect it', () => {
    expect((['pt-BR', 'en-US', 'es-ES', 'fr-FR'] as const).map(csvSeparatorOf)).toEqual([
      ';',
      ',',
      ';',
      ';',
    ]);
  });
});

/** The cells of a line, as RFC 4180 reads them. */
function cellsOf(line: string): string[] {
  return [...`${line.slice(0, -2)};`.matchAll(/(?:"((?:[^"]|"")*)"|([^;]*));/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}
