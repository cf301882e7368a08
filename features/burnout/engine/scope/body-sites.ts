import type { Match, MentionEntry } from '../found.ts';
import { TRAIT } from '../tables/build/bits.ts';
import { THIRD_PERSON } from '../tables/inflection/forms.ts';
import { CLAUSE_BREAK, SOFT_BREAK } from '../text/tokenise.ts';
import type { Words } from '../text/words.ts';

const BODY = TRAIT.body;
const BETWEEN =
  TRAIT.coordinator | TRAIT.preposition | TRAIT.determiner | TRAIT.possessive | TRAIT.filler;

/** Adds one mention for each further body site of a complaint: "dor na nuca e no joelho" is two. */
export function coordinateSites(
  words: Words,
  mentions: Match<MentionEntry>[],
): Match<MentionEntry>[] {
  const all: Match<MentionEntry>[] = [];
  mentions.forEach((mention, index) => {
    all.push(mention);
    // "dor na nuca" has a head noun for further sites; "ombros travados" has none.
    const headed = isSite(mention.to - 1) && !isSite(mention.from);
    if (mention.entry.category !== 'physical' || !headed) return;
    const limit = mentions[index + 1]?.from ?? words.count;
    let from = mention.to;
    while (from < limit) {
      let at = from;
      while (at < limit && at - from < 4 && isLink(at)) at += 1;
      const joined = (words.breaks[at] as number) === (at === from ? SOFT_BREAK : 0);
      if (!(at < limit && isSite(at) && joined) || followedByVerb(at + 1, limit)) break;
      all.push({ entry: mention.entry, from: at, to: at + 1 });
      from = at + 1;
    }
  });
  return all;

  function isSite(at: number): boolean {
    return ((words.traits[at] as number) & BODY) !== 0;
  }

  function isLink(at: number): boolean {
    return (
      (words.breaks[at] as number) < CLAUSE_BREAK && ((words.traits[at] as number) & BETWEEN) !== 0
    );
  }

  function followedByVerb(at: number, limit: number): boolean {
    if (at >= limit || words.breaks[at] !== 0) return false;
    return ((words.features[at] as number) & THIRD_PERSON) !== 0;
  }
}
