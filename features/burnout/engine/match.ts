import type { Entry, Lexicon } from './lexicon/build/lexicon.ts';
import { traitBit } from './lexicon/build/lexicon.ts';
import type { Words } from './text/words.ts';

/** Words `[from, to)` say what `entry` stands for. */
export interface Match<E extends Entry = Entry> {
  entry: E;
  from: number;
  to: number;
}

export type MentionEntry = Extract<Entry, { layer: 'mention' }>;
export type TriggerEntry = Extract<Entry, { layer: 'trigger' }>;
export type CrisisEntry = Extract<Entry, { layer: 'crisis' }>;

export interface Matches {
  mentions: Match<MentionEntry>[];
  triggers: Match<TriggerEntry>[];
  crisis: Match<CrisisEntry>[];
}

/** Words a `..` may stand for, and intensifiers that may slip into any expression. */
const MAX_GAP = 3;
const MAX_FILLERS = 2;
const FILLER = traitBit('filler');

/** Finds every wording of the lexicon in the text; overlaps are resolved later. */
export function findMatches(words: Words, lexicon: Lexicon): Matches {
  const found: Matches = { mentions: [], triggers: [], crisis: [] };
  const { trie, entries, traits, starts } = lexicon;
  const { masks } = trie;
  const { id, breaks, count } = words;
  let from = 0;

  function arrive(node: number, at: number, fillers: number): void {
    const ends = trie.ends[node];
    if (ends !== undefined) {
      for (const number of ends) record(entries[number] as Entry, at);
    }
    walk(node, at, fillers);
  }

  function record(entry: Entry, to: number): void {
    if (entry.layer === 'mention') found.mentions.push({ entry, from, to });
    else if (entry.layer === 'trigger') found.triggers.push({ entry, from, to });
    else found.crisis.push({ entry, from, to });
  }

  function walk(node: number, at: number, fillers: number): void {
    const gap = trie.gaps[node] as number;
    if (gap !== 0) {
      for (let skip = 0; skip <= MAX_GAP && at + skip < count; skip += 1) {
        if (breaks[at + skip] !== 0) break;
        walk(gap, at + skip, fillers);
      }
    }
    const mask = masks[node] as number;
    if (mask === 0 || at >= count || breaks[at] !== 0) return;
    const word = id[at] as number;
    if ((mask & (1 << word)) !== 0 && word !== 0) step(node, word, at, fillers);
    if (fillers > 0 && ((traits[word] as number) & FILLER) !== 0) {
      walk(node, at + 1, fillers - 1);
    }
  }

  function step(node: number, word: number, at: number, fillers: number): void {
    const next = trie.next(node, word);
    if (next !== 0) arrive(next, at + 1, fillers);
    const edges = trie.classEdges[node];
    if (edges !== undefined) {
      for (let i = 0; i < edges.length; i += 2) {
        if (trie.isMember(edges[i] as number, word))
          arrive(edges[i + 1] as number, at + 1, fillers);
      }
    }
  }

  for (from = 0; from < count; from += 1) {
    const nodes = starts[id[from] as number];
    if (nodes !== undefined) for (const node of nodes) arrive(node, from + 1, MAX_FILLERS);
  }
  return found;
}

/** Longest wording wins; the shorter ones it overlaps die. Ascending by place. */
export function keepLongest<E extends MentionEntry>(matches: Match<E>[]): Match<E>[] {
  const order = [...matches].sort(
    (a, b) =>
      b.to - b.from - (a.to - a.from) ||
      a.from - b.from ||
      Number(a.entry.category !== undefined) - Number(b.entry.category !== undefined),
  );
  const taken = new Set<number>();
  const kept: Match<E>[] = [];
  for (const match of order) {
    let free = true;
    for (let at = match.from; at < match.to && free; at += 1) free = !taken.has(at);
    if (!free) continue;
    for (let at = match.from; at < match.to; at += 1) taken.add(at);
    kept.push(match);
  }
  return kept.sort((a, b) => a.from - b.from);
}
