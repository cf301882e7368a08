/** Whether a module is fetched by those who come along a way: at once, or perhaps later. */
export interface Uses<Way extends string> {
  (way: Way): boolean;
  later(way: Way): boolean;
}

interface Info {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

type InfoOf = (id: string) => Info | null;

/** For ways that begin at some modules: tells of a module which of them need it. Asks for each module once. */
export function usesOf<Way extends string>(ways: Readonly<Record<Way, readonly string[]>>) {
  const atOnce = new Map<Way, ReadonlySet<string>>();
  const ever = new Map<Way, ReadonlySet<string>>();
  const known = (found: typeof ever, way: Way, next: (id: string) => readonly string[]) => {
    const reached = found.get(way) ?? reachedFrom(ways[way], next);
    found.set(way, reached);
    return reached;
  };
  return (id: string, infoOf: InfoOf): Uses<Way> =>
    Object.assign(
      (way: Way) => known(atOnce, way, (one) => infoOf(one)?.importedIds ?? []).has(id),
      {
        later: (way: Way) =>
          known(ever, way, (one) => {
            const info = infoOf(one);
            return info ? [...info.importedIds, ...info.dynamicallyImportedIds] : [];
          }).has(id),
      },
    );
}

function reachedFrom(
  starts: readonly string[],
  next: (id: string) => readonly string[],
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...next(id));
  }
  return reached;
}
