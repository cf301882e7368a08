import {
  CATEGORIES,
  type Category,
  type Counts,
  type Level,
} from '#features/burnout/engine/contract.ts';

export interface GoldEntry {
  id: string;
  lang: string;
  text: string;
  gold: Counts;
  score: number;
  level: Level;
  crisis: boolean;
  phenomena: string[];
}

export interface Prediction {
  id: string;
  counts: Counts;
  score: number;
  level: Level;
  crisis: boolean;
}

export interface Rates {
  precision: number;
  recall: number;
  f1: number;
}

export interface Report {
  /** 35% category F1, 30% level F1, 15% score error, 15% crisis recall, 5% crisis precision. */
  overall: number;
  /** Presence of each category in an entry. */
  categories: Record<Category, Rates>;
  categoryF1: number;
  levelF1: number;
  meanAbsoluteError: number;
  crisis: Rates;
  decoyFalseAlarms: number;
  /** Ids whose counts or crisis flag differ from the gold. */
  wrong: string[];
}

const LEVELS: readonly Level[] = ['low', 'moderate', 'high'];
/** A mean error of four points, one level, is worth nothing. */
const WORST_ERROR = 4;

interface Row {
  gold: GoldEntry;
  guess: Prediction;
}

/** Compares predictions with the gold by the definitions of the guideline; every id must be there. */
export function scorePredictions(gold: GoldEntry[], predictions: Prediction[]): Report {
  const byId = new Map(predictions.map((prediction) => [prediction.id, prediction]));
  const rows = gold.map((entry): Row => {
    const guess = byId.get(entry.id);
    if (guess === undefined) throw new Error(`No prediction for ${entry.id}`);
    return { gold: entry, guess };
  });
  const categories = Object.fromEntries(
    CATEGORIES.map((category) => [
      category,
      rates(
        rows,
        (row) => row.gold.gold[category] > 0,
        (row) => row.guess.counts[category] > 0,
      ),
    ]),
  ) as Record<Category, Rates>;
  const categoryF1 = mean(CATEGORIES.map((category) => categories[category].f1));
  const present = LEVELS.filter((level) =>
    rows.some((row) => row.gold.level === level || row.guess.level === level),
  );
  const levelF1 = mean(
    present.map(
      (level) =>
        rates(
          rows,
          (row) => row.gold.level === level,
          (row) => row.guess.level === level,
        ).f1,
    ),
  );
  const meanAbsoluteError = mean(rows.map((row) => Math.abs(row.guess.score - row.gold.score)));
  const crisis = rates(
    rows,
    (row) => row.gold.crisis,
    (row) => row.guess.crisis,
  );
  const closeness = Math.max(0, 1 - meanAbsoluteError / WORST_ERROR);
  return {
    overall:
      0.35 * categoryF1 +
      0.3 * levelF1 +
      0.15 * closeness +
      0.15 * crisis.recall +
      0.05 * crisis.precision,
    categories,
    categoryF1,
    levelF1,
    meanAbsoluteError,
    crisis,
    decoyFalseAlarms: rows.filter((row) => row.gold.phenomena.includes('decoy') && row.guess.crisis)
      .length,
    wrong: rows.filter(isWrong).map((row) => row.gold.id),
  };
}

function isWrong({ gold, guess }: Row): boolean {
  return (
    gold.crisis !== guess.crisis ||
    CATEGORIES.some((category) => gold.gold[category] !== guess.counts[category])
  );
}

/** How well a yes or no was guessed; nothing to find and nothing guessed is all right. */
export function rates<R>(
  rows: readonly R[],
  isGold: (row: R) => boolean,
  isGuess: (row: R) => boolean,
): Rates {
  let hit = 0;
  let falseAlarm = 0;
  let missed = 0;
  for (const row of rows) {
    if (isGold(row) && isGuess(row)) hit += 1;
    else if (isGuess(row)) falseAlarm += 1;
    else if (isGold(row)) missed += 1;
  }
  const precision = hit + falseAlarm > 0 ? hit / (hit + falseAlarm) : missed > 0 ? 0 : 1;
  const recall = hit + missed > 0 ? hit / (hit + missed) : 1;
  const sum = precision + recall;
  return { precision, recall, f1: sum > 0 ? (2 * precision * recall) / sum : 0 };
}

function mean(values: number[]): number {
  return values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
