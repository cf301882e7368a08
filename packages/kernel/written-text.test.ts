import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Block,
  blocksOf,
  blocksSchema,
  MAX_BLOCK_TEXT,
  notationOf,
  pictureLine,
  problemOfBlocks,
} from './written-text.ts';

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

test.each<[string, string[], Block[]]>([
  ['nothing', [' ', '', '\\', '>'], []],
  ['a paragraph over two lines', ['Uma pausa', 'curta.'], [paragraph('Uma pausa curta.')]],
  [
    'a heading right above its text',
    ['# Hoje', 'Beber água.'],
    [{ kind: 'heading', text: 'Hoje' }, paragraph('Beber água.')],
  ],
  [
    'a list with an item over two lines',
    ['Três:', '', '- um', '* dois', '  e meio\r', '• três', '', 'Fim.'],
    [
      paragraph('Três:'),
      { kind: 'list', ordered: false, items: ['um', 'dois e meio', 'três'] },
      paragraph('Fim.'),
    ],
  ],
  [
    'a numbered list below another',
    ['- água', '1. primeiro', '2) depois'],
    [
      { kind: 'list', ordered: false, items: ['água'] },
      { kind: 'list', ordered: true, items: ['primeiro', 'depois'] },
    ],
  ],
  [
    'a quotation over two lines, and what only looks like a list',
    ['> Ninguém descansa', '> por obrigação.', '\\- isto não é uma lista', '##sem espaço é texto'],
    [
      { kind: 'quote', text: 'Ninguém descansa por obrigação.' },
      paragraph('- isto não é uma lista ##sem espaço é texto'),
    ],
  ],
  ['a dash within a line', ['segunda - feira'], [paragraph('segunda - feira')]],
  [
    'markup, as the text it is',
    ['<img src=x onerror=alert(1)>'],
    [paragraph('<img src=x onerror=alert(1)>')],
  ],
])('%s', (_, lines, blocks) => {
  expect(blocksOf(lines.join('\n'))).toEqual(blocks);
});

test('what is written is the same after it was kept and opened again', () => {
  const line = fc
    .stringMatching(/^[-#>*•\\\d.) a-zà-ú]{1,30}$/)
    .map((text) => text.trim().replaceAll(/\s+/g, ' '))
    .filter((text) => text !== '');
  const block: fc.Arbitrary<Block> = fc.oneof(
    line.map((text): Block => ({ kind: 'heading', text })),
    line.map(paragraph),
    line.map((text): Block => ({ kind: 'quote', text })),
    fc
      .tuple(fc.boolean(), fc.array(line, { minLength: 1, maxLength: 4 }))
      .map(([ordered, items]): Block => ({ kind: 'list', ordered, items })),
  );
  // Two lists of one kind in a row are one list.
  const apart = (blocks: Block[]) =>
    blocks.every((one, index) => {
      const before = blocks[index - 1];
      return !(one.kind === 'list' && before?.kind === 'list' && one.ordered === before.ordered);
    });
  fc.assert(
    fc.property(fc.array(block, { maxLength: 6 }).filter(apart), (blocks) => {
      expect(blocksOf(notationOf(blocks))).toEqual(blocks);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['', 'missing'],
  ['Uma pausa.', null],
  ['a'.repeat(MAX_BLOCK_TEXT), null],
  ['a'.repeat(MAX_BLOCK_TEXT + 1), 'tooLong'],
  ['a\n\n'.repeat(301), 'tooLong'],
  ['- a\n'.repeat(101), 'tooLong'],
])('a text of %#: %s', (text, problem) => {
  const blocks = blocksOf(text);
  expect(problemOfBlocks(blocks)).toBe(problem);
  expect(blocksSchema.safeParse(blocks).success).toBe(problem === null);
});

test.each([
  [
    '![Um sol baixo](texts/a1.webp)',
    [{ kind: 'picture', path: 'texts/a1.webp', text: 'Um sol baixo' }],
  ],
  [
    '![Fora](https://example.org/a.png)',
    [{ kind: 'paragraph', text: '![Fora](https://example.org/a.png)' }],
  ],
  ['![Acima](../outro)', [{ kind: 'paragraph', text: '![Acima](../outro)' }]],
  ['![](a.webp)', [{ kind: 'paragraph', text: '![](a.webp)' }]],
  ['\\![Um sol](a.webp)', [{ kind: 'paragraph', text: '![Um sol](a.webp)' }]],
] as const)('%s is a picture of ours, or a text', (notation, blocks) => {
  expect(blocksOf(notation)).toEqual(blocks);
  expect(blocksOf(notationOf(blocksOf(notation)))).toEqual(blocks);
});

test('what a picture shows is written without what would end it', () => {
  expect(blocksOf(pictureLine('a.webp', ' Um [sol]\nbaixo '))).toEqual([
    { kind: 'picture', path: 'a.webp', text: 'Um sol baixo' },
  ]);
});
