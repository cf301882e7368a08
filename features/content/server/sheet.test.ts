import { describe, expect, it } from 'vitest';
import { bringIn, cellsOf, keyOf, readSheet, type SheetItem } from './sheet.ts';

describe('a table', () => {
  it.each([
    ['with semicolons', 'nome;link\r\nCasa;https://a.example.org\r\n'],
    [
      'with columns that have no name',
      `nome;link${';'.repeat(16_000)}\nCasa;https://a.example.org`,
    ],
    ['with commas', 'nome,link\nCasa,https://a.example.org'],
    ['as a spreadsheet marks it', '\uFEFFNome;Link\r\nCasa;https://a.example.org\r\n;\r\n'],
  ])('%s is read', (_, text) => {
    const lines = readSheet(text, ['nome']);
    expect(lines?.map(({ line, cells }) => [line, cells.get('nome'), cells.get('link')])).toEqual([
      [2, 'Casa', 'https://a.example.org'],
    ]);
  });

  it.each([
    ['nothing', ''],
    ['another table', 'a;b\r\n1;2\r\n'],
    ['more lines than are taken', `nome\n${'x\n'.repeat(2_001)}`],
    // For minutes, were each looked up for every line.
    ['more columns than are taken', `nome${';c'.repeat(500_000)}\n${'x\n'.repeat(2_000)}`],
  ])('is none of %s', (_, text) => {
    expect(readSheet(text, ['nome'])).toBeNull();
  });
});

describe('a cell', () => {
  const cells = cellsOf<'nome' | 'temas' | 'ativo' | 'falta'>(
    new Map([
      ['nome', 'Casa'],
      ['temas', 'sono | ansiedade'],
      ['ativo', 'Sim'],
    ]),
  );
  it('says what stands there, or what stood there where its column is missing', () => {
    expect([cells.part('nome', 'antes'), cells.part('falta', 'antes')]).toEqual(['Casa', 'antes']);
    expect([cells.list('temas', []), cells.list('falta', ['a'])]).toEqual([
      ['sono', 'ansiedade'],
      ['a'],
    ]);
    expect([cells.yes('ativo', false), cells.yes('falta', true), cells.yes('nome', true)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['saúde', 'health'],
    ['SAUDE', 'health'],
    ['health', 'health'],
    ['banco', 'banco'],
  ])('with %s names %s', (written, expected) => {
    expect(keyOf({ health: 'saúde' }, written)).toBe(expected);
  });
});

describe('what is brought in', () => {
  const stored: string[] = [];
  const item = (
    name: string,
    more: Partial<SheetItem<{ name: string }, 'name'>>,
  ): SheetItem<{ name: string }, 'name'> => ({
    ...{ line: 2, name, former: null, draft: { name }, problems: [] },
    store: async (draft) => stored.push(draft.name),
    ...more,
  });
  const items = [
    item('nova', {}),
    item('outra', { former: { name: 'antes' } }),
    item('igual', { former: { name: 'igual' } }),
  ];

  it('is told first, and stored then', async () => {
    const told = { added: 1, changed: 1, same: 1, refused: [] };
    expect(await bringIn(items, { dryRun: true })).toEqual(told);
    expect(stored).toEqual([]);
    expect(await bringIn(items, { dryRun: false })).toEqual(told);
    expect(stored).toEqual(['nova', 'outra']);
  });

  it('is nothing at all where one line is refused', async () => {
    stored.length = 0;
    const wrong = item('', { draft: null, problems: ['name', 'name'] });
    const report = await bringIn([...items, wrong], { dryRun: false });
    expect(report.refused).toEqual([{ line: 2, name: '', problems: ['name'] }]);
    expect(stored).toEqual([]);
  });
});
