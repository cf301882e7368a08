import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverOf, namesIn, partsOf, placesOf } from './redaction.rules.ts';

const TEXT = 'Falei com o Marcos e com a Júlia. Marcos disse que marcos são só pedras.';
const visible = (text: string, names: string[], covers: { start: number; end: number }[] = []) =>
  partsOf(text, [...covers, ...placesOf(text, names)])
    .map((part) => (part.kind === 'text' ? part.text : '█'))
    .join('');

describe('covering', () => {
  it.each<[string, string, string | null]>([
    ['a word', 'Marcos', 'Marcos'],
    ['half a name, which could be guessed', 'arco', 'Marcos'],
    ['from the middle of one word into another', 'cos e com a Jú', 'Marcos e com a Júlia'],
    ['with spaces around', ' Júlia', 'Júlia'],
    ['spaces only', ' ', null],
  ])('%s', (_, selected, expected) => {
    const start = TEXT.indexOf(selected);
    const cover = coverOf(TEXT, { start, end: start + selected.length });
    expect(cover && TEXT.slice(cover.start, cover.end)).toBe(expected);
  });

  it.each<[string, string[], string]>([
    [
      'a name everywhere, whatever case',
      ['Marcos'],
      'Falei com o █ e com a Júlia. █ disse que █ são só pedras.',
    ],
    [
      'without its accent',
      ['julia'],
      'Falei com o Marcos e com a █. Marcos disse que marcos são só pedras.',
    ],
    [
      'a name of two words',
      ['a Júlia'],
      'Falei com o Marcos e com █. Marcos disse que marcos são só pedras.',
    ],
    ['no part of a word', ['Marco', ''], TEXT],
  ])('%s', (_, names, expected) => {
    expect(visible(TEXT, names)).toBe(expected);
  });

  it('joins covers that touch, so that nothing tells how many there were', () => {
    expect(visible('Ana e Rita Lima vieram', ['Rita', 'Lima'])).toBe('Ana e █ vieram');
  });

  it('lets nothing of a covered stretch through, and nothing else away', () => {
    const covers = fc.array(fc.tuple(fc.nat(80), fc.nat(20)), { maxLength: 6 });
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), covers, (text, drawn) => {
        const spans = drawn
          .map(([start, length]) => ({ start, end: Math.min(text.length, start + length) }))
          .filter(({ start, end }) => start < end);
        const parts = partsOf(text, spans);
        const shown = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');
        const left = [...Array(text.length).keys()]
          .filter((at) => !spans.some(({ start, end }) => start <= at && at < end))
          .map((at) => text[at])
          .join('');
        expect(shown.replaceAll(/\s/g, '')).toBe(left.replaceAll(/\s/g, ''));
        for (const part of parts) {
          if (part.kind === 'covered') expect(part).toEqual({ kind: 'covered' });
        }
      }),
    );
  });

  it('leaves no name that was to be covered', () => {
    const words = fc.array(fc.constantFrom('Marcos', 'julia', 'JÚLIA', 'foi', 'Ana', 'bem'), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(words, fc.constantFrom(' ', ', ', '. ', '-', '\n'), (list, between) => {
        const shown = visible(list.join(between), ['marcos', 'Júlia']);
        expect(shown.toLowerCase()).not.toMatch(/marcos|j[uú]lia/);
      }),
    );
  });
});

it('suggests words that look like names, not those that begin a sentence', () => {
  expect(namesIn([TEXT, 'Hoje vi a Júlia. Ontem também.\nDepois o TI da Vale.'])).toEqual([
    'Júlia',
    'Marcos',
    'Vale',
  ]);
});
