import type { CrisisEntry, Matches, MentionEntry, TriggerEntry } from './found.ts';
import {
  AHEAD,
  ALL_BITS,
  EDGE_COUNT,
  ENDS,
  GAP,
  LEAF,
  MASK,
  NODE_FIELDS,
  SECOND_AHEAD,
  SECOND_MASK,
  TRIAL_FIELDS,
  TRIED,
} from './tables/build/automaton.ts';
import { TRAIT } from './tables/build/bits.ts';
import type { Lexicon } from './tables/build/lexicon.ts';
import { EVERY_KIND } from './tables/usual.ts';
import type { Words } from './text/words.ts';

/** Words a `..` may stand for, and intensifiers that may slip into any expression. */
const MAX_GAP = 3;
const MAX_FILLERS = 2;
const FILLER = TRAIT.filler;
/** Edges that are looked through one by one. */
const SHORT_LIST = 8;
/** Stands for a word that punctuation is before: no wording goes on with it. */
const BROKEN = -1;

/** Finds every wording of the lexicon in the text and puts it `into` what is emptied first. */
export function findMatches(words: Words, lexicon: Lexicon, into: Matches): void {
  into.clear();
  matcher.run(words, lexicon, into);
}

/** Follows wordings word by word. Its tables are kept at hand, since it asks for them all the time. */
class Matcher {
  private found: Matches | undefined;
  private lexicon: Lexicon | undefined;
  /** By place: the word, or `BROKEN`; the end of the text is broken too. */
  private follow = new Int32Array(1);
  /** By place, two numbers: bits of the words there and as far on as a gap reaches. */
  private ahead = new Int32Array(4);
  /** List to try and the place to try it from, by place; the last ones are those of the text. */
  private trials = new Int32Array(0);
  private trialsFrom = new Int32Array(0);
  private nodes: Int32Array = new Int32Array(0);
  private lists: Int32Array = new Int32Array(0);
  /** By place. */
  private traits: Int32Array = new Int32Array(0);
  /** First word of the wording that is being followed. */
  private from = 0;

  run(words: Words, lexicon: Lexicon, found: Matches): void {
    this.found = found;
    this.lexicon = lexicon;
    this.nodes = lexicon.automaton.nodes;
    this.lists = lexicon.automaton.lists;
    this.traits = words.traits;
    const first = this.lookUp(words, lexicon);
    const { trials, trialsFrom } = this;
    for (let i = first; i < words.count; i += 1) {
      this.from = trialsFrom[i] as number;
      this.tryList(trials[i] as number);
    }
  }

  /**
   * Fills in what follows each place and what there is to try from it, from the last place to the
   * first; gives the first of the trials. One loop that does nothing else, so that the processor
   * fetches what is to be tried for several words at once.
   */
  private lookUp({ id, breaks, traits, rowAndKind, count }: Words, lexicon: Lexicon): number {
    this.reserve(count);
    const { usual } = lexicon;
    const { follow, ahead, trials, trialsFrom } = this;
    follow[count] = BROKEN;
    ahead.fill(0, count * 2, count * 2 + 4);
    let first = count;
    // Bits of the word after a place, of it and the next one, and so on, as far as nothing breaks
    // them apart.
    let one = 0;
    let two = 0;
    let three = 0;
    let secondOne = 0;
    let secondTwo = 0;
    let secondThree = 0;
    let fillerReach = 0;
    /** Kind of the word after a place; 0 where something is between them. */
    let nextKind = 0;
    let nextIsFiller = false;
    for (let at = count - 1; at >= 0; at -= 1) {
      const both = rowAndKind[at] as number;
      const row = both & 0xffff;
      if (row !== 0) {
        const list = usual.listOf(row, nextIsFiller ? EVERY_KIND : nextKind);
        if (list !== 0) {
          first -= 1;
          trials[first] = list;
          trialsFrom[first] = at;
        }
      }
      if (breaks[at] !== 0) {
        follow[at] = BROKEN;
        ahead[at * 2] = 0;
        ahead[at * 2 + 1] = 0;
        one = two = three = secondOne = secondTwo = secondThree = fillerReach = nextKind = 0;
        nextIsFiller = false;
        continue;
      }
      const word = id[at] as number;
      const bit = 1 << word;
      const secondBit = 1 << (word >> 5);
      follow[at] = word;
      ahead[at * 2] = bit | three;
      ahead[at * 2 + 1] = secondBit | secondThree;
      nextKind = both >>> 16;
      // An intensifier may belong to a wording or not, and lets it reach one word farther.
      nextIsFiller = ((traits[at] as number) & FILLER) !== 0;
      if (nextIsFiller) fillerReach = MAX_GAP + 1;
      if (fillerReach > 0) {
        fillerReach -= 1;
        ahead[at * 2] = (ahead[at * 2] as number) | (ahead[at * 2 + 4] as number);
        ahead[at * 2 + 1] = (ahead[at * 2 + 1] as number) | (ahead[at * 2 + 5] as number);
      }
      three = bit | two;
      two = bit | one;
      one = bit;
      secondThree = secondBit | secondTwo;
      secondTwo = secondBit | secondOne;
      secondOne = secondBit;
    }
    return first;
  }

  private reserve(count: number): void {
    if (this.follow.length > count) return;
    this.follow = new Int32Array(count * 2 + 1);
    this.ahead = new Int32Array(count * 4 + 4);
    this.trials = new Int32Array(count * 2);
    this.trialsFrom = new Int32Array(count * 2);
  }

  private tryList(list: number): void {
    const { ahead, from, lists } = this;
    const first = list + 1;
    const end = first + (lists[list] as number) * TRIAL_FIELDS;
    for (let place = first; place < end; place += TRIAL_FIELDS) {
      const tried = lists[place + TRIED] as number;
      const bits = lists[place + AHEAD] as number;
      const at = tried > 0 ? from + 2 : from + 1;
      if (bits !== ALL_BITS) {
        const secondBits = lists[place + SECOND_AHEAD] as number;
        if ((bits & (ahead[at * 2] as number)) === 0) continue;
        if ((secondBits & (ahead[at * 2 + 1] as number)) === 0) continue;
      }
      this.arrive(Math.abs(tried), at, MAX_FILLERS);
    }
  }

  /** Notes what ends at a node that was reached before the word at `at`, and goes on from it. */
  private arrive(node: number, at: number, fillers: number): void {
    if (node >= LEAF) {
      this.record(node - LEAF, at);
      return;
    }
    const list = this.nodes[node + ENDS] as number;
    if (list !== 0) this.record(list, at);
    const word = this.follow[at] as number;
    if (word !== BROKEN) this.walk(node, word, at, fillers);
  }

  private record(list: number, to: number): void {
    const { found, from } = this;
    const { entries, automaton } = this.lexicon as Lexicon;
    const { mentions, triggers, crisis } = found as Matches;
    const { ends } = automaton;
    const last = list + (ends[list] as number);
    for (let i = list + 1; i <= last; i += 1) {
      const number = ends[i] as number;
      const entry = entries.at(number);
      if (number < entries.firstTrigger) mentions.add(entry as MentionEntry, from, to);
      else if (number < entries.firstCrisis) triggers.add(entry as TriggerEntry, from, to);
      else crisis.add(entry as CrisisEntry, from, to);
    }
  }

  /** Goes on from a node over a gap, with the word at `at`, and past an intensifier. */
  private walk(node: number, word: number, at: number, fillers: number): void {
    const { nodes } = this;
    const gap = nodes[node + GAP] as number;
    if (gap !== 0) this.walkOverGap(gap, at, fillers);
    const mask = nodes[node + MASK] as number;
    if (mask === 0 || word === 0) return;
    const secondMask = nodes[node + SECOND_MASK] as number;
    if ((mask & (1 << word)) !== 0 && (secondMask & (1 << (word >> 5))) !== 0) {
      this.step(node, word, at, fillers);
    }
    if (((this.traits[at] as number) & FILLER) === 0 || fillers === 0) return;
    const next = this.follow[at + 1] as number;
    if (next !== BROKEN && this.mayPass(mask, secondMask, at)) {
      this.walk(node, next, at + 1, fillers - 1);
    }
  }

  /** Most words after a gap lead nowhere: only those are walked from that may do otherwise. */
  private walkOverGap(node: number, at: number, fillers: number): void {
    const { follow, nodes, traits } = this;
    const mask = nodes[node + MASK] as number;
    const secondMask = nodes[node + SECOND_MASK] as number;
    const gap = nodes[node + GAP] as number;
    for (let place = at; place <= at + MAX_GAP; place += 1) {
      const word = follow[place] as number;
      if (word === BROKEN) return;
      const leaves = (mask & (1 << word)) !== 0 && (secondMask & (1 << (word >> 5))) !== 0;
      if (leaves || gap !== 0 || ((traits[place] as number) & FILLER) !== 0) {
        this.walk(node, word, place, fillers);
      }
    }
  }

  /** Whether an intensifier or what follows it bears the bits of a word that leaves the node. */
  private mayPass(mask: number, secondMask: number, at: number): boolean {
    const { follow, traits } = this;
    let bits = 0;
    let secondBits = 0;
    for (let place = at; ; place += 1) {
      const word = follow[place] as number;
      if (word <= 0) break;
      bits |= 1 << word;
      secondBits |= 1 << (word >> 5);
      if (((traits[place] as number) & FILLER) === 0) break;
    }
    return (mask & bits) !== 0 && (secondMask & secondBits) !== 0;
  }

  /** Follows the edges of a node by `word`. */
  private step(node: number, word: number, at: number, fillers: number): void {
    const { nodes } = this;
    const edges = node + NODE_FIELDS;
    let edge = 0;
    const count = nodes[node + EDGE_COUNT] as number;
    let high = count;
    while (high - edge > SHORT_LIST) {
      const middle = (edge + high) >> 1;
      if ((nodes[edges + middle * 2] as number) < word) edge = middle + 1;
      else high = middle;
    }
    while (edge < count && (nodes[edges + edge * 2] as number) < word) edge += 1;
    for (; edge < count && nodes[edges + edge * 2] === word; edge += 1) {
      this.arrive(nodes[edges + edge * 2 + 1] as number, at + 1, fillers);
    }
  }
}

const matcher = new Matcher();
