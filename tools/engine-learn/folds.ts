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
