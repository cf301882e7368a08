import type { Group } from '../contract/ranking.contract.ts';

interface Told {
  named: readonly { courses: number; name: string; avatar: string | null }[];
  others: readonly { courses: number; people: number }[];
  /** What the caller completed; null where they are not among these people. */
  own: number | null;
  byName: Intl.Collator;
}

/** Whoever is told of, in groups of the same number of courses, most first. */
export function groupsOf({ named, others, own, byName }: Told): Group[] {
  const numbers = new Set([...named, ...others].map(({ courses }) => courses));
  if (own !== null) numbers.add(own);
  return [...numbers]
    .toSorted((a, b) => b - a)
    .map((courses) => ({
      courses,
      named: named
        .filter((person) => person.courses === courses)
        .map(({ name, avatar }) => ({ name, avatar }))
        .toSorted((a, b) => byName.compare(a.name, b.name)),
      others: others.find((group) => group.courses === courses)?.people ?? null,
      own: courses === own,
    }));
}
