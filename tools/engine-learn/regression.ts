/** Stems and pairs of a text or of a part of it, whether it is of the kind that is asked for, and how much it counts. */
export interface Row {
  names: readonly string[];
  is: boolean;
  worth: number;
}

/** What was learnt: the weight of each stem and pair, and what every text begins with. */
export interface Model {
  bias: number;
  weights: ReadonlyMap<string, number>;
}

const STEPS = 300;

/**
 * Learns to tell the rows of a kind from the others: a logistic regression with a quadratic penalty on the
 * weights, `most` of which are kept.
 */
export function learnFrom(
  names: readonly string[],
  rows: readonly Row[],
  { most, penalty }: { most: number; penalty: number },
): Model {
  const model = descend(names, rows, penalty);
  const kept = [...model.weights]
    .sort(([a, x], [b, y]) => Math.abs(y) - Math.abs(x) || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([name]) => name);
  return descend(kept, rows, penalty);
}

/** Names that stand in so many texts at least. */
export function namesInTexts(texts: readonly (readonly string[])[], fewest: number): string[] {
  const counts = new Map<string, number>();
  for (const names of texts) {
    for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= fewest).map(([name]) => name);
}

/** Gradient descent by the method of RMS-scaled steps with momentum (Adam), over all rows at once. */
function descend(names: readonly string[], rows: readonly Row[], penalty: number): Model {
  const places = new Map(names.map((name, place) => [name, place]));
  const known = rows.map(({ names: here }) =>
    Int32Array.from(here.flatMap((name) => places.get(name) ?? [])),
  );
  const size = names.length + 1;
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  const gradient = new Float64Array(size);
  for (let step = 1; step <= STEPS; step += 1) {
    for (let i = 0; i < names.length; i += 1) gradient[i] = penalty * (weights[i] as number);
    gradient[names.length] = 0;
    known.forEach((here, row) => {
      const { is, worth } = rows[row] as Row;
      let sum = weights[names.length] as number;
      for (const place of here) sum += weights[place] as number;
      const error = worth * (1 / (1 + Math.exp(-sum)) - (is ? 1 : 0));
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
