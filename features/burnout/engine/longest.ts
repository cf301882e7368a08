import type { Found, Match, MentionEntry } from './found.ts';

/**
 * Longest wording wins; the shorter ones it overlaps die. Gives by place those of the `found` that
 * pass, as objects of their own.
 */
export function keepLongest<E extends MentionEntry>(
  found: Found<E>,
  passes: (found: Found<E>, place: number) => boolean,
): Match<E>[] {
  const kept: Match<E>[] = [];
  /** Wordings each of which overlaps one before it, and where the last of them ends. */
  let cluster: Match<E>[] = [];
  let end = 0;
  for (let place = 0; place < found.count; place += 1) {
    if (!passes(found, place)) continue;
    const match = found.at(place);
    if (match.from >= end) {
      keepCluster(cluster, kept);
      cluster = [match];
      end = match.to;
    } else {
      cluster.push(match);
      end = Math.max(end, match.to);
    }
  }
  keepCluster(cluster, kept);
  return kept;
}

function keepCluster<E extends MentionEntry>(cluster: Match<E>[], kept: Match<E>[]): void {
  if (cluster.length === 1) kept.push(cluster[0] as Match<E>);
  else if (cluster.length > 1) kept.push(...longestOf(cluster));
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
