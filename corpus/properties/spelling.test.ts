import { describe, expect, it } from 'vitest';
import type { Language } from '#features/burnout/engine/contract.ts';
import { ANNOTATED, digest } from './annotated.ts';
import { STATES } from './states.ts';

/** The annotated texts, and every state as somebody says it of themselves. */
const TEXTS = [
  ...ANNOTATED,
  ...(Object.keys(STATES) as Language[]).flatMap((language) => {
    const { states, own } = STATES[language];
    return Object.values(states).flatMap((pool) =>
      pool.flatMap(([, state]) => own.map((frame) => ({ text: frame(state), language }))),
    );
  }),
];

function changed(rewrite: (text: string) => string, texts = TEXTS): string[] {
  return texts
    .map(({ text, language }) => ({ text, other: rewrite(text), language }))
    .filter(({ text, other, language }) => digest(other, language) !== digest(text, language))
    .map(({ other }) => other);
}

const lastLettersTimes =
  (times: number) =>
  (text: string): string =>
    text.replace(/(\p{L})(?!\p{L})/gu, (letter) => letter.repeat(times));

describe('a text reads the same', () => {
  it.each([
    ['without accents', (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')],
    ['with accents as marks of their own', (text: string) => text.normalize('NFD')],
    ['in capitals', (text: string) => text.toUpperCase()],
    ['in lower case', (text: string) => text.toLowerCase()],
    ['with wide spaces', (text: string) => text.replaceAll(' ', ' \u00a0 ')],
    ['with typographic apostrophes', (text: string) => text.replaceAll("'", '’')],
    ['with soft hyphens', (text: string) => text.replace(/(\p{L})(\p{L})/gu, '$1\u00ad$2')],
    ['with Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    [
      'with its last letter drawn out',
      (text: string) => text.replace(/(\p{L})(?=\P{L}*$)/u, '$1$1$1$1'),
    ],
    ['shouted', (text: string) => text.replace(/\.(?=\s|$)/g, '!!!')],
  ])('%s', (_way, rewrite) => {
    expect(changed(rewrite)).toEqual([]);
  });

  it('with the last letter of every word drawn out', () => {
    expect(changed(lastLettersTimes(3))).toEqual([]);
  });
});
