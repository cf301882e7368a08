import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, wordsOf } from '#packages/kernel/words.ts';
import { excerptOf, marked } from './excerpt.rules.ts';

const DAY =
  'Acordei cedo. Voltei às aulas de VIOLÃO depois de um ano. Os dedos doem, e o violão também.';
const shown = (text: string, query: string) =>
  excerptOf(text, wordsOf(query), 'pt-BR')
    ?.map((piece) => (piece.found ? `[${piece.text}]` : piece.text))
    .join('') ?? null;

describe('the sentence around a found word', () => {
  it.each([
    ['the first with the word', 'violao', 'Voltei às aulas de [VIOLÃO] depois de um ano.'],
    ['the one with the most words', 'violão dedos', 'Os [dedos] doem, e o [violão] também.'],
    ['a part of a word', 'aul', 'Voltei às [aul]as de VIOLÃO depois de um ano.'],
    ['none', 'piano', null],
  ])('is %s', (_, query, sentence) => {
    expect(shown(DAY, query)).toBe(sentence);
  });

  it('is cut around the word where it is long', () => {
    const long = `${'Antes disso tudo '.repeat(20)}veio a chuva ${'e depois mais coisas '.repeat(20)}.`;
    const text = shown(long, 'chuva') ?? '';
    expect(text).toMatch(/^….*\[chuva\].*…$/);
    expect(text.length).toBeLessThan(160);
  });

  it('marks words whatever accents, case and signs are in the text, and loses no letter', () => {
    const characters = fc.constantFrom('a', 'Ã', 'ã', 'a\u0301', 'ß', '🌱', ' ', '.', 'İ', 'b');
    const texts = fc.array(characters, { maxLength: 30 }).map((all) => all.join(''));
    fc.assert(
      fc.property(texts, fc.constantFrom('a', 'ab', 'ba', 'b'), (text, word) => {
        const pieces = marked(text, [word]);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        expect(pieces.some(({ found }) => found)).toBe(fold(text).includes(word));
        for (const piece of pieces) if (piece.found) expect(fold(piece.text)).toContain(word);
      }),
    );
  });
});
