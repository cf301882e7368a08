import { expect, it } from 'vitest';
import { type Known, leftOver, numbersOf, programs } from './adversary.ts';
import { EVERY_FIGURE_RULE, toldMean, toldShare } from './figures.rules.ts';
import { Chance, groupsIn, PERIODS, randomCompany } from './random-company.ts';
import {
  decideRelease,
  EVERY_RULE,
  FEWEST_PEOPLE,
  type Place,
  type Release,
  type Rules,
} from './suppression.rules.ts';

/** `ATTACKED_COMPANIES=10000` is the long form. */
const COMPANIES = Number(process.env.ATTACKED_COMPANIES ?? 200);
const COMBINATIONS = 60;

function releasesOf(people: readonly Known[], rules: Rules): Release[] {
  const releases: Release[] = [];
  for (let period = 0; period < PERIODS; period += 1) {
    const admins = people.filter((one) => one.isAdmin && one.told[period] && one.places[period]);
    const before = releases.at(-1);
    const question = {
      groups: groupsIn(people, period),
      fewest: FEWEST_PEOPLE,
      admins: admins.length,
      ...(before ? { earlier: [before] } : {}),
    };
    releases.push(decideRelease(question, rules));
  }
  return releases;
}

/** What a company gives away to whoever adds and takes; null where it is nothing. */
function foundIn(people: readonly Known[], releases: readonly Release[], chance: Chance) {
  for (const [period, release] of releases.entries()) {
    // Whoever reads the report knows their own share and takes it off.
    const admins = new Set(
      people.filter(({ isAdmin, told }) => isAdmin && told[period]).map(({ id }) => id),
    );
    const within = numbersOf(people, period, release, 'told');
    for (const terms of programs(within, chance, COMBINATIONS)) {
      const left = leftOver(terms);
      const others = left.filter((id) => !admins.has(id));
      if (left.length > 0 && others.length < FEWEST_PEOPLE) return { period, terms, left };
    }
    const before = releases[period - 1];
    if (!before) continue;
    const beside = [
      ...numbersOf(people, period - 1, before, 'counted'),
      ...numbersOf(people, period, release, 'counted'),
    ];
    for (const terms of programs(beside, chance, COMBINATIONS)) {
      // Within one of the two, who was counted in vain is nobody's number.
      if (new Set(terms.map(([, number]) => number.period)).size < 2) continue;
      const left = leftOver(terms);
      // Who recorded too little in one of the two is known to nobody but them (docs/privacy-report.md).
      const whole = people.filter(({ places, told }) =>
        [period - 1, period].every((at) => told[at] || !places[at]),
      );
      if (left.length >= FEWEST_PEOPLE || !whole.some(({ id }) => left.includes(id))) continue;
      return { period, terms, left };
    }
  }
  return null;
}

/** The first company that gives somebody away, and how many periods were published until then. */
function attack(rules: Rules, companies = COMPANIES) {
  let published = 0;
  for (let seed = 1; seed <= companies; seed += 1) {
    const chance = new Chance(seed);
    const people = randomCompany(chance, { reorganized: seed % 4 === 0 });
    const releases = releasesOf(people, rules);
    published += releases.filter(({ whole }) => whole).length;
    const found = foundIn(people, releases, chance);
    if (found) return { published, found: { seed, period: found.period, left: found.left.length } };
  }
  return { published, found: null };
}

it(`of ${COMPANIES} companies none gives away fewer than ten people, and most still have a report`, () => {
  const { found, published } = attack(EVERY_RULE);
  expect(found).toBeNull();
  expect(published).toBeGreaterThan(COMPANIES / 2);
});

it.each(Object.keys(EVERY_RULE) as (keyof Rules)[])(
  'the attack finds it when the rule %s is left out',
  (rule) => {
    expect(attack({ ...EVERY_RULE, [rule]: false }, 300).found).not.toBeNull();
  },
);

/** Whether somebody who knows all but one of these people learns the last one's level for certain. */
function learns(levels: readonly number[], rules: typeof EVERY_FIGURE_RULE): boolean {
  const known = levels.slice(1);
  const shown = (of: readonly number[]) => ({
    shares: [1, 2, 3, 4, 5].map((level) =>
      toldShare(of.filter((one) => one === level).length, of.length, rules),
    ),
    mean: toldMean(100 * of.reduce((sum, level) => sum + level, 0), of.length, rules),
  });
  const told = JSON.stringify(shown(levels));
  const possible = [1, 2, 3, 4, 5].filter(
    (last) => JSON.stringify(shown([last, ...known])) === told,
  );
  return possible.length === 1;
}

it('of ten people who all feel the worst, nobody is known by it', () => {
  const alike = Array.from({ length: 10 }, () => 1);
  expect(learns(alike, EVERY_FIGURE_RULE)).toBe(false);
  expect(learns(alike, { ...EVERY_FIGURE_RULE, bands: false })).toBe(true);
});

it('rounding leaves more than one answer for the last of a larger group, exact numbers do not', () => {
  const many = [18, 21, 21].flatMap((people, nth) => Array.from({ length: people }, () => 2 + nth));
  expect(learns(many, EVERY_FIGURE_RULE)).toBe(false);
  expect(learns(many, { ...EVERY_FIGURE_RULE, rounding: false })).toBe(true);
});

it('a team that moves as one does not give away those of its sector who stay', () => {
  const of = (people: number, from: Place, to = from) =>
    Array.from({ length: people }, () => [from, to] as const);
  const [a, b] = ['Campinas', 'Santos'].map((site) => ({ site, sector: 'Vendas' })) as [
    Place,
    Place,
  ];
  const others = ['Campinas', 'Santos'].flatMap((site) => of(30, { site, sector: 'Frota' }));
  const people = [...of(19, a, b), ...of(4, a), ...others].map(
    (places, id): Known => ({
      ...{ id, isAdmin: false, told: [true, true, false] },
      places: [...places, null],
    }),
  );
  const published = releasesOf(people, EVERY_RULE);
  expect(published[0]?.site.size).toBe(2);
  expect(foundIn(people, published, new Chance(1))).toBeNull();
});

it('whoever comes alone hides for a period, and so does whoever takes their consent back', () => {
  const steady = Array.from(
    { length: 20 },
    (_, id): Known => ({
      id,
      places: [0, 1, 2].map(() => ({ site: 'Campinas', sector: null })),
      told: [true, true, true],
      isAdmin: false,
    }),
  );
  const place = { site: 'Campinas', sector: null };
  const moody: Known = {
    ...{ id: 20, isAdmin: false, told: [false, true, false] },
    places: [null, place, null],
  };
  const releases = releasesOf([...steady, moody], EVERY_RULE);
  expect(releases.map(({ whole }) => whole)).toEqual([true, false, true]);
  expect(releasesOf(steady, EVERY_RULE).every(({ whole }) => whole)).toBe(true);
});
