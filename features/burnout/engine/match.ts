import {
  EDGES,
  ENDS,
  GAP,
  MASK,
  NODE,
  NODE_FIELDS,
  SECOND_MASK,
  START_FIELDS,
} from './lexicon/build/automaton.ts';
import type { CrisisEntry, Entry, Lexicon, TriggerEntry } from './lexicon/build/lexicon.ts';
import { traitBit } from './lexicon/build/lexicon.ts';
import type { MentionEntry } from './lexicon/build/mention-entry.ts';
import type { Words } from './text/words.ts';

/** Words `[from, to)` say what `entry` stands for. */
export interface Match<E extends Entry = Entry> {
  entry: E;
  from: number;
  to: number;
}

export type { CrisisEntry, MentionEntry, TriggerEntry };

export interface Matches {
  mentions: Match<MentionEntry>[];
  triggers: Match<TriggerEntry>[];
  crisis: Match<CrisisEntry>[];
}

/** Words a `..` may stand for, and intensifiers that may slip into any expression. */
const MAX_GAP = 3;
const MAX_FILLERS = 2;
const FILLER = traitBit('filler');
/** Edges that are looked through one by one. */
const SHORT_LIST = 8;

/** Working memory: by place, bit `word & 31` of each word that a wording may go on with. */
let reach = new Int32Array(0);
/** The same for the next five bits of the words. */
let secondReach = new Int32Array(0);

/** Finds every wording of the lexicon in the text; overlaps are resolved later. */
export function findMatches(words: Words, lexicon: Lexicon): Matches {
  const matcher = new Matcher(words, lexicon);
  matcher.run();
  return matcher.found;
}

class Matcher {
  readonly found: Matches = { mentions: [], triggers: [], crisis: [] };
  private readonly words: Words;
  private readonly lexicon: Lexicon;
  /** First word of the wording that is being followed. */
  private from = 0;

  constructor(words: Words, lexicon: Lexicon) {
    this.words = words;
    this.lexicon = lexicon;
  }

  /** Follows wordings from each word; most end at the first look at the word after it. */
  run(): void {
    const { id, count } = this.words;
    const { first, starts } = this.lexicon.automaton;
    this.markReach();
    for (let from = 0; from < count; from += 1) {
      const word = id[from] as number;
      let place = (first[word] as number) * START_FIELDS;
      const end = (first[word + 1] as number) * START_FIELDS;
      if (place === end) continue;
      this.from = from;
      const bits = reach[from + 1] as number;
      const secondBits = secondReach[from + 1] as number;
      for (; place < end; place += START_FIELDS) {
        const list = starts[place + ENDS] as number;
        if (list !== 0) this.record(list, from + 1);
        const mayGoOn =
          ((starts[place + MASK] as number) & bits) !== 0 &&
          ((starts[place + SECOND_MASK] as number) & secondBits) !== 0;
        if (mayGoOn || starts[place + GAP] !== 0) {
          this.walk(starts[place + NODE] as number, from + 1, MAX_FILLERS);
        }
      }
    }
  }

  /**
   * Notes for each place which words a wording may go on with there: the word itself, unless
   * punctuation is before it, and those behind intensifiers. All but few wordings end at this look.
   */
  private markReach(): void {
    const { id, breaks, count } = this.words;
    const { traits } = this.lexicon;
    if (reach.length <= count) {
      reach = new Int32Array(count * 2 + 2);
      secondReach = new Int32Array(count * 2 + 2);
    }
    reach[count] = 0;
    secondReach[count] = 0;
    for (let at = count - 1; at >= 0; at -= 1) {
      const word = id[at] as number;
      const passes = ((traits[word] as number) & FILLER) !== 0;
      if (breaks[at] !== 0) {
        reach[at] = 0;
        secondReach[at] = 0;
        continue;
      }
      reach[at] = (passes ? (reach[at + 1] as number) : 0) | (word === 0 ? 0 : 1 << word);
      secondReach[at] =
        (passes ? (secondReach[at + 1] as number) : 0) | (word === 0 ? 0 : 1 << (word >> 5));
    }
  }

  private record(list: number, to: number): void {
    const { entries, automaton } = this.lexicon;
    const { ends } = automaton;
    const { found, from } = this;
    const last = list + (ends[list] as number);
    for (let i = list + 1; i <= last; i += 1) {
      const entry = entries[ends[i] as number] as Entry;
      if (entry.layer === 'mention') found.mentions.push({ entry, from, to });
      else if (entry.layer === 'trigger') found.triggers.push({ entry, from, to });
      else found.crisis.push({ entry, from, to });
    }
  }

  /** Goes on from a node with the word at `at`, over a gap, and past an intensifier. */
  private walk(node: number, at: number, fillers: number): void {
    const { id, breaks, count } = this.words;
    const { nodes } = this.lexicon.automaton;
    const fields = node * NODE_FIELDS;
    const gap = nodes[fields + GAP] as number;
    if (gap !== 0) {
      for (let skip = 0; skip <= MAX_GAP && at + skip < count; skip += 1) {
        if (breaks[at + skip] !== 0) break;
        this.walk(gap, at + skip, fillers);
      }
    }
    const mask = nodes[fields + MASK] as number;
    if ((mask & (reach[at] as number)) === 0) return;
    const secondMask = nodes[fields + SECOND_MASK] as number;
    if ((secondMask & (secondReach[at] as number)) === 0) return;
    const word = id[at] as number;
    if ((mask & (1 << word)) !== 0 && (secondMask & (1 << (word >> 5))) !== 0 && word !== 0) {
      const end = nodes[fields + NODE_FIELDS + EDGES] as number;
      this.step(nodes[fields + EDGES] as number, end, word, at, fillers);
    }
    if (fillers > 0 && ((this.lexicon.traits[word] as number) & FILLER) !== 0) {
      this.walk(node, at + 1, fillers - 1);
    }
  }

  /** Follows the edges by `word` among the edges `[first, end)`, which ascend by word. */
  private step(first: number, end: number, word: number, at: number, fillers: number): void {
    const { edges } = this.lexicon.automaton;
    let edge = first;
    let high = end;
    while (high - edge > SHORT_LIST) {
      const middle = (edge + high) >> 1;
      if ((edges[middle * 2] as number) < word) edge = middle + 1;
      else high = middle;
    }
    while (edge < end && (edges[edge * 2] as number) < word) edge += 1;
    for (; edge < end && edges[edge * 2] === word; edge += 1) {
      this.arrive(edges[edge * 2 + 1] as number, at + 1, fillers);
    }
  }

  private arrive(node: number, at: number, fillers: number): void {
    const list = this.lexicon.automaton.nodes[node * NODE_FIELDS + ENDS] as number;
    if (list !== 0) this.record(list, at);
    this.walk(node, at, fillers);
  }
}

/** Longest wording wins; the shorter ones it overlaps die. Takes and gives them by place. */
export function keepLongest<E extends MentionEntry>(matches: readonly Match<E>[]): Match<E>[] {
  const kept: Match<E>[] = [];
  for (let first = 0; first < matches.length; ) {
    let { to } = matches[first] as Match<E>;
    let next = first + 1;
    for (; next < matches.length && (matches[next] as Match<E>).from < to; next += 1) {
      to = Math.max(to, (matches[next] as Match<E>).to);
    }
    if (next - first === 1) kept.push(matches[first] as Match<E>);
    else kept.push(...longestOf(matches.slice(first, next)));
    first = next;
  }
  return kept;
}

/** The longest of a cluster in which each overlaps another one. */
function longestOf<E extends MentionEntry>(cluster: Match<E>[]): Match<E>[] {
  cluster.sort(
    (a, b) =>
      b.to - b.from - (a.to - a.from) ||
      a.from - b.from ||
      Number(a.entry.category !== undefined) - Number(b.entry.category !== undefined),
  );
  const kept: Match<E>[] = [];
  for (const match of cluster) {
    if (kept.every(({ from, to }) => to <= match.from || match.to <= from)) kept.push(match);
  }
  return kept.sort((a, b) => a.from - b.from);
}
