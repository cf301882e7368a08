import type { Example } from './examples.ts';

/** What was learnt: the weight of each stem and pair, and what every text begins with. */
export interface Model {
  bias: number;
  weights: ReadonlyMap<string, number>;
}

/** Least number of texts that a stem or pair must stand in to be learnt from. */
const FEWEST_TEXTS = 2;
/** An annotated entry says this much more than a text written for learning: it is more like a diary's. */
const ENTRY_WORTH = 4;
/** How much a weight costs against how well the examples are told apart. */
const PENALTY = 0.5;
const STEPS = 300;
/** Times the sentence of a crisis text that speaks of it is looked for with what was learnt so far. */
const LOOKS = 3;

/**
 * Learns to tell the examples apart: a logistic regression with a quadratic penalty on the weights,
 * both kinds weighing the same in all. A crisis text is its heaviest sentence by what was learnt
 * before, at first all of it; every sentence of another text must be light.
 */
export function learn(examples: readonly Example[], most: number): Model {
  const names = frequentNames(examples);
  let model = descend(names, rowsOf(examples, undefined));
  const kept = [...model.weights]
    .sort(([a, x], [b, y]) => Math.abs(y) - Math.abs(x) || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([name]) => name);
  for (let look = 0; look < LOOKS; look += 1) {
    model = descend(kept, rowsOf(examples, model));
  }
  return model;
}

/** What a text weighs: its heaviest sentence. */
export function weighText({ sentences }: Example, model: Model): number {
  return Math.max(...sentences.map((names) => weigh(names, model)));
}

function weigh(names: readonly string[], { bias, weights }: Model): number {
  return names.reduce((sum, name) => sum + (weights.get(name) ?? 0), bias);
}

interface Row {
  names: readonly string[];
  crisis: boolean;
  worth: number;
}

function rowsOf(examples: readonly Example[], model: Model | undefined): Row[] {
  return examples.flatMap(({ crisis, drill, sentences }) => {
    const worth = drill ? 1 : ENTRY_WORTH;
    if (model === undefined) return [{ crisis, worth, names: [...new Set(sentences.flat())] }];
    if (!crisis) return sentences.map((names) => ({ crisis, worth, names }));
    const weights = sentences.map((names) => weigh(names, model));
    const heaviest = weights.indexOf(Math.max(...weights));
    return [{ crisis, worth, names: sentences[heaviest] as string[] }];
  });
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
