import type { Language } from '../contract.ts';
import { englishSource } from './en/index.ts';
import { spanishSource } from './es/index.ts';
import { frenchSource } from './fr/index.ts';
import { portugueseSource } from './pt/index.ts';
import type { LanguageSource } from './source.ts';

/** The readable lexicons, from which everything else is made. */
export const SOURCES: Readonly<Record<Language, LanguageSource>> = {
  pt: portugueseSource,
  en: englishSource,
  es: spanishSource,
  fr: frenchSource,
};
