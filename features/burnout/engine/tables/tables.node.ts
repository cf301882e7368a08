import type { Language } from '../contract.ts';
import { CRISIS_KEYS, FUNCTION_WORDS } from '../lexicon/language-words.ts';
import { SOURCES } from '../lexicon/sources.ts';
import { compileCrisis, compileLexicon } from './build/compile.ts';
import type { Tables } from './build/pack.ts';
import {
  buildSharedWords,
  packSharedWords,
  type SharedWords,
  unpackSharedWords,
} from './build/shared-words.ts';
import { cached, cachedTables } from './table-cache.node.ts';

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

let shared: SharedWords | undefined;

/** Function words and crisis keys of all languages. */
export function sharedWords(): SharedWords {
  shared ??= cached(
    'shared',
    { FUNCTION_WORDS, CRISIS_KEYS },
    { make: buildSharedWords, pack: packSharedWords, unpack: unpackSharedWords },
  );
  return shared;
}

/** In Node every language is always there. */
export async function fetchTables(_language: Language): Promise<void> {}

/** In Node every language is always there. */
export async function fetchCrisisTables(): Promise<void> {}
