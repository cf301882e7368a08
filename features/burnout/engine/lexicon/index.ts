import type { Language } from '../contract.ts';
import type { LanguageVote } from '../language.ts';
import type { Tokens } from '../text/tokenise.ts';
import { compileCrisis, compileLexicon } from './build/compile.ts';
import type { Lexicon } from './build/lexicon.ts';
import { englishSource } from './en/index.ts';
import { spanishSource } from './es/index.ts';
import { frenchSource } from './fr/index.ts';
import { portugueseSource } from './pt/index.ts';
import type { LanguageSource } from './source.ts';

const SOURCES: Readonly<Record<Language, LanguageSource>> = {
  pt: portugueseSource,
  en: englishSource,
  es: spanishSource,
  fr: frenchSource,
};

const compiled = new Map<Language, Lexicon>();

/** The lexicon of a language, compiled when first asked for. */
export function lexiconOf(language: Language): Lexicon {
  let lexicon = compiled.get(language);
  if (lexicon === undefined) {
    lexicon = compileLexicon(SOURCES[language]);
    compiled.set(language, lexicon);
  }
  return lexicon;
}

const compiledCrisis = new Map<Language, Lexicon>();

/** The tables that look for certain crisis wordings of a language in a text of another one. */
export function crisisLexiconOf(language: Language): Lexicon {
  let lexicon = compiledCrisis.get(language);
  if (lexicon === undefined) {
    lexicon = compileCrisis(SOURCES[language], () => lexiconOf(language));
    compiledCrisis.set(language, lexicon);
  }
  return lexicon;
}

/** Settles a close vote by the number of words each lexicon knows; Portuguese wins ties. */
export function knownWords(tokens: Tokens, vote: LanguageVote): Language {
  let best: Language = vote.language;
  let most = -1;
  const ids = tokens.scratch;
  for (const language of ['pt', 'es', 'en', 'fr'] as const) {
    const { vocabulary } = lexiconOf(language);
    let known = language === vote.language ? vote.margin : 0;
    vocabulary.findAll(tokens, ids);
    for (let token = 0; token < tokens.count; token += 1) if (ids[token] !== 0) known += 1;
    if (known > most) {
      best = language;
      most = known;
    }
  }
  return best;
}
