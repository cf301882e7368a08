import { type Links, link, narrowCut } from './narrow-cut.ts';

/** Fewest people in a figure about wellbeing. */
export const FEWEST_PEOPLE = 10;

export const DIMENSIONS = ['site', 'sector'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Where somebody stands in a company; null where nobody has said. */
export type Place = Readonly<Record<Dimension, string | null>>;

/** People who are alike in all that is looked at here. */
export interface Group {
  people: number;
  /** Where they are counted in this period; null where they are not. */
  now: Place | null;
  /** They are part of its figures: they were not counted in vain. */
  told: boolean;
  /** Where they were counted in each of the earlier releases. */
  before: readonly (Place | null)[];
}

/** What is published of a period: the whole company, and which of its sites and sectors. */
export interface Release extends Readonly<Record<Dimension, ReadonlySet<string>>> {
  whole: boolean;
}

/** Each of the rules, so that the attack suite can show what every one of them is for. */
export interface Rules {
  fewest: boolean;
  /** Whoever was counted in vain fills up nobody's group. */
  recordedOnly: boolean;
  complement: boolean;
  acrossDimensions: boolean;
  overTime: boolean;
  /** Of two periods: whoever came, went or moved is not told by the difference. */
  comingAndGoing: boolean;
  /** The same by site and sector at once: people who move in both would hide somebody who moves in one. */
  bothAtOnce: boolean;
  /** What is published of two periods is taken as if it were of one. */
  together: boolean;
  adminsApart: boolean;
}
export const EVERY_RULE: Rules = {
  fewest: true,
  recordedOnly: true,
  complement: true,
  acrossDimensions: true,
  overTime: true,
  comingAndGoing: true,
  bothAtOnce: true,
  together: true,
  adminsApart: true,
};

interface Question {
  groups: readonly Group[];
  /** What was published of the periods beside this one, in the order of each group's `before`. */
  earlier?: readonly Release[];
  fewest: number;
  /** People among those told who see the report, and know their own share of it. */
  admins: number;
}

const NOTHING = { whole: false, site: new Set<string>(), sector: new Set<string>() };
/** Stands for everybody of whom nothing is published. */
const OUT = '';

/**
 * What of a period may be published: whatever is added to and taken from each other, of the period
 * itself or of one beside it, is about nobody or about `fewest` people (more where admins are among
 * them). What is too small goes first, then, one at a time, the smallest part that would tell of others.
 */
export function decideRelease(question: Question, rules: Rules = EVERY_RULE): Release {
  const { groups, earlier = [], admins } = question;
  const fewest = rules.fewest ? question.fewest + (rules.adminsApart ? admins : 0) : 1;
  const told = groups.filter((group) => (group.told || !rules.recordedOnly) && group.now);
  const sizes = { site: sizesOf(told, 'site'), sector: sizesOf(told, 'sector') };
  if (peopleIn(told) < fewest) return NOTHING;
  const large = (dimension: Dimension) =>
    new Set([...sizes[dimension]].flatMap(([name, people]) => (people < fewest ? [] : [name])));
  const open: Draft = { whole: true, site: large('site'), sector: large('sector') };
  const smallest = smallestBy(sizes);
  for (;;) {
    const sibling = rules.complement ? siblingOfRest(open, told, sizes, fewest) : null;
    const narrow =
      sibling ??
      (rules.acrossDimensions ? narrowAcross(open, told, fewest, rules.complement) : null) ??
      (rules.overTime
        ? narrowOverTime(open, { groups, earlier, fewest: question.fewest }, rules)
        : null);
    if (!narrow) return open;
    withhold(open, narrow, smallest);
  }
}

interface Draft {
  whole: boolean;
  site: Set<string>;
  sector: Set<string>;
}
type Smallest = (cells: readonly Cell[]) => Cell;
interface Cell {
  dimension: Dimension;
  name: string;
}
/** Parts of which one has to go: those that the cut runs along, or else any that it sets apart. */
interface Narrow {
  along: Cell[];
  apart: Cell[];
  /** The total of the company is one of the numbers that tell. */
  whole: boolean;
}

/** Sectors go before sites: where both are told, the sites say more to a company of many places. */
function withhold(open: Draft, { along, apart, whole }: Narrow, smallest: Smallest): void {
  const sectors = (cells: readonly Cell[]) => cells.filter((cell) => cell.dimension === 'sector');
  const choices = [sectors(along), ...(whole ? [] : [sectors(apart)]), along, whole ? [] : apart];
  const cells = choices.find(({ length }) => length > 0);
  if (!cells) open.whole = false;
  else {
    const { dimension, name } = smallest(cells);
    open[dimension].delete(name);
  }
}

/** Of each dimension the people outside of its published parts are none or enough. */
function siblingOfRest(
  open: Draft,
  told: readonly Group[],
  sizes: Record<Dimension, Map<string, number>>,
  fewest: number,
): Narrow | null {
  for (const dimension of DIMENSIONS) {
    const names = [...open[dimension]];
    const published = names.reduce((sum, name) => sum + (sizes[dimension].get(name) ?? 0), 0);
    const rest = peopleIn(told) - published;
    if (names.length > 0 && rest > 0 && rest < fewest) {
      return { along: names.map((name) => ({ dimension, name })), apart: [], whole: false };
    }
  }
  return null;
}

/** Sites and sectors of one period beside each other. */
function narrowAcross(
  open: Draft,
  told: readonly Group[],
  fewest: number,
  withRest: boolean,
): Narrow | null {
  const net = new Net();
  const shown = withRest ? open : { ...open, whole: false };
  for (const { now, people } of told) {
    net.link(net.part(shown, ['site'], now), net.part(shown, ['sector'], now), people);
  }
  const narrow = net.narrow(fewest);
  // A part less is less lost than the total.
  return narrow && { ...narrow, whole: narrow.along.length + narrow.apart.length === 0 };
}

/**
 * One period beside another, of which everything that is published stays: by site, by sector, and by both
 * at once, since sums may mix them. In these whoever stayed where they were is taken for many: what tells of
 * them is looked for by `narrowTogether`, and only those who came, went or moved are left.
 */
function narrowOverTime(
  open: Draft,
  { groups, earlier, fewest }: Required<Pick<Question, 'groups' | 'earlier' | 'fewest'>>,
  rules: Rules,
): Narrow | null {
  const all = rules.bothAtOnce ? [...VIEWS, AT_ONCE] : VIEWS;
  const views = rules.comingAndGoing ? all : [];
  for (const [at, release] of earlier.entries()) {
    if (!release.whole && release.site.size + release.sector.size === 0) continue;
    const together = rules.together ? narrowTogether(open, groups, { release, at }, fewest) : null;
    if (together) return together;
    for (const [past, present] of views) {
      const net = new Net();
      for (const { now, before, people } of groups) {
        const then = before[at] ?? null;
        const isStill = present.length > 1 && isSame(then, now);
        const weight = isStill ? Number.POSITIVE_INFINITY : people;
        net.link(net.past(release, past, then), net.part(open, present, now), weight);
      }
      const narrow = net.narrow(fewest);
      if (narrow) return narrow;
    }
  }
  return null;
}

/**
 * What is published of two periods as if it were of one, by those who stayed where they were: a part of the
 * one and another part of the other can be added up. Whoever moved is left out of it: a team that moves as
 * one is told as a difference, and could be taken off again. What is published for the first time goes first.
 */
function narrowTogether(
  open: Draft,
  groups: readonly Group[],
  { release, at }: { release: Release; at: number },
  fewest: number,
): Narrow | null {
  const both: Release = {
    whole: open.whole || release.whole,
    site: new Set([...open.site, ...release.site]),
    sector: new Set([...open.sector, ...release.sector]),
  };
  const cells = DIMENSIONS.flatMap((dimension) =>
    [...open[dimension]].map((name): Cell => ({ dimension, name })),
  );
  if (cells.length === 0) return null;
  const fresh = cells.filter(({ dimension, name }) => !release[dimension].has(name));
  const mayGo = fresh.length > 0 ? fresh : cells;
  const net = new Net((cell) => mayGo.some((one) => isSameCell(one, cell)));
  for (const { now, before, people } of groups) {
    if (!now || !isSame(before[at] ?? null, now)) continue;
    net.link(net.part(both, ['site'], now), net.part(both, ['sector'], now), people);
  }
  return net.narrow(fewest, mayGo);
}

const isSameCell = (one: Cell, other: Cell) =>
  one.dimension === other.dimension && one.name === other.name;
const isSame = (one: Place | null, other: Place | null) =>
  one?.site === other?.site && one?.sector === other?.sector;

/** What of a place is looked at, before and now. */
type View = readonly Dimension[];
type Views = readonly [past: View, present: View];
const AT_ONCE: Views = [DIMENSIONS, DIMENSIONS];
const VIEWS: readonly Views[] = [
  [['site'], ['site']],
  [['site'], ['sector']],
  [['sector'], ['site']],
  [['sector'], ['sector']],
];

/** Published parts with the people that each two of them share. */
class Net {
  readonly #links: Links = new Map();
  /** What is withheld to take a part out; parts of the past have nothing. */
  readonly #cells = new Map<string, Cell[]>();
  readonly #past = new Set<string>();
  /** The remaining people of a published total. */
  readonly #rests = new Set<string>();

  readonly #mayGo: (cell: Cell) => boolean;

  constructor(mayGo: (cell: Cell) => boolean = () => true) {
    this.#mayGo = mayGo;
  }

  link(one: string, other: string, people: number): void {
    link(this.#links, one, other, people);
  }

  /** What a place is published as: its own part, or the rest of the company, or nothing. */
  part(release: Release, view: View, place: Place | null): string {
    const cells = cellsIn(release, view, place);
    if (!place || (cells.length === 0 && !release.whole)) return OUT;
    const label = JSON.stringify([view, ...cells]);
    this.#cells.set(label, cells);
    if (cells.length === 0) this.#rests.add(label);
    return label;
  }

  past(release: Release, view: View, place: Place | null): string {
    const cells = cellsIn(release, view, place);
    if (!place || (cells.length === 0 && !release.whole)) return OUT;
    const label = JSON.stringify(['past', ...cells]);
    this.#past.add(label);
    return label;
  }

  /** The parts along a cut that is too narrow, and what of them may go; null where there is none. */
  narrow(fewest: number, instead: Cell[] | null = null): Narrow | null {
    for (;;) {
      const cut = narrowCut(this.#links, fewest);
      if (!cut) return null;
      const [one, other] = cut;
      const old = cut.find((side) => [...side].every((label) => this.#past.has(label)));
      if (old) {
        // Nothing of it is published now. It stays with those whom most of its people are among.
        this.#join([...old]);
        continue;
      }
      const isFixed = (label: string) => label === OUT || this.#rests.has(label);
      const inside = [...one].some(isFixed) && !other.has(OUT) ? other : one;
      const cells = (labels: Iterable<string>) =>
        [...labels].flatMap((label) => this.#cells.get(label) ?? []).filter(this.#mayGo);
      const along = cells(new Set(this.#endsOf(inside)));
      if (instead) return { along, apart: instead, whole: false };
      const apart = cells(inside);
      const isTotal = (side: ReadonlySet<string>) =>
        [...side].some((label) => this.#rests.has(label));
      const whole = isTotal(inside) || (!one.has(OUT) && !other.has(OUT) && isTotal(one));
      if (along.length + apart.length > 0 || whole) return { along, apart, whole };
      this.#join([...inside]);
    }
  }

  /** Where the people of a cut stand now; of somebody who left, where most of those beside them do. */
  #endsOf(inside: ReadonlySet<string>): string[] {
    const ends: string[] = [];
    for (const [label, others] of this.#links) {
      for (const other of others.keys()) {
        if (inside.has(label) === inside.has(other)) continue;
        if (!this.#past.has(label)) ends.push(label);
        else {
          const [heir] = [...others].toSorted(([, a], [, b]) => b - a)[0] ?? [];
          ends.push(heir ?? OUT);
        }
      }
    }
    return ends;
  }

  #join(labels: readonly string[]): void {
    const links = labels.flatMap((label) => [...(this.#links.get(label) ?? [])]);
    const beyond = links.filter(([other]) => !labels.includes(other));
    const [heir] = beyond.toSorted(([, a], [, b]) => b - a)[0] ?? [];
    for (const label of labels) this.#links.delete(label);
    for (const [other, people] of beyond) {
      for (const label of labels) this.#links.get(other)?.delete(label);
      if (heir !== undefined) link(this.#links, heir, other, people);
    }
  }
}

function cellsIn(release: Release, view: View, place: Place | null): Cell[] {
  return view.flatMap((dimension) => {
    const name = place?.[dimension];
    return name && release[dimension].has(name) ? [{ dimension, name }] : [];
  });
}

function sizesOf(groups: readonly Group[], dimension: Dimension): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const { now, people } of groups) {
    const name = now?.[dimension];
    if (name) sizes.set(name, (sizes.get(name) ?? 0) + people);
  }
  return sizes;
}

const peopleIn = (groups: readonly Group[]) => groups.reduce((sum, { people }) => sum + people, 0);

/** The finer of two goes; of equals a sector before a site, then by name, so that it is always the same. */
function smallestBy(sizes: Record<Dimension, Map<string, number>>): Smallest {
  const sizeOf = ({ dimension, name }: Cell) => sizes[dimension].get(name) ?? 0;
  return (cells: readonly Cell[]): Cell => {
    const [first] = cells.toSorted(
      (a, b) =>
        sizeOf(a) - sizeOf(b) ||
        a.dimension.localeCompare(b.dimension) ||
        (a.name < b.name ? -1 : 1),
    );
    if (!first) throw new Error('A narrow cut without anything to withhold');
    return first;
  };
}
