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
  if (cluster.length === 0) return;
  let best = cluster[0] as Match<E>;
  let end = best.to;
  for (let i = 1; i < cluster.length; i += 1) {
    const match = cluster[i] as Match<E>;
    if (before(match, best) < 0) best = match;
    end = Math.max(end, match.to);
  }
  // Nearly always the longest covers all others; sorting them would be for nothing.
  const coversAll = best.from === (cluster[0] as Match<E>).from && best.to === end;
  if (coversAll || cluster.length === 2) kept.push(best);
  else for (const match of longestOf(cluster)) kept.push(match);
}

/** Below 0 when `a` wins over `b`: the longer, then the first, then what is no sign. */
function before(a: Match<MentionEntry>, b: Match<MentionEntry>): number {
  return (
    b.to - b.from - (a.to - a.from) ||
    a.from - b.from ||
    Number(a.entry.category !== undefined) - Number(b.entry.category !== undefined)
  );
}

/** The longest of a cluster in which each overlaps another one. */
function longestOf<E extends MentionEntry>(cluster: Match<E>[]): Match<E>[] {
  cluster.sort(before);
  const kept: Match<E>[] = [];
  for (const match of cluster) {
    if (kept.every(({ from, to }) => to <= match.from || match.to <= from)) kept.push(match);
  }
  return kept.sort((a, b) => a.from - b.from);
}
