import {
  crisisTablesOf,
  fetchCrisisTables,
  fetchTables,
  tablesOf,
} from '#features/burnout/engine/tables/tables.ts';
import type { Language } from '../contract.ts';
import type { LanguageVote } from '../language.ts';
import { DANGER_WORDS } from '../lexicon/danger-words.ts';
import { DangerSlips } from '../text/danger-slips.ts';
import { REGULARS } from '../text/regulars.ts';
import type { Tokens } from '../text/tokenise.ts';
import { CrisisSlips } from './build/crisis-slips.ts';
import { FACT_FIELDS, type Lexicon, type Slips } from './build/lexicon.ts';
import type { Tables } from './build/pack.ts';
import { TypoIndex } from './build/typo-index.ts';
import { UsualPairs } from './usual.ts';

export { fetchCrisisTables };

const lexicons = new Map<Language, Lexicon>();
const crisisLexicons = new Map<Language, Lexicon>();

/** Brings a language here, so that it can be read; rejects where it cannot be fetched. */
export async function fetchLexicon(language: Language): Promise<void> {
  if (lexicons.has(language)) return;
  await fetchTables(language);
  // What was made without the whole language is made anew with it.
  crisisLexicons.delete(language);
}

/** The lexicon of a language, made ready when first asked for. */
export function lexiconOf(language: Language): Lexicon {
  let lexicon = lexicons.get(language);
  if (lexicon === undefined) {
    const tables = tablesOf(language);
    const danger = new DangerSlips(tables.vocabulary, DANGER_WORDS[language]);
    lexicon = made(tables, new TypoIndex(tables.vocabulary, tables.mendable), danger);
    lexicons.set(language, lexicon);
  }
  return lexicon;
}

/** The tables that look for certain crisis wordings of a language in a text of another one. */
export function crisisLexiconOf(language: Language): Lexicon {
  let lexicon = crisisLexicons.get(language);
  if (lexicon === undefined) {
    const tables = crisisTablesOf(language);
    const whole = () => lexiconOf(language);
    const typos = new CrisisSlips(tables.vocabulary, tables.mendable, whole);
    // Nearly every word of another language is unknown here: by ear too many would be danger.
    lexicon = made(tables, typos, NOTHING_MENDED);
    crisisLexicons.set(language, lexicon);
  }
  return lexicon;
}

const NOTHING_MENDED: Slips = { correct: () => 0 };

function made(tables: Tables, typos: Slips, danger: Slips): Lexicon {
  const regular = new Int32Array(REGULARS * FACT_FIELDS);
  return { ...tables, typos, danger, regular, usual: new UsualPairs(tables.automaton) };
}

/** Settles a close vote by the number of words each lexicon knows; Portuguese wins ties. */
export function knownWords(tokens: Tokens, vote: LanguageVote): Language {
  let best: Language = vote.language;
  let most = -1;
  const ids = tokens.scratch;
  for (const language of ['pt', 'es', 'en', 'fr'] as const) {
    let known = language === vote.language ? vote.margin : 0;
    lexiconOf(language).vocabulary.findAll(tokens, ids);
    for (let token = 0; token < tokens.count; token += 1) if (ids[token] !== 0) known += 1;
    if (known > most) {
      best = language;
      most = known;
    }
  }
  return best;
}
