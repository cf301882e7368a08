import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from './news.contract.ts';
import { countWords, isSafeLink, looksLikeRegister, minutesOf, reviewState } from './news.rules.ts';
import { blocksOf, notationOf } from './notation.rules.ts';

test.each([
  ['https://www.gov.br/saude/pt-br', true],
  ['http://www.gov.br', false],
  ['javascript:alert(1)', false],
  ['https://ana:segredo@example.org', false],
  ['https://localhost', false],
  ['www.gov.br', false],
  ['', false],
])('a link to %s may be shown: %s', (address, safe) => {
  expect(isSafeLink(address)).toBe(safe);
});

test.each([
  ['CRP 06/12345', true],
  ['CRM-SP 123456', true],
  ['crn 3 12345', true],
  ['CREF 012345-G/SP', true],
  ['12345', false],
  ['CRP', false],
  ['psicóloga', false],
])('%s is a register: %s', (text, is) => {
  expect(looksLikeRegister(text)).toBe(is);
});

test('a review holds until the day on which it has to be made again', () => {
  const review = { name: 'Lia', register: 'CRP 06/12345', on: '2026-01-10', again: '2027-01-10' };
  expect(reviewState(null, '2026-06-01')).toBe('none');
  expect(reviewState(review, '2027-01-09')).toBe('valid');
  expect(reviewState(review, '2027-01-10')).toBe('expired');
});

test.each([
  [0, 1],
  [199, 1],
  [300, 2],
  [1_000, 5],
])('%i words take %i minutes', (words, minutes) => {
  expect(minutesOf(words)).toBe(minutes);
});

describe('the notation of articles', () => {
  test('gives headings, paragraphs, lists and quotations', () => {
    const text = [
      '## Antes do turno',
      'Uma frase.',
      'Outra da mesma linha de pensamento.',
      '',
      '- água',
      '- luz',
      '1. primeiro',
      '2) depois',
      '',
      '> Ninguém descansa',
      '> por obrigação.',
      '\\- isto não é uma lista',
      '##sem espaço é texto',
    ].join('\n');
    const blocks = blocksOf(text);
    expect(blocks).toEqual([
      { kind: 'heading', text: 'Antes do turno' },
      { kind: 'paragraph', text: 'Uma frase. Outra da mesma linha de pensamento.' },
      { kind: 'list', ordered: false, items: ['água', 'luz'] },
      { kind: 'list', ordered: true, items: ['primeiro', 'depois'] },
      { kind: 'quote', text: 'Ninguém descansa por obrigação.' },
      { kind: 'paragraph', text: '- isto não é uma lista ##sem espaço é texto' },
    ]);
    expect(countWords(blocks)).toBe(29);
  });

  test('keeps markup as the text that it is', () => {
    const markup = '<img src=x onerror=alert(1)>';
    expect(blocksOf(markup)).toEqual([{ kind: 'paragraph', text: markup }]);
  });

  test('loses nothing on the way there and back', () => {
    const line = fc
      .stringMatching(/^[-#>*•\\\d.) a-zà-ú]{1,30}$/)
      .map((text) => text.trim().replaceAll(/\s+/g, ' '))
      .filter((text) => text !== '');
    const block: fc.Arbitrary<Block> = fc.oneof(
      line.map((text): Block => ({ kind: 'heading', text })),
      line.map((text): Block => ({ kind: 'paragraph', text })),
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
});
