import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { blocksOf, type LessonBlock, textOfBlocks } from './lesson-text.rules.ts';

test.each<[string, string, LessonBlock[]]>([
  ['nothing', ' \n\n', []],
  [
    'a paragraph over two lines',
    'Uma pausa\ncurta.',
    [{ kind: 'paragraph', text: 'Uma pausa curta.' }],
  ],
  [
    'a heading right above its text',
    '# Hoje\nBeber água.',
    [
      { kind: 'heading', text: 'Hoje' },
      { kind: 'paragraph', text: 'Beber água.' },
    ],
  ],
  [
    'a list with an item over two lines',
    'Três:\n\n- um\n* dois\n  e meio\r\n• três',
    [
      { kind: 'paragraph', text: 'Três:' },
      { kind: 'list', items: ['um', 'dois e meio', 'três'] },
    ],
  ],
  ['a dash within a line', 'segunda - feira', [{ kind: 'paragraph', text: 'segunda - feira' }]],
  ['markup, as the text it is', '<b>não</b>', [{ kind: 'paragraph', text: '<b>não</b>' }]],
])('%s', (_, written, blocks) => {
  expect(blocksOf(written)).toEqual(blocks);
});

it('reads what it writes', () => {
  const line = fc
    .array(fc.constantFrom('pausa', 'às', '18h', '<i>', '-', '#', 'água'), { minLength: 1 })
    .map((words) => `uma ${words.join(' ')}`);
  const block: fc.Arbitrary<LessonBlock> = fc.oneof(
    fc.record({ kind: fc.constant('heading' as const), text: line }),
    fc.record({ kind: fc.constant('paragraph' as const), text: line }),
    fc.record({ kind: fc.constant('list' as const), items: fc.array(line, { minLength: 1 }) }),
  );
  fc.assert(
    // Two lists in a row are read as two, since an empty line stands between them.
    fc.property(fc.array(block), (blocks) => {
      expect(blocksOf(textOfBlocks(blocks))).toEqual(blocks);
    }),
  );
});
