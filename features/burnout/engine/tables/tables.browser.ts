import enAddress from 'virtual:lexicon/en';
import enCrisisAddress from 'virtual:lexicon/en.crisis';
import esAddress from 'virtual:lexicon/es';
import esCrisisAddress from 'virtual:lexicon/es.crisis';
import frAddress from 'virtual:lexicon/fr';
import frCrisisAddress from 'virtual:lexicon/fr.crisis';
import ptAddress from 'virtual:lexicon/pt';
import type { Language } from '../contract.ts';
import { compiled } from './browser/compiled.ts';
import type { Tables } from './build/pack.ts';
import { buildSharedWords, type SharedWords } from './build/shared-words.ts';

/**
 * The tables in a browser; `tables.node.ts` stands here in Node. A language is fetched in its
 * shortest writing and compiled away from the page. The crisis wordings of all but Portuguese are files of their own,
 * small and fetched early: those are looked for even where the rest cannot be fetched.
 */
const CRISIS_FILES: Readonly<Record<Exclude<Language, 'pt'>, string>> = {
  en: enCrisisAddress,
  es: esCrisisAddress,
  fr: frCrisisAddress,
};
const FILES: Readonly<Record<Language, readonly string[]>> = {
  pt: [ptAddress],
  en: [enCrisisAddress, enAddress],
  es: [esCrisisAddress, esAddress],
  fr: [frCrisisAddress, frAddress],
};

const wholes = new Map<Language, Tables>();
const crises = new Map<Language, Tables>();

/** Brings a language here, so that `tablesOf` has it; rejects where it cannot be fetched. */
export async function fetchTables(language: Language): Promise<void> {
  if (wholes.has(language)) return;
  const { whole, crisis } = await compiled({ language, files: FILES[language], alone: false });
  wholes.set(language, whole as Tables);
  crises.set(language, crisis);
}

/**
 * Brings Portuguese and the crisis wordings of the other languages here; rejects where they cannot
 * be fetched.
 */
export async function fetchCrisisTables(): Promise<void> {
  const others = Object.keys(CRISIS_FILES) as (keyof typeof CRISIS_FILES)[];
  await Promise.all([fetchTables('pt'), ...others.map((language) => fetchCrisis(language))]);
}

async function fetchCrisis(language: keyof typeof CRISIS_FILES): Promise<void> {
  if (crises.has(language)) return;
  const { crisis } = await compiled({ language, files: [CRISIS_FILES[language]], alone: true });
  // What the whole language gave meanwhile also mends slips.
  if (!crises.has(language)) crises.set(language, crisis);
}

/**
 * The compiled tables of a language.
 *
 * @throws Error when they were not fetched before
 */
export function tablesOf(language: Language): Tables {
  return there(wholes.get(language), language);
}

/**
 * The small tables with certain crisis wordings of a language.
 *
 * @throws Error when neither the language nor the crisis wordings were fetched before
 */
export function crisisTablesOf(language: Language): Tables {
  return there(crises.get(language), language);
}

function there(tables: Tables | undefined, language: Language): Tables {
  if (tables === undefined) throw new Error(`The tables of "${language}" were not fetched`);
  return tables;
}

let shared: SharedWords | undefined;

/** Function words and crisis keys of all languages. */
export function sharedWords(): SharedWords {
  shared ??= buildSharedWords();
  return shared;
}
