import type { Language } from './contract.ts';
import { CRISIS_KEYS, FUNCTION_WORDS } from './lexicon/language-words.ts';
import type { Tokens } from './text/tokenise.ts';
import { Vocabulary } from './text/vocabulary.ts';

/** In the order that breaks ties: Portuguese first. */
export const LANGUAGES: readonly Language[] = ['pt', 'es', 'en', 'fr'];

export interface LanguageVote {
  language: Language;
  /** How many more function words the winner has than the runner-up. */
  margin: number;
  /** Languages in which the text holds a word that crisis wordings are built on. */
  crisisLanguages: Language[];
}

interface Shared {
  vocabulary: Vocabulary;
  /** Bit i: a function word of language i; bit i + 4: a crisis key of language i. */
  bits: Uint8Array;
}

let shared: Shared | undefined;

function sharedWords(): Shared {
  if (shared !== undefined) return shared;
  const vocabulary = new Vocabulary();
  const bits: number[] = [0];
  const learn = (list: string, bit: number): void => {
    for (const word of list.split(/\s+/).filter(Boolean)) {
      const id = vocabulary.add(word);
      bits[id] = (bits[id] ?? 0) | bit;
    }
  };
  LANGUAGES.forEach((language, index) => {
    learn(FUNCTION_WORDS[language], 1 << index);
    learn(CRISIS_KEYS[language], 16 << index);
  });
  shared = { vocabulary, bits: Uint8Array.from(bits) };
  return shared;
}

/** Guesses the language by its function words and notes where crisis wordings may hide. */
export function voteLanguage(tokens: Tokens): LanguageVote {
  const { vocabulary, bits } = sharedWords();
  const ids = tokens.scratch;
  vocabulary.findAll(tokens, ids);
  const votes = [0, 0, 0, 0];
  let keys = 0;
  for (let token = 0; token < tokens.count; token += 1) {
    const word = bits[ids[token] as number] as number;
    if (word === 0) continue;
    keys |= word >> 4;
    for (let i = 0; i < 4; i += 1) votes[i] = (votes[i] as number) + ((word >> i) & 1);
  }
  let best = 0;
  for (let i = 1; i < 4; i += 1) if ((votes[i] as number) > (votes[best] as number)) best = i;
  const runnerUp = Math.max(...votes.filter((_, i) => i !== best));
  return {
    language: LANGUAGES[best] as Language,
    margin: (votes[best] as number) - runnerUp,
    crisisLanguages: LANGUAGES.filter((_, i) => (keys & (1 << i)) !== 0),
  };
}
