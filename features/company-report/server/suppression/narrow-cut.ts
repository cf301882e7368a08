/** Places that people move between, with how many people each two of them share. */
export type Links = Map<string, Map<string, number>>;

export function link(links: Links, one: string, other: string, people: number): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const of = links.get(from) ?? new Map<string, number>();
    links.set(from, of);
    // Whoever is on both sides in the same place connects nothing.
    if (one !== other) of.set(to, (of.get(to) ?? 0) + people);
  }
}

/** The places on the two sides of a cut. */
export type Cut = readonly [ReadonlySet<string>, ReadonlySet<string>];

/**
 * Places that are connected with others by somebody, but by fewer than `fewest` people, and those
 * others; null where there are none. The smallest cut of each connected part decides (Stoer and Wagner, 1997).
 */
export function narrowCut(links: Links, fewest: number): Cut | null {
  const seen = new Set<string>();
  for (const start of links.keys()) {
    if (seen.has(start)) continue;
    const part = connected(links, start);
    for (const node of part) seen.add(node);
    const cut = part.length > 1 ? smallestCut(links, part) : null;
    if (cut && cut.people < fewest) {
      return [cut.nodes, new Set(part.filter((node) => !cut.nodes.has(node)))];
    }
  }
  return null;
}

function connected(links: Links, start: string): string[] {
  const found = new Set([start]);
  for (const node of found) for (const next of links.get(node)?.keys() ?? []) found.add(next);
  return [...found];
}

function smallestCut(
  links: Links,
  part: readonly string[],
): { people: number; nodes: Set<string> } {
  const index = new Map(part.map((node, at) => [node, at]));
  const weights = part.map((node) => {
    const row = new Array<number>(part.length).fill(0);
    for (const [other, people] of links.get(node) ?? []) row[index.get(other) ?? 0] = people;
    return row;
  });
  const merged = part.map((node) => [node]);
  let left = part.map((_, at) => at);
  let best = { people: Number.POSITIVE_INFINITY, nodes: new Set<string>() };
  while (left.length > 1) {
    const { last, before, people } = farthest(weights, left);
    if (people < best.people) best = { people, nodes: new Set(merged[last]) };
    merged[before]?.push(...(merged[last] ?? []));
    for (const at of left) {
      const sum = (weights[before]?.[at] ?? 0) + (weights[last]?.[at] ?? 0);
      (weights[before] ?? [])[at] = sum;
      (weights[at] ?? [])[before] = sum;
    }
    (weights[before] ?? [])[before] = 0;
    left = left.filter((at) => at !== last);
  }
  return best;
}

/** Goes through the places, always to the one best connected with those it has been to. */
function farthest(weights: readonly number[][], left: readonly number[]) {
  const reach = new Map(left.map((at) => [at, 0]));
  let [last, before, people] = [left[0] ?? 0, left[0] ?? 0, 0];
  while (reach.size > 0) {
    let next = -1;
    for (const [at, weight] of reach) if (next < 0 || weight > (reach.get(next) ?? 0)) next = at;
    before = last;
    last = next;
    people = reach.get(next) ?? 0;
    reach.delete(next);
    for (const at of reach.keys()) {
      reach.set(at, (reach.get(at) ?? 0) + (weights[next]?.[at] ?? 0));
    }
  }
  return { last, before, people };
}
