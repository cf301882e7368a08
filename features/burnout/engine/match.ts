import type { CrisisEntry, Entry, Lexicon, TriggerEntry } from './lexicon/build/lexicon.ts';
import { traitBit } from './lexicon/build/lexicon.ts';
import type { MentionEntry } from './lexicon/build/mention-entry.ts';
import { CLASSES, ENDS, GAP, MASK, NODE_FIELDS } from './lexicon/build/trie.ts';
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

/** Finds every wording of the lexicon in the text; overlaps are resolved later. */
export function findMatches(words: Words, lexicon: Lexicon): Matches {
  const found: Matches = { mentions: [], triggers: [], crisis: [] };
  const { trie, entries, traits } = lexicon;
  const { first, nodes: starts } = lexicon.starts;
  const { nodes, endEntry, endNext, edgeClass, edgeTarget, edgeNext } = trie;
  const { id, breaks, count } = words;
  let from = 0;

  function arrive(node: number, at: number, fillers: number): void {
    let end = nodes[node * NODE_FIELDS + ENDS] as number;
    for (; end !== 0; end = endNext[end] as number) {
      record(entries[endEntry[end] as number] as Entry, at);
    }
    walk(node, at, fillers);
  }

  function record(entry: Entry, to: number): void {
    if (entry.layer === 'mention') found.mentions.push({ entry, from, to });
    else if (entry.layer === 'trigger') found.triggers.push({ entry, from, to });
    else found.crisis.push({ entry, from, to });
  }

  function walk(node: number, at: number, fillers: number): void {
    const gap = nodes[node * NODE_FIELDS + GAP] as number;
    if (gap !== 0) {
      for (let skip = 0; skip <= MAX_GAP && at + skip < count; skip += 1) {
        if (breaks[at + skip] !== 0) break;
        walk(gap, at + skip, fillers);
      }
    }
    const mask = nodes[node * NODE_FIELDS + MASK] as number;
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
    let edge = nodes[node * NODE_FIELDS + CLASSES] as number;
    for (; edge !== 0; edge = edgeNext[edge] as number) {
      if (trie.isMember(edgeClass[edge] as number, word)) {
        arrive(edgeTarget[edge] as number, at + 1, fillers);
      }
    }
  }

  for (from = 0; from < count; from += 1) {
    const word = id[from] as number;
    const end = first[word + 1] as number;
    for (let i = first[word] as number; i < end; i += 1) {
      arrive(starts[i] as number, from + 1, MAX_FILLERS);
    }
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
