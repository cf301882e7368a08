import type { CrisisLevel } from './contract.ts';
import type { CrisisEntry, Match } from './found.ts';
import { type CrisisConcept, conceptBit } from './lexicon/crisis-concepts.ts';
import { SENTENCE_BREAK } from './text/tokenise.ts';
import type { Words } from './text/words.ts';

/**
 * Concepts that mean danger together, though neither does alone. All of them stand within `words` of
 * the first one, in its sentence or, where the rule says so, in the sentence before or after.
 */
interface Rule {
  level: CrisisLevel;
  needs: readonly CrisisConcept[];
  words: number;
  neighbours?: true;
  /** "A stash of pills" holds the pills, "me voy a tirar al tren" the plan. */
  overlapping?: true;
  /** A word of work or kitchen only says where it was: it clears nothing. */
  anywhere?: true;
}

const RULES: readonly Rule[] = [
  // To be dead, and wanting, welcoming or thinking of it; or having resolved on it.
  { level: 2, needs: ['gone', 'drawn'], words: 9 },
  { level: 3, needs: ['resolved', 'gone'], words: 9, overlapping: true },
  { level: 3, needs: ['gone', 'ready'], words: 9 },
  { level: 3, needs: ['means', 'ready'], words: 14, neighbours: true },
  { level: 3, needs: ['settled', 'ready'], words: 14, neighbours: true },
  { level: 3, needs: ['away', 'ready', 'forGood'], words: 10 },
  { level: 2, needs: ['gone', 'forGood'], words: 5 },
  { level: 2, needs: ['gone', 'eased'], words: 6 },
  { level: 2, needs: ['gone', 'away'], words: 6 },
  { level: 2, needs: ['absent', 'drawn'], words: 6 },
  // To go away is a holiday, unless it is for good.
  { level: 2, needs: ['away', 'forGood', 'drawn'], words: 9 },
  { level: 3, needs: ['away', 'forGood', 'resolved'], words: 9 },
  // The others, better off without me.
  { level: 2, needs: ['absent', 'eased'], words: 12, neighbours: true },
  // Life has no reason, hold or way on.
  { level: 2, needs: ['noMore', 'life'], words: 5 },
  { level: 2, needs: ['tether'], words: 0 },
  { level: 2, needs: ['noWay', 'life'], words: 8 },
  { level: 2, needs: ['noWay', 'forGood'], words: 10 },
  { level: 2, needs: ['noWay', 'gone'], words: 12, neighbours: true },
  // Leave taken and affairs settled for a time without me.
  { level: 3, needs: ['farewell', 'absent'], words: 20, neighbours: true },
  { level: 3, needs: ['farewell', 'gone'], words: 12, neighbours: true },
  { level: 3, needs: ['farewell', 'settled'], words: 20, neighbours: true },
  { level: 2, needs: ['farewell', 'farewell'], words: 20, neighbours: true },
  { level: 3, needs: ['settled', 'absent'], words: 16, neighbours: true },
  { level: 3, needs: ['settled', 'gone'], words: 12, neighbours: true },
  // Peace, once leave is taken or all is settled.
  { level: 2, needs: ['settled', 'calm'], words: 24, neighbours: true },
  { level: 2, needs: ['farewell', 'calm'], words: 20, neighbours: true },
  // A means got ready or a day fixed, and leave taken or papers settled.
  { level: 3, needs: ['prepared', 'farewell'], words: 20, neighbours: true },
  { level: 3, needs: ['prepared', 'settled'], words: 20, neighbours: true },
  { level: 3, needs: ['prepared', 'absent'], words: 20, neighbours: true },
  { level: 3, needs: ['prepared', 'ready'], words: 20, neighbours: true },
  { level: 3, needs: ['prepared', 'prepared'], words: 20, neighbours: true },
  { level: 3, needs: ['farewell', 'ready'], words: 20, neighbours: true },
  { level: 3, needs: ['absent', 'ready'], words: 16, neighbours: true },
  // A means or a place, and why the writer lingers there.
  { level: 3, needs: ['means', 'lingering'], words: 12, neighbours: true, overlapping: true },
  { level: 3, needs: ['means', 'gone'], words: 10 },
  { level: 2, needs: ['harm', 'meant'], words: 14 },
  { level: 2, needs: ['deed', 'intent'], words: 14, neighbours: true, anywhere: true },
  { level: 2, needs: ['dear', 'theirDanger'], words: 14, neighbours: true },
];

const bitsOf = (concepts: readonly CrisisConcept[]): number =>
  concepts.reduce((bits, concept) => bits | conceptBit(concept), 0);
const NEEDS = RULES.map(({ needs }) => bitsOf(needs));

/** What is also said, and put in order, by whoever changes jobs or homes. */
const LEAVE = bitsOf(['farewell', 'settled', 'absent', 'away']);

const NOWHERE: ReadonlySet<number> = new Set();

const PARTING = conceptBit('parting');

export interface Composed {
  level: CrisisLevel;
  matches: Match<CrisisEntry>[];
}

/** Whether all concepts that some rule needs are among those of `said`, one bit each. */
export function mayCompose(said: number): boolean {
  for (const needs of NEEDS) if ((said & needs) === needs) return true;
  return false;
}

/** Crisis wordings that nobody listed, put together from concepts. `found` ascends by place. */
export function composeCrisis(words: Words, found: readonly Match<CrisisEntry>[]): Composed {
  const composed: Composed = { level: 0, matches: [] };
  let said = 0;
  for (const { entry } of found) said |= entry.bit;
  if (!mayCompose(said)) return composed;
  const sentences = sentencesOf(words, found);
  const elsewhere = new Set<number>();
  for (let i = 0; i < found.length; i += 1) {
    if ((found[i] as Match<CrisisEntry>).entry.family === 'elsewhere') {
      elsewhere.add(sentences[i] as number);
    }
  }
  const mayPart = (said & PARTING) !== 0;
  const leaving = mayPart ? new Set([...elsewhere, ...partingsOf(found, sentences)]) : elsewhere;
  for (let at = 0; at < RULES.length; at += 1) {
    const needs = NEEDS[at] as number;
    if ((said & needs) !== needs) continue;
    const rule = RULES[at] as Rule;
    const clearing = (needs & LEAVE) === 0 ? elsewhere : leaving;
    const cleared = rule.anywhere === true ? NOWHERE : clearing;
    const matches = firstUnion(rule, found, sentences, cleared);
    if (matches === undefined) continue;
    composed.matches.push(...matches);
    if (rule.level > composed.level) composed.level = rule.level;
  }
  return composed;
}

/** Those of `matches` that no resignation, move or journey explains, told in their sentence or beside it. */
export function apartFromPartings(
  words: Words,
  matches: readonly Match<CrisisEntry>[],
): readonly Match<CrisisEntry>[] {
  if (!matches.some(({ entry }) => entry.family === 'parting')) return matches;
  const sentences = sentencesOf(words, matches);
  const partings = partingsOf(matches, sentences);
  return matches.filter((_, i) => !partings.has(sentences[i] as number));
}

/** Number of the sentence of each match. */
function sentencesOf(words: Words, found: readonly Match[]): number[] {
  const { breaks } = words;
  const sentences: number[] = [];
  let sentence = 0;
  let at = 0;
  for (const { from } of found) {
    for (; at < from; at += 1) if (breaks[at + 1] === SENTENCE_BREAK) sentence += 1;
    sentences.push(sentence);
  }
  return sentences;
}

/** Sentences of a resignation, a move or a journey, and those beside them. */
function partingsOf(
  found: readonly Match<CrisisEntry>[],
  sentences: readonly number[],
): Set<number> {
  const partings = new Set<number>();
  for (let i = 0; i < found.length; i += 1) {
    if ((found[i] as Match<CrisisEntry>).entry.family !== 'parting') continue;
    const sentence = sentences[i] as number;
    partings
      .add(sentence - 1)
      .add(sentence)
      .add(sentence + 1);
  }
  return partings;
}

/** The first place where all that a rule needs stands together, and no sentence is about work. */
function firstUnion(
  rule: Rule,
  found: readonly Match<CrisisEntry>[],
  sentences: readonly number[],
  elsewhere: ReadonlySet<number>,
): Match<CrisisEntry>[] | undefined {
  const { needs } = rule;
  let sentence = 0;
  let union: Match<CrisisEntry>[] = [];
  const fits = (at: number): boolean => {
    const match = found[at] as Match<CrisisEntry>;
    if (match.entry.family !== needs[union.length]) return false;
    const away = Math.abs((sentences[at] as number) - sentence);
    if (away > (rule.neighbours === true ? 1 : 0)) return false;
    if (elsewhere.has(sentences[at] as number)) return false;
    return union.every((other) => isApart(match, other, rule.overlapping === true));
  };
  for (let i = 0; i < found.length; i += 1) {
    const core = found[i] as Match<CrisisEntry>;
    sentence = sentences[i] as number;
    if (core.entry.family !== needs[0] || elsewhere.has(sentence)) continue;
    union = [core];
    while (union.length < needs.length) {
      const partner = nearest(rule, found, i, fits);
      if (partner === undefined) break;
      union.push(partner);
    }
    if (union.length === needs.length) return union;
  }
  return undefined;
}

function isApart(match: Match, other: Match, mayHold: boolean): boolean {
  if (match.to <= other.from || other.to <= match.from) return true;
  return mayHold && match.to - match.from > other.to - other.from + 1;
}

/** Longest wording of a concept, in words, as far as looking back for it goes. */
const LONGEST_WORDING = 16;

function nearest(
  rule: Rule,
  found: readonly Match<CrisisEntry>[],
  at: number,
  fits: (index: number) => boolean,
): Match<CrisisEntry> | undefined {
  const core = found[at] as Match;
  for (let i = at - 1; i >= 0; i -= 1) {
    const match = found[i] as Match<CrisisEntry>;
    if (match.from < core.from - rule.words - LONGEST_WORDING) break;
    if (core.from - match.to <= rule.words && fits(i)) return match;
  }
  for (let i = at + 1; i < found.length; i += 1) {
    const match = found[i] as Match<CrisisEntry>;
    if (match.from > core.to + rule.words) return undefined;
    if (fits(i)) return match;
  }
  return undefined;
}
