import { describe, expect, it } from 'vitest';
import type { Language } from '../contract.ts';
import * as harmlessEn from './harmless-acts.en.ts';
import * as harmlessEs from './harmless-acts.es.ts';
import * as harmlessFr from './harmless-acts.fr.ts';
import { misread, sentencesOf } from './reading.ts';
import * as wishesEn from './wishes.en.ts';
import * as wishesEs from './wishes.es.ts';
import * as wishesFr from './wishes.fr.ts';

describe.each([
  ['en', wishesEn],
  ['es', wishesEs],
  ['fr', wishesFr],
] as const)('a plain wish or act in %s', (language, file) => {
  it('is never missed', () => {
    const texts = sentencesOf(file);
    expect(texts.length).toBeGreaterThan(4000);
    expect(misread(texts, language, true)).toEqual([]);
  });
});

/** The lists let none of them through; what is left is the second look's, which learns apart. */
const ALARMED: Readonly<Partial<Record<Language, number>>> = { en: 0.09, es: 0.02, fr: 0.06 };

describe.each([
  ['en', harmlessEn],
  ['es', harmlessEs],
  ['fr', harmlessFr],
] as const)('the same verbs in ordinary life in %s', (language, file) => {
  it('seldom open the card', () => {
    const texts = sentencesOf(file);
    const wrong = misread(texts, language, false);
    const readings = texts.length * 2 + Math.ceil(texts.length / 7);
    expect(wrong.length / readings, wrong.slice(0, 20).join('\n')).toBeLessThanOrEqual(
      ALARMED[language] ?? 0,
    );
  });
});
