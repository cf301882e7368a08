import type { Known } from './adversary.ts';
import type { Group, Place } from './suppression.rules.ts';

/** Chance that comes out the same for the same seed (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  pick<T>(from: readonly T[]): T {
    const found = from[this.below(from.length)];
    if (found === undefined) throw new Error('Nothing to pick from');
    return found;
  }
}

export const PERIODS = 3;

/** A company over some periods: people come, go, move, change their mind, and miss a month. */
export function randomCompany(chance: Chance, { reorganized = false } = {}): Known[] {
  const sites = ['Campinas', 'Santos', 'Recife', 'Manaus'].slice(0, 1 + chance.below(4));
  const sectors = ['Operação', 'Vendas', 'Gente', 'Frota', 'Dados'].slice(0, 1 + chance.below(5));
  const restless = chance.pick([0, 0.02, 0.1, 0.4]);
  // Sectors that lie nearly within a site are where one table gives away the other.
  const bound = chance.pick([0, 0.9, 1]);
  const place = (): Place => {
    const at = chance.below(sites.length);
    const sector = chance.next() < bound ? sectors[at % sectors.length] : chance.pick(sectors);
    return {
      site: chance.next() < 0.03 ? null : (sites[at] ?? null),
      sector: chance.next() < 0.03 ? null : (sector ?? null),
    };
  };
  const team = reorganized ? aTeam(chance, place) : null;
  const people = team ? 60 + chance.below(60) : 5 + chance.below(70);
  return Array.from({ length: people }, (_, id): Known => {
    const moves = team?.of(id);
    let [here, counted] = [moves?.from ?? place(), chance.next() < 0.9];
    const places: (Place | null)[] = [];
    const told: boolean[] = [];
    for (let period = 0; period < PERIODS; period += 1) {
      if (chance.next() < restless / 2) here = place();
      if (moves && period === 1) here = moves.to;
      if (chance.next() < restless) counted = !counted;
      places.push(counted ? here : null);
      told.push(counted && chance.next() < 0.93);
    }
    return { id, places, told, isAdmin: chance.next() < 0.04 };
  });
}

/**
 * A team that is moved as one, in site and sector, with a few who move in one of them alone: among as many
 * as the team they are told only by who looks at both at once.
 */
function aTeam(chance: Chance, place: () => Place) {
  const [from, to] = [place(), place()];
  const team = 10 + chance.below(12);
  const few = team + 1 + chance.below(3);
  const beside: Place =
    chance.next() < 0.5 ? { ...from, site: to.site } : { ...from, sector: to.sector };
  return {
    of: (id: number) => (id < team ? { from, to } : id < few ? { from, to: beside } : null),
  };
}

/** The people of a period as the rules look at them, each beside the period before. */
export function groupsIn(people: readonly Known[], period: number): Group[] {
  return people.map(({ places, told }) => ({
    people: 1,
    now: places[period] ?? null,
    told: told[period] ?? false,
    before: period === 0 ? [] : [places[period - 1] ?? null],
  }));
}
