import type { Found, MentionEntry } from '../found.ts';
import { TRAIT } from '../tables/build/bits.ts';
import type { Words } from '../text/words.ts';

const SKIPPED = TRAIT.filler | TRAIT.firstObject;
const LINKS = TRAIT.copula | TRAIT.coordinator | TRAIT.contrast;

/**
 * Words such as "leve" or "quebrada" speak of a person only where a predicate can stand: at the
 * start of a clause, after a verb of being or after "e", "mas".
 */
export function inPredicate(words: Words, found: Found<MentionEntry>, place: number): boolean {
  if (!(found.entry[place] as MentionEntry).predicate) return true;
  let at = found.from[place] as number;
  while (words.breaks[at] === 0 && at > 0) {
    const traits = words.traits[at - 1] as number;
    if ((traits & LINKS) !== 0) return true;
    if ((traits & SKIPPED) === 0) return false;
    at -= 1;
  }
  return true;
}
