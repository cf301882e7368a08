import type { Found, Match, MentionEntry } from './found.ts';

/**
 * Longest wording wins; the shorter ones it overlaps die. Gives by place those of the `found` that
 * pass, as objects of their own.
 */
export function keepLongest<E extends MentionEntry>(
  found: Found<E>,
  passes: (found: Found<E>, place: number) => boolean,
): Match<E>[] {
  const { from, to } = found;
  const kept: Match<E>[] = [];
  /** The first `size` are wordings each of which overlaps one before it; the winner, the last end. */
  const cluster: number[] = [];
  let size = 0;
  let best = 0;
  let end = 0;
  for (let place = 0; place < found.count; place += 1) {
    if (!passes(found, place)) continue;
    if ((from[place] as number) >= end) {
      if (size > 0) keepCluster(found, cluster, size, best, end, kept);
      size = 0;
      best = place;
      end = to[place] as number;
    } else {
      if (before(found, place, best) < 0) best = place;
      end = Math.max(end, to[place] as number);
    }
    cluster[size++] = place;
  }
  if (size > 0) keepCluster(found, cluster, size, best, end, kept);
  return kept;
}

function keepCluster<E extends MentionEntry>(
  found: Found<E>,
  cluster: readonly number[],
  size: number,
  best: number,
  end: number,
  kept: Match<E>[],
): void {
  // Nearly always the longest covers all others; sorting them would be for nothing.
  const coversAll = found.from[best] === found.from[cluster[0] as number] && found.to[best] === end;
  if (coversAll || size === 2) kept.push(found.at(best));
  else for (const match of longestOf(found, cluster.slice(0, size))) kept.push(match);
}

/** Below 0 when the wording at `a` wins over that at `b`: the longer, then the first, then what is no sign. */
function before({ entry, from, to }: Found<MentionEntry>, a: number, b: number): number {
  const fromA = from[a] as number;
  const fromB = from[b] as number;
  return (
    (to[b] as number) - fromB - ((to[a] as number) - fromA) ||
    fromA - fromB ||
    Number((entry[a] as MentionEntry).category !== undefined) -
      Number((entry[b] as MentionEntry).category !== undefined)
  );
}

/** The longest of a cluster in which each overlaps another one. */
function longestOf<E extends MentionEntry>(found: Found<E>, cluster: number[]): Match<E>[] {
  const kept: Match<E>[] = [];
  for (const place of cluster.sort((a, b) => before(found, a, b))) {
    const match = found.at(place);
    if (kept.every(({ from, to }) => to <= match.from || match.to <= from)) kept.push(match);
  }
  return kept.sort((a, b) => a.from - b.from);
}
