import { type Lexicon, traitBit } from '../lexicon/build/lexicon.ts';
import type { Match, MentionEntry } from '../match.ts';
import type { Words } from '../text/words.ts';

const SKIPPED = traitBit('filler') | traitBit('firstObject');
const LINKS = traitBit('copula') | traitBit('coordinator') | traitBit('contrast');

/**
 * Words such as "leve" or "quebrada" speak of a person only where a predicate can stand: at the
 * start of a clause, after a verb of being or after "e", "mas".
 */
export function inPredicate(words: Words, lexicon: Lexicon, match: Match<MentionEntry>): boolean {
  if (!match.entry.predicate) return true;
  let at = match.from;
  while (words.breaks[at] === 0 && at > 0) {
    const traits = lexicon.traits[words.id[at - 1] as number] as number;
    if ((traits & LINKS) !== 0) return true;
    if ((traits & SKIPPED) === 0) return false;
    at -= 1;
  }
  return true;
}
