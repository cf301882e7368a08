import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddresses, readSheet, textOfSheet } from './invitation-sheet.rules.ts';
import { MOST_INVITED } from './invitations.contract.ts';

const ana = { address: 'ana@vale.example', site: 'Campinas', sector: 'Operações' };
const linesOf = (text: string) => {
  const sheet = readSheet(text);
  return sheet.kind === 'lines' ? sheet.lines : sheet.kind;
};

describe('a spreadsheet of people', () => {
  it.each([
    ['semicolons', 'ana@vale.example;Campinas;Operações'],
    ['commas and the ends of Windows', 'ana@vale.example,Campinas,Operações\r\n'],
    ['tabs', 'ana@vale.example\tCampinas\tOperações'],
    ['a mark at the beginning', '\uFEFFana@vale.example;Campinas;Operações'],
    ['quotes and blanks', ' "ana@vale.example" ; Campinas;"Operações"'],
  ])('is read with %s', (_, text) => {
    expect(linesOf(text)).toEqual([{ line: 1, ...ana }]);
  });

  it('keeps the numbers of its lines past a heading, empty lines and a quoted line end', () => {
    const text = 'E-mail;Unidade;Setor\n\n"ana@vale.example";"Campi\nnas";\nbia@vale.example';
    expect(linesOf(text)).toEqual([
      { line: 3, address: 'ana@vale.example', site: 'Campi\nnas', sector: '' },
      { line: 5, address: 'bia@vale.example', site: '', sector: '' },
    ]);
  });

  it('is empty, or longer than what is read', () => {
    expect(linesOf('\uFEFF\n;;\n')).toBe('empty');
    expect(linesOf('a@b.example\n'.repeat(MOST_INVITED))).toHaveLength(MOST_INVITED);
    expect(linesOf('a@b.example\n'.repeat(MOST_INVITED + 1))).toBe('too_long');
  });

  it('is read from UTF-8 and from Latin-1', () => {
    const latin1 = Buffer.from('ana@vale.example;Campinas;Operações', 'latin1');
    expect(textOfSheet(latin1)).toEqual({
      text: 'ana@vale.example;Campinas;Operações',
      isLatin1: true,
    });
    expect(textOfSheet(Buffer.from('Operações'))).toEqual({ text: 'Operações', isLatin1: false });
  });

  it('gives each address once, whatever is written around it', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ç', '"', ';', '\n', ' ', '=') });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }), (rows) => {
        const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = rows.map(([a, b], nth) => `${nth}@a.example;${quote(a)};${quote(b)}`);
        const expected = rows.map(([a, b], nth) => [`${nth}@a.example`, a.trim(), b.trim()]);
        const found = linesOf(text.join('\r\n'));
        expect(
          Array.isArray(found) && found.map((one) => [one.address, one.site, one.sector]),
        ).toEqual(expected);
      }),
    );
  });
});

it('reads addresses as they are pasted', () => {
  expect(readAddresses(' ana@a.example, <bia@b.example>;\ncaio@c.example ')).toEqual([
    'ana@a.example',
    'bia@b.example',
    'caio@c.example',
  ]);
});
