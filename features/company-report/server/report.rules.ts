import { FEWEST_TOLD } from '#features/training/contract/courses-admin.contract.ts';
import type { ClosedReport, Share } from '../contract/company-report.contract.ts';
import type { PlaceSums } from './closing.queries.ts';
import type { CountedPlace } from './company-report.tables.ts';
import type { Duties } from './duties.queries.ts';
import { addSums, cellOf, NO_SUMS, type Sums, shareOf } from './suppression/figures.rules.ts';
import {
  type Dimension,
  decideRelease,
  type Group,
  type Place,
  type Release,
} from './suppression/suppression.rules.ts';

const placeOf = ({ site, sector }: Place): Place => ({ site, sector });

/** People who were counted, those whose accounts are gone by now among them. */
export function groupsOf(
  period: string,
  earlier: readonly string[],
  {
    alike,
    counted,
  }: {
    alike: readonly { people: number; places: Record<string, Place & { told: boolean }> }[];
    counted: ReadonlyMap<string, readonly CountedPlace[]>;
  },
): Group[] {
  const present: Group[] = alike.map(({ people, places }) => {
    const now = places[period];
    return {
      people,
      now: now ? placeOf(now) : null,
      told: now?.told ?? false,
      before: earlier.map((past) => (places[past] ? placeOf(places[past]) : null)),
    };
  });
  const gone = earlier.flatMap((past, at) =>
    (counted.get(past) ?? []).flatMap((place): Group[] => {
      const here = present
        .filter(({ before }) => isSame(before[at], place))
        .reduce((sum, { people }) => sum + people, 0);
      if (here >= place.people) return [];
      const before = earlier.map((_, index) => (index === at ? placeOf(place) : null));
      return [{ people: place.people - here, now: null, told: false, before }];
    }),
  );
  return [...present, ...gone];
}

const isSame = (one: Place | null | undefined, other: Place) =>
  one?.site === other.site && one.sector === other.sector;

/** What was published of a period, told by its report. */
export function releaseOf({ whole, sites, sectors }: ClosedReport): Release {
  const shown = (parts: ClosedReport['sites']) =>
    new Set(parts.flatMap(({ name, cell }) => (cell ? [name] : [])));
  return { whole: whole !== null, site: shown(sites), sector: shown(sectors) };
}

/** The figures of whatever is released; everything else is there by its name alone. */
export function reportOf({
  tooSmall,
  release,
  places,
  sums,
  duties,
}: {
  tooSmall: boolean;
  release: Release;
  /** Everybody who belongs to the company. */
  places: readonly CountedPlace[];
  sums: readonly PlaceSums[];
  duties: Duties;
}): ClosedReport {
  const upToDate = dutyShares(duties);
  const partsOf = (dimension: Dimension): ClosedReport['sites'] => {
    const names = new Set(places.flatMap((place) => place[dimension] ?? []));
    return [...names]
      .toSorted((a, b) => a.localeCompare(b, 'pt-BR'))
      .map((name) => ({
        name,
        cell: release[dimension].has(name)
          ? cellOf(addedUp(sums.filter((one) => one[dimension] === name)))
          : null,
        duty: upToDate.of(dimension, name),
      }));
  };
  return {
    tooSmall,
    whole: release.whole ? cellOf(addedUp(sums)) : null,
    sites: partsOf('site'),
    sectors: partsOf('sector'),
    courses: duties.courses.map(({ id, title, legal, done }) => ({
      ...{ id, title, legal },
      share: upToDate.ofAll(done),
    })),
  };
}

const addedUp = (sums: readonly PlaceSums[]): Sums =>
  sums
    .map(
      ({ level, people, hundredths }): Sums => ({
        levels: [1, 2, 3, 4, 5].map((one) => (one === level ? people : 0)),
        hundredths,
      }),
    )
    .reduce(addSums, NO_SUMS);

/** Parts of the people who are up to date with the courses that a law asks for, where they may be told. */
function dutyShares({ courses, places }: Duties) {
  const groups = places.map(
    (place): Group => ({ people: place.people, now: placeOf(place), told: true, before: [] }),
  );
  const release = decideRelease({ groups, fewest: FEWEST_TOLD, admins: 0 });
  const all = places.reduce((sum, { people }) => sum + people, 0);
  return {
    of(dimension: Dimension, name: string): Share | null {
      if (courses.length === 0 || !release[dimension].has(name)) return null;
      const here = places.filter((place) => place[dimension] === name);
      const sum = (count: (place: Duties['places'][number]) => number) =>
        here.reduce((people, place) => people + count(place), 0);
      return shareOf(
        sum(({ done }) => done),
        sum(({ people }) => people),
      );
    },
    ofAll: (done: number): Share | null => (release.whole ? shareOf(done, all) : null),
  };
}
