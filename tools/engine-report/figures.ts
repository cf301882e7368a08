import { type GoldEntry, type Report, rates, scorePredictions } from '#corpus/score.ts';
import { CATEGORIES, type Category } from '../../features/burnout/engine/index.ts';
import { bootstrap, type Estimate, shareOf } from './bootstrap.ts';
import type { ReadEntry } from './sets.ts';

export type Measure =
  | 'overall'
  | Category
  | 'categoryF1'
  | 'levelF1'
  | 'meanAbsoluteError'
  | 'crisisRecall'
  | 'crisisPrecision'
  | 'explicitRecall'
  | 'explicitPrecision'
  | 'decoyAlarms';

/** What one group of entries gave; `null` where the group holds no case of a measure. */
export type Figures = Record<Measure, Estimate | null> & { entries: number };

export interface PhenomenonFigure {
  tag: string;
  entries: number;
  /** Share of the entries whose five counts and crisis flag are all as marked. */
  exact: Estimate;
}

/** Tags of a wish, a plan or an act said outright; the other crisis tags are veiled. */
const EXPLICIT = new Set(['crisis_direct', 'crisis_plan', 'crisis_selfharm']);

const isExplicit = ({ phenomena }: GoldEntry): boolean =>
  phenomena.some((tag) => EXPLICIT.has(tag));
const isDecoy = ({ phenomena }: GoldEntry): boolean => phenomena.includes('decoy');

function score(rows: readonly ReadEntry[]): Report {
  return scorePredictions(
    rows.map(({ gold }) => gold),
    rows.map(({ guess }) => guess),
  );
}

/** The project's scorer on these rows; for explicit crisis, with the veiled entries left out. */
export function measure(rows: readonly ReadEntry[]): Record<Measure, number> {
  const report = score(rows);
  const explicit = rates(
    rows.filter(({ gold }) => !gold.crisis || isExplicit(gold)),
    ({ gold }) => gold.crisis,
    ({ guess }) => guess.crisis,
  );
  const decoys = rows.filter(({ gold }) => isDecoy(gold)).length;
  const { overall, categoryF1, levelF1, meanAbsoluteError, crisis } = report;
  return {
    overall,
    ...(Object.fromEntries(
      CATEGORIES.map((category) => [category, report.categories[category].f1]),
    ) as Record<Category, number>),
    categoryF1,
    levelF1,
    meanAbsoluteError,
    crisisRecall: crisis.recall,
    crisisPrecision: crisis.precision,
    explicitRecall: explicit.recall,
    explicitPrecision: explicit.precision,
    decoyAlarms: decoys === 0 ? 0 : report.decoyFalseAlarms / decoys,
  };
}

/** All figures of a group of entries with their intervals. */
export function figuresOf(rows: readonly ReadEntry[]): Figures {
  const estimates = bootstrap(rows, measure);
  const count = (holds: (row: ReadEntry) => boolean): number => rows.filter(holds).length;
  const share = (name: Measure, cases: number) =>
    cases === 0 ? null : shareOf(estimates[name], cases);
  const alarms = count(({ guess }) => guess.crisis);
  const explicitAlarms = count(
    ({ gold, guess }) => guess.crisis && (!gold.crisis || isExplicit(gold)),
  );
  return {
    ...estimates,
    crisisRecall: share(
      'crisisRecall',
      count(({ gold }) => gold.crisis),
    ),
    crisisPrecision: share('crisisPrecision', alarms),
    explicitRecall: share(
      'explicitRecall',
      count(({ gold }) => gold.crisis && isExplicit(gold)),
    ),
    explicitPrecision: share('explicitPrecision', explicitAlarms),
    decoyAlarms: share(
      'decoyAlarms',
      count(({ gold }) => isDecoy(gold)),
    ),
    entries: rows.length,
  };
}

/** How often an entry of each phenomenon is read exactly as marked; most frequent tags first. */
export function phenomenaOf(rows: readonly ReadEntry[]): PhenomenonFigure[] {
  const wrong = new Set(score(rows).wrong);
  const tags = [...new Set(rows.flatMap(({ gold }) => gold.phenomena))];
  return tags
    .map((tag) => {
      const exact = rows
        .filter(({ gold }) => gold.phenomena.includes(tag))
        .map(({ gold }) => (wrong.has(gold.id) ? 0 : 1));
      const estimate = bootstrap(exact, (sample) => ({ rate: mean(sample) })).rate;
      return { tag, entries: exact.length, exact: shareOf(estimate, exact.length) };
    })
    .sort((a, b) => b.entries - a.entries || (a.tag < b.tag ? -1 : 1));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
