import type { Language } from '../contract.ts';
import { compileCrisis, compileLexicon } from './build/compile.ts';
import type { Tables } from './build/pack.ts';
import { portugueseSource } from './pt/index.ts';
import type { LanguageSource } from './source.ts';

/**
 * The tables in a browser. Portuguese comes with the engine; the other languages are files of
 * their own, fetched when somebody asks for them. `tables.node.ts` stands here in Node.
 */
const FILES: Readonly<Record<Language, () => Promise<LanguageSource>>> = {
  pt: async () => portugueseSource,
  en: async () => (await import('./en/index.ts')).englishSource,
  es: async () => (await import('./es/index.ts')).spanishSource,
  fr: async () => (await import('./fr/index.ts')).frenchSource,
};

const sources = new Map<Language, LanguageSource>([['pt', portugueseSource]]);

/** Brings the tables of a language here, so that `tablesOf` has them; rejects without a network. */
export async function fetchTables(language: Language): Promise<void> {
  if (!sources.has(language)) sources.set(language, await FILES[language]());
}

/**
 * The compiled tables of a language.
 *
 * @throws Error when they were not fetched before
 */
export function tablesOf(language: Language): Tables {
  return compileLexicon(sourceOf(language));
}

/** The small tables with certain crisis wordings of a language. */
export function crisisTablesOf(language: Language): Tables {
  return compileCrisis(sourceOf(language), tablesOf(language));
}

function sourceOf(language: Language): LanguageSource {
  const source = sources.get(language);
  if (source === undefined) throw new Error(`The tables of "${language}" were not fetched`);
  return source;
}
