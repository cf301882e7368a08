import { CATEGORIES, type Language } from '../contract.ts';
import { CRISIS_CONCEPTS } from './crisis-concepts.ts';
import { crisis as englishCrisis } from './en/crisis.ts';
import { crisis as spanishCrisis } from './es/crisis.ts';
import { crisis as frenchCrisis } from './fr/crisis.ts';
import { english } from './inflection/english.ts';
import { french } from './inflection/french.ts';
import { spanish } from './inflection/spanish.ts';
import { type LanguageSource, TRAITS, TRIGGERS } from './source.ts';

/**
 * The crisis wordings of the languages that are files of their own, without chat spellings and
 * intensifiers: what a browser reads them with while it cannot fetch the rest.
 */
export const CRISIS_SOURCES: Readonly<Record<Exclude<Language, 'pt'>, LanguageSource>> = {
  en: { ...only(englishCrisis), language: 'en', inflection: english },
  es: { ...only(spanishCrisis), language: 'es', inflection: spanish },
  fr: { ...only(frenchCrisis), language: 'fr', inflection: french },
};

function only(crisis: LanguageSource['crisis']): Omit<LanguageSource, 'language' | 'inflection'> {
  const nothing = { otherSenses: '', verbs: '', notVerbs: '', aliases: '', notTypos: '' };
  return {
    ...nothing,
    crisis,
    concepts: emptyTexts(CRISIS_CONCEPTS),
    mentions: emptyTexts(CATEGORIES),
    triggers: emptyTexts(TRIGGERS),
    traits: emptyTexts(TRAITS),
    classes: {},
  };
}

function emptyTexts<K extends string>(names: readonly K[]): Record<K, string> {
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<K, string>;
}
