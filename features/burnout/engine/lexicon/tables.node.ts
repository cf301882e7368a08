import type { Language } from '../contract.ts';
import { compileCrisis, compileLexicon } from './build/compile.ts';
import type { Tables } from './build/pack.ts';
import { SOURCES } from './sources.ts';
import { cachedTables } from './table-cache.node.ts';

/** The compiled tables of a language. */
export function tablesOf(language: Language): Tables {
  const source = SOURCES[language];
  return cachedTables(language, source, () => compileLexicon(source));
}

/** The small tables with certain crisis wordings of a language. */
export function crisisTablesOf(language: Language): Tables {
  const source = SOURCES[language];
  return cachedTables(`${language}.crisis`, source, () =>
    compileCrisis(source, tablesOf(language)),
  );
}

/** In Node every language is always there. */
export async function fetchTables(_language: Language): Promise<void> {}

/** In Node every language is always there. */
export async function fetchCrisisTables(): Promise<void> {}
