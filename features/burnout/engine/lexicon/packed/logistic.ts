/** Probabilities are whole numbers out of this one. */
export const ONE: number = 1 << 16;

/** e to the power of 1/128. All else is multiplied from it, since `Math.exp` may differ by machine. */
const STEP = 1.0078430972064478;
const STEPS = 128;
/** Logarithms of odds beyond this one are taken for it. */
export const LIMIT = 11;

const squashed = new Float64Array(2 * LIMIT * STEPS + 1);
/** By the upper twelve bits of a probability, the logarithm of its odds. */
export const STRETCHED: Float64Array = new Float64Array(1 << 12);

let odds = 1;
for (let step = 0; step <= LIMIT * STEPS; step += 1) {
  squashed[LIMIT * STEPS + step] = (ONE * odds) / (1 + odds);
  squashed[LIMIT * STEPS - step] = ONE / (1 + odds);
  odds *= STEP;
}
for (let part = 0, step = 0; part < STRETCHED.length; part += 1) {
  while (step < squashed.length - 1 && (squashed[step] as number) < (part + 0.5) * 16) step += 1;
  STRETCHED[part] = step / STEPS - LIMIT;
}

/** The probability whose odds have the logarithm `t`, which is within `LIMIT`. */
export function squash(t: number): number {
  return squashed[((t + LIMIT) * STEPS) | 0] as number;
}
