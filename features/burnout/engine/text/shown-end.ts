import { TRAIT } from '../tables/build/bits.ts';
import { NO_BREAK } from './tokenise.ts';
import type { Words } from './words.ts';

/** Words that begin what follows: "falhei com [meus alunos]", "sem paciência para [isso]". */
const HEADS =
  TRAIT.determiner |
  TRAIT.possessive |
  TRAIT.preposition |
  TRAIT.genitive |
  TRAIT.coordinator |
  TRAIT.opener;

/**
 * Where a wording is shown to end: after the word that carries its meaning. What it looks at beyond
 * that, to be sure of itself, is no part of what a person is shown. At the end of a clause such a word
 * is meant: "a culpa é minha".
 */
export function shownEnd(words: Words, from: number, to: number): number {
  let end = to;
  while (
    end > from + 1 &&
    end < words.count &&
    words.breaks[end] === NO_BREAK &&
    ((words.traits[end - 1] as number) & HEADS) !== 0
  ) {
    end -= 1;
  }
  return words.end[end - 1] as number;
}
