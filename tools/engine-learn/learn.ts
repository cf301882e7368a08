import { TOGETHER, TOGETHER_WORDS } from '#features/burnout/engine/second-look/stems.ts';
import type { Example } from './examples.ts';

/** What was learnt: the weight of each stem and pair, and what every text begins with. */
export interface Model {
  bias: number;
  weights: ReadonlyMap<string, number>;
}

/** Least number of texts that a stem or pair must stand in to be learnt from. */
const FEWEST_TEXTS = 3;
/** A diary's own kind of text says this much more than one written for learning. */
const ENTRY_WORTH = 3;
/** A sentence of a text without crisis, beside that text. */
const SENTENCE_WORTH = 0.5;
/** How much a weight costs against how well the examples are told apart. */
const PENALTY = 5;
const STEPS = 300;

/**
 * Learns to tell the examples apart: a logistic regression with a quadratic penalty on the weights,
 * both kinds weighing the same in all. A text counts as a whole, since what is said of danger is spread
 * over its sentences; where there is none, each of its sentences must be light by itself, too.
 */
export function learn(examples: readonly Example[], most: number): Model {
  const rows = examples.flatMap(rowsOf);
  const model = descend(frequentNames(examples), rows);
  const kept = [...model.weights]
    .sort(([a, x], [b, y]) => Math.abs(y) - Math.abs(x) || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([name]) => name);
  return descend(kept, rows);
}

/** What a text weighs: its heaviest sentences of a few that follow each other. */
export function weighText({ sentences }: Example, { bias, weights }: Model): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let from = 0; from < sentences.length; from += 1) {
    const seen = new Set<string>();
    let weight = bias;
    let words = 0;
    for (const [nth, names] of sentences.slice(from, from + TOGETHER).entries()) {
      words += names.filter((name) => !name.includes(' ')).length;
      if (nth > 0 && words > TOGETHER_WORDS) break;
      for (const name of names) {
        if (seen.has(name)) continue;
        seen.add(name);
        weight += weights.get(name) ?? 0;
      }
      most = Math.max(most, weight);
    }
  }
  return most;
}

interface Row {
  names: readonly string[];
  crisis: boolean;
  worth: number;
}

function rowsOf({ crisis, drill, sentences }: Example): Row[] {
  const worth = drill ? 1 : ENTRY_WORTH;
  const whole = { crisis, worth, names: [...new Set(sentences.flat())] };
  if (crisis || sentences.length === 1) return [whole];
  return [whole, ...sentences.map((names) => ({ crisis, worth: worth * SENTENCE_WORTH, names }))];
}

function frequentNames(examples: readonly Example[]): string[] {
  const texts = new Map<string, number>();
  for (const { sentences } of examples) {
    for (const name of new Set(sentences.flat())) texts.set(name, (texts.get(name) ?? 0) + 1);
  }
  return [...texts].filter(([, count]) => count >= FEWEST_TEXTS).map(([name]) => name);
}

/** Gradient descent by the method of RMS-scaled steps with momentum (Adam), over all rows at once. */
function descend(names: readonly string[], rows: readonly Row[]): Model {
  const places = new Map(names.map((name, place) => [name, place]));
  const known = rows.map(({ names: here }) =>
    Int32Array.from(here.flatMap((name) => places.get(name) ?? [])),
  );
  const crises = rows.filter(({ crisis }) => crisis).length;
  const worths = rows.map(
    ({ crisis, worth }) => (worth * rows.length) / (2 * (crisis ? crises : rows.length - crises)),
  );
  const size = names.length + 1;
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  const gradient = new Float64Array(size);
  for (let step = 1; step <= STEPS; step += 1) {
    for (let i = 0; i < names.length; i += 1) gradient[i] = PENALTY * (weights[i] as number);
    gradient[names.length] = 0;
    known.forEach((here, row) => {
      let sum = weights[names.length] as number;
      for (const place of here) sum += weights[place] as number;
      const wanted = (rows[row] as Row).crisis ? 1 : 0;
      const error = (worths[row] as number) * (1 / (1 + Math.exp(-sum)) - wanted);
      for (const place of here) gradient[place] = (gradient[place] as number) + error;
      gradient[names.length] = (gradient[names.length] as number) + error;
    });
    const rate = 0.1 * (1 - step / (STEPS + 1));
    for (let i = 0; i < size; i += 1) {
      const slope = gradient[i] as number;
      mean[i] = 0.9 * (mean[i] as number) + 0.1 * slope;
      square[i] = 0.99 * (square[i] as number) + 0.01 * slope * slope;
      const m = (mean[i] as number) / (1 - 0.9 ** step);
      const v = (square[i] as number) / (1 - 0.99 ** step);
      weights[i] = (weights[i] as number) - (rate * m) / (Math.sqrt(v) + 1e-8);
    }
  }
  return {
    bias: weights[names.length] as number,
    weights: new Map(names.map((name, place) => [name, weights[place] as number])),
  };
}
