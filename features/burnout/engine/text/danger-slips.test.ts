import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';

/** Ways in which people write a word by ear or in haste. */
function misspelt(word: string): string[] {
  const swaps: readonly (readonly [string, string])[] = [
    ['ss', 's'],
    ['s', 'ss'],
    ['ci', 'ssi'],
    ['ci', 'si'],
    ['rr', 'r'],
    ['o', 'u'],
    ['e', 'i'],
    ['qu', 'k'],
    ['c', 'k'],
    ['m', 'n'],
  ];
  const forms = swaps
    .filter(([from]) => word.includes(from))
    .flatMap(([from, to]) => [word.replace(from, to), word.replaceAll(from, to)]);
  for (let i = 2; i < word.length - 1; i += 1) {
    forms.push(word.slice(0, i) + word.charAt(i) + word.slice(i));
  }
  return [...new Set(forms)].filter((form) => form !== word);
}

const FRAMES = {
  pt: [
    ['quero …', 'morrer'],
    ['penso em me …', 'suicidar'],
    ['só penso em …', 'suicídio'],
    ['vou me …', 'enforcar'],
    ['não quero mais …', 'viver'],
    ['tenho vontade de …', 'morrer'],
  ],
  es: [
    ['pienso en el …', 'suicidio'],
    ['voy a …', 'suicidarme'],
  ],
  en: [['I think about … every day', 'suicide']],
  fr: [['je pense au …', 'suicide']],
} as const;

describe.each(Object.entries(FRAMES))('danger that is misspelt in %s', (language, frames) => {
  it('is nearly always found', () => {
    const texts = frames.flatMap(([frame, word]) =>
      misspelt(word.normalize('NFD').replace(/\p{M}/gu, '')).map((form) =>
        frame.replace('…', form),
      ),
    );
    const missed = texts.filter((text) => !read(text, { language: language as 'pt' }).crisis);
    expect(texts.length).toBeGreaterThan(5);
    expect(missed.length / texts.length, missed.join('; ')).toBeLessThanOrEqual(0.12);
  });
});

it.each([
  'o Mota e a Marta chegaram com o Vivaldo',
  'quero morar sozinho e moer meu café',
  'vou cortar o cabelo e matricular a menina',
])('nothing is mended to danger in: %s', (text) => {
  expect(read(text).crisis).toBe(false);
});
