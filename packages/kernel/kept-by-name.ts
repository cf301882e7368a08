/** All names of time zones that there are fit, in one spelling. */
const MOST = 600;

/**
 * What `make` gives for a name, made once. Names come from people, who can spell one zone in more ways
 * than fit in memory (aMERICA/sao_paulo is one): once there are too many, all are forgotten.
 */
export function memoizeByKey<T>(make: (name: string) => T): (name: string) => T {
  const kept = new Map<string, T>();
  return (name) => {
    let found = kept.get(name);
    if (found === undefined) {
      found = make(name);
      if (kept.size >= MOST) kept.clear();
      kept.set(name, found);
    }
    return found;
  };
}
