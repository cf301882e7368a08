import type { Chance } from './random-company.ts';
import type { Dimension, Place, Release } from './suppression.rules.ts';

/** One person as whoever attacks knows them: where they stood in each period, and if they were counted. */
export interface Known {
  id: number;
  /** By period; null where they were not counted. */
  places: readonly (Place | null)[];
  told: readonly boolean[];
  isAdmin: boolean;
}

/** A number that the report shows, by the people it is about. */
export interface Number {
  name: string;
  period: number;
  dimension: Dimension | 'whole';
  about: ReadonlySet<number>;
}

/** Everything that is shown of a period, about those `about` names: the counted or those told of. */
export function numbersOf(
  people: readonly Known[],
  period: number,
  release: Release,
  about: 'counted' | 'told',
): Number[] {
  const inside = people.filter(
    ({ places, told }) => places[period] && (about === 'counted' || told[period]),
  );
  const number = (dimension: Number['dimension'], name: string, of: readonly Known[]): Number => ({
    ...{ name, period, dimension },
    about: new Set(of.map(({ id }) => id)),
  });
  const parts = (['site', 'sector'] as const).flatMap((dimension) =>
    [...release[dimension]].map((name) =>
      number(
        dimension,
        name,
        inside.filter(({ places }) => places[period]?.[dimension] === name),
      ),
    ),
  );
  return release.whole ? [number('whole', '', inside), ...parts] : parts;
}

/** People whom numbers, added and taken from each other, tell something of: those that do not cancel out. */
export function leftOver(terms: readonly (readonly [factor: number, number: Number])[]): number[] {
  const sums = new Map<number, number>();
  for (const [factor, { about }] of terms) {
    for (const id of about) sums.set(id, (sums.get(id) ?? 0) + factor);
  }
  return [...sums].flatMap(([id, sum]) => (sum === 0 ? [] : [id]));
}

/** Ways of adding and taking: every single number, every pair, and combinations by chance. */
export function* programs(
  numbers: readonly Number[],
  chance: Chance,
  count: number,
): Generator<(readonly [number, Number])[]> {
  for (const one of numbers) {
    yield [[1, one]];
    for (const other of numbers)
      if (one !== other)
        yield [
          [1, one],
          [-1, other],
        ];
  }
  const whole = numbers.find(({ dimension }) => dimension === 'whole');
  for (const dimension of ['site', 'sector'] as const) {
    const parts = numbers.filter((number) => number.dimension === dimension);
    if (whole) yield [[1, whole], ...parts.map((part) => [-1, part] as const)];
  }
  yield* changesBesideOthers(numbers);
  for (let nth = 0; nth < count; nth += 1) {
    yield numbers.flatMap((number) => {
      const factor = chance.pick([0, 0, 1, -1]);
      return factor === 0 ? [] : [[factor, number] as const];
    });
  }
}

/**
 * How one part changed between two periods beside another number, or beside how another part changed: who is
 * in both cancels out.
 */
function* changesBesideOthers(
  numbers: readonly Number[],
): Generator<(readonly [number, Number])[]> {
  const changes = numbers.flatMap((then) =>
    numbers
      .filter((now) => now.period > then.period && isSamePart(now, then))
      .map((now) => [[1, then] as const, [-1, now] as const]),
  );
  for (const [nth, change] of changes.entries()) {
    for (const factor of [1, -1]) {
      for (const number of numbers) yield [...change, [factor, number]];
      for (const other of changes.slice(nth + 1)) {
        yield [...change, ...other.map(([sign, number]) => [sign * factor, number] as const)];
      }
    }
  }
}

const isSamePart = (one: Number, other: Number) =>
  one.dimension === other.dimension && one.name === other.name;
