import type { CrisisLevel, Span } from './contract.ts';
import { apartFromPartings, composeCrisis, mayCompose } from './crisis-composition.ts';
import { answersIn, isPlainlyDenied } from './crisis-denial.ts';
import type { CrisisEntry, Found, Match } from './found.ts';
import type { CrisisFamily } from './lexicon/source.ts';
import { LISTED_BIT } from './tables/build/entries.ts';
import { shownEnd } from './text/shown-end.ts';
import { SENTENCE_BREAK } from './text/tokenise.ts';
import type { Words } from './text/words.ts';

export interface CrisisFinding {
  level: CrisisLevel;
  spans: Span[];
}

/**
 * A quick look: false is certain. Few texts hold more than a word of one concept or another, and
 * then nothing has to be weighed.
 */
export function mayBeCrisis({ entry, count }: Found<CrisisEntry>): boolean {
  let said = 0;
  for (let place = 0; place < count; place += 1) said |= (entry[place] as CrisisEntry).bit;
  return (said & LISTED_BIT) !== 0 || mayCompose(said);
}

/**
 * Weighs the crisis wordings of one language. An explicit wording always counts, denied or not;
 * only the fixed decoys clear it, by masking the words they cover. Indirect cues need company.
 */
export function findCrisis(
  words: Words,
  matches: readonly Match<CrisisEntry>[],
  quotations: readonly Span[],
): CrisisFinding {
  const open = ofTheWriter(words, openOf(words, matches), quotations);
  const listed = weighListed(words, open);
  const composed = composeCrisis(words, withoutHalves(open));
  const level = Math.max(listed.level, composed.level) as CrisisLevel;
  if (level === 0) return { level, spans: [] };
  const shown = withoutOverlaps([...listed.matches, ...composed.matches]);
  return {
    level,
    spans: shown.map(({ from, to }) => ({
      start: words.start[from] as number,
      end: shownEnd(words, from, to),
    })),
  };
}

/** Quoted words of a song, a series, a post: whose they are stands in the sentence around them. */
function ofTheWriter(
  words: Words,
  open: readonly Match<CrisisEntry>[],
  quotations: readonly Span[],
): readonly Match<CrisisEntry>[] {
  if (quotations.length === 0) return open;
  const stories = open.filter(({ entry }) => entry.family === 'topic');
  return open.filter((match) => {
    const start = words.start[match.from] as number;
    const quoted = quotations.some((span) => span.start < start && start < span.end);
    return !quoted || !isTopic(words, match, stories);
  });
}

/** What is put away or watched, where it is only half of a danger, composes none. */
function withoutHalves(open: readonly Match<CrisisEntry>[]): readonly Match<CrisisEntry>[] {
  const halves = open.filter(({ entry }) => entry.family === 'half');
  if (halves.length === 0) return open;
  return open.filter(
    ({ entry, from, to }) =>
      (entry.family !== 'lingering' && entry.family !== 'prepared') ||
      !halves.some((half) => half.from <= from && to <= half.to),
  );
}

interface Weighed {
  level: CrisisLevel;
  matches: readonly Match<CrisisEntry>[];
}

const NOTHING: Weighed = { level: 0, matches: [] };

/** The families that may open the help card without a concept. */
function weighListed(words: Words, open: readonly Match<CrisisEntry>[]): Weighed {
  if (!open.some(({ entry }) => entry.bit === LISTED_BIT)) return NOTHING;
  const of = (family: CrisisFamily): Match<CrisisEntry>[] =>
    open.filter(({ entry }) => entry.family === family);
  const topical = ofNoTopic(words, of('topical'), () => of('topic'));
  const half = of('half');
  const isWhole = ({ from, to }: Match): boolean =>
    !half.some((told) => told.from <= from && to <= told.to);
  const imminent = of('imminent').filter(isWhole);
  const stated = [...imminent, ...of('explicit').filter(isWhole), ...topical];
  const given = [...withoutPartings(words, of('cue'), open), ...half];
  const cues = apartFrom(words, stated, withoutOverlaps(given));
  const soft = ofNoTopic(words, of('soft'), () =>
    open.filter(({ entry }) => entry.family === 'elsewhere' || entry.family === 'parting'),
  );
  const said = distinct(words, cues);
  let level: CrisisLevel = 0;
  if (imminent.length > 0) level = 3;
  else if (stated.length > 0) level = said > 1 ? 3 : 2;
  else if (said > 1 || (said === 1 && hasAffairs(words, open, cues))) level = 2;
  else if (soft.length > 0) level = 1;
  return { level, matches: [...stated, ...soft, ...cues] };
}

/** How many of them there are, what is only said again counted once. */
function distinct(words: Words, cues: readonly Match[]): number {
  if (cues.length < 2) return cues.length;
  return new Set(cues.map(({ from, to }) => words.id.subarray(from, to).join(' '))).size;
}

/** Those in whose sentence none of the topics stands. */
function ofNoTopic(
  words: Words,
  matches: readonly Match<CrisisEntry>[],
  topics: () => readonly Match<CrisisEntry>[],
): readonly Match<CrisisEntry>[] {
  if (matches.length === 0) return matches;
  const about = topics();
  return matches.filter((match) => !isTopic(words, match, about));
}

/** A cue that only takes leave says nothing where a resignation, a move or a journey explains it. */
function withoutPartings(
  words: Words,
  cues: readonly Match<CrisisEntry>[],
  open: readonly Match<CrisisEntry>[],
): readonly Match<CrisisEntry>[] {
  const left = apartFromPartings(words, open);
  if (left === open) return cues;
  const unexplained = new Set(left);
  const leaves = open.filter(({ entry }) => entry.family === 'farewell');
  return cues.filter(
    (cue) =>
      unexplained.has(cue) || !leaves.some(({ from, to }) => from <= cue.from && cue.to <= to),
  );
}

/** Whether affairs are settled somewhere, in words that are none of the cues. */
function hasAffairs(
  words: Words,
  open: readonly Match<CrisisEntry>[],
  cues: readonly Match<CrisisEntry>[],
): boolean {
  const settling = apartFromPartings(words, open).filter(({ entry }) => entry.family === 'affairs');
  return apartFrom(words, cues, withoutOverlaps(settling)).length > 0;
}

/** What neither an idiom masks nor a plain answer denies. */
function openOf(
  words: Words,
  matches: readonly Match<CrisisEntry>[],
): readonly Match<CrisisEntry>[] {
  const idioms = matches.filter(isIdiom);
  const answers = answersIn(words, matches);
  if (idioms.length === 0 && answers === undefined) return matches;
  let first = 0;
  return matches.filter((match) => {
    while (first < idioms.length && (idioms[first] as Match).to <= match.from) first += 1;
    if (isIdiom(match) || isPlainlyDenied(match, answers)) return false;
    for (let i = first; i < idioms.length; i += 1) {
      const idiom = idioms[i] as Match;
      if (idiom.from >= match.to) break;
      if (masks(idiom, match)) return false;
    }
    return true;
  });
}

/** Fixed idioms, which mean no danger. */
export function isIdiom({ entry }: Match<CrisisEntry>): boolean {
  return entry.family === 'decoy' || entry.family === 'idiom';
}

/** By word, 1 where one of the wordings is that others must be apart from; all 0 between two uses. */
let covered = new Uint8Array(0);

/** Those that share no word with any of `others`. */
function apartFrom(
  words: Words,
  others: readonly Match<CrisisEntry>[],
  matches: readonly Match<CrisisEntry>[],
): readonly Match<CrisisEntry>[] {
  if (others.length === 0 || matches.length === 0) return matches;
  if (covered.length < words.count) covered = new Uint8Array(words.count * 2);
  for (const { from, to } of others) covered.fill(1, from, to);
  const apart = matches.filter(({ from, to }) => {
    for (let at = from; at < to; at += 1) if (covered[at] === 1) return false;
    return true;
  });
  for (const { from, to } of others) covered.fill(0, from, to);
  return apart;
}

/** A decoy masks what it overlaps, unless the crisis wording holds it whole and says more. */
function masks(decoy: Match, match: Match): boolean {
  if (decoy.to <= match.from || match.to <= decoy.from) return false;
  const holds = match.from <= decoy.from && decoy.to <= match.to;
  return !holds || match.to - match.from === decoy.to - decoy.from;
}

function isTopic(words: Words, match: Match, topics: readonly Match[]): boolean {
  let start = match.from;
  while (start > 0 && words.breaks[start] !== SENTENCE_BREAK) start -= 1;
  let end = match.to;
  while (end < words.count && words.breaks[end] !== SENTENCE_BREAK) end += 1;
  // Topics are in order of place, and no wording goes beyond its sentence.
  let low = 0;
  let high = topics.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((topics[middle] as Match).from < start) low = middle + 1;
    else high = middle;
  }
  return low < topics.length && (topics[low] as Match).from < end;
}

function withoutOverlaps(matches: readonly Match<CrisisEntry>[]): readonly Match<CrisisEntry>[] {
  if (matches.length < 2) return matches;
  const kept: Match<CrisisEntry>[] = [];
  const ordered = matches.every(
    (match, i) => i === 0 || inOrder(matches[i - 1] as Match, match) <= 0,
  );
  for (const match of ordered ? matches : [...matches].sort(inOrder)) {
    const last = kept.at(-1);
    if (last === undefined || match.from >= last.to) kept.push(match);
  }
  return kept;
}

/** By place, the longer before the shorter. */
function inOrder(a: Match, b: Match): number {
  return a.from - b.from || b.to - a.to;
}
