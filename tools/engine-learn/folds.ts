import type { Example } from './examples.ts';
import { learn, weighText } from './learn.ts';

const FOLDS = 5;

/** What each example weighs by what was learnt from four fifths of the others. */
export function heldOutWeights(examples: readonly Example[], most: number): number[] {
  const weights = new Array<number>(examples.length);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = learn(
      examples.filter((_, i) => i % FOLDS !== fold),
      most,
    );
    for (let i = fold; i < examples.length; i += FOLDS) {
      weights[i] = weighText(examples[i] as Example, model);
    }
  }
  return weights;
}

/** The least weight that no more than `share` of the ordinary texts without crisis go beyond. */
export function weightForAlarms(
  examples: readonly Example[],
  weights: readonly number[],
  share: number,
): number {
  const ordinary = weights.filter((_, i) => {
    const { crisis, drill } = examples[i] as Example;
    return !crisis && !drill;
  });
  ordinary.sort((a, b) => b - a);
  return ordinary[Math.floor(ordinary.length * share)] as number;
}
