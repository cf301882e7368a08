import type { Language } from '../contract.ts';
import { compileCrisis, compileLexicon } from './build/compile.ts';
import type { Tables } from './build/pack.ts';
import { buildSharedWords, type SharedWords } from './build/shared-words.ts';
import { portugueseSource } from './pt/index.ts';
import type { LanguageSource } from './source.ts';

/**
 * The tables in a browser; `tables.node.ts` stands here in Node. Portuguese comes with the engine.
 * The other languages are files of their own, and their crisis wordings are one more, small and
 * fetched early: those are looked for even where the rest of a language cannot be fetched.
 */
const FILES: Readonly<Record<Exclude<Language, 'pt'>, () => Promise<LanguageSource>>> = {
  en: async () => (await import('./en/index.ts')).englishSource,
  es: async () => (await import('./es/index.ts')).spanishSource,
  fr: async () => (await import('./fr/index.ts')).frenchSource,
};

const sources = new Map<Language, LanguageSource>([['pt', portugueseSource]]);
const crisisSources = new Map<Language, LanguageSource>();

/** Brings a language here, so that `tablesOf` has it; rejects where it cannot be fetched. */
export async function fetchTables(language: Language): Promise<void> {
  if (language === 'pt' || sources.has(language)) return;
  sources.set(language, await FILES[language]());
}

/** Brings the crisis wordings of all languages here; rejects where they cannot be fetched. */
export async function fetchCrisisTables(): Promise<void> {
  const { CRISIS_SOURCES } = await import('./crisis-sources.ts');
  for (const source of Object.values(CRISIS_SOURCES)) crisisSources.set(source.language, source);
}

/**
 * The compiled tables of a language.
 *
 * @throws Error when they were not fetched before
 */
export function tablesOf(language: Language): Tables {
  const source = sources.get(language);
  if (source === undefined) throw new Error(`The tables of "${language}" were not fetched`);
  return compileLexicon(source);
}

/**
 * The small tables with certain crisis wordings of a language.
 *
 * @throws Error when neither the language nor the crisis wordings were fetched before
 */
export function crisisTablesOf(language: Language): Tables {
  const source = crisisSources.get(language);
  if (sources.has(language) || source === undefined) {
    const whole = tablesOf(language);
    return compileCrisis(sources.get(language) as LanguageSource, whole);
  }
  return compileCrisis(source, compileLexicon(source));
}

let shared: SharedWords | undefined;

/** Function words and crisis keys of all languages. */
export function sharedWords(): SharedWords {
  shared ??= buildSharedWords();
  return shared;
}
