import { weighText } from './learn.ts';
import type { Model } from './regression.ts';

const FOLDS = 5;

/** What each example weighs by what was learnt from four fifths of the others, by each of the models. */
export function heldOutWeights<Name extends string, E extends { sentences: string[][] }>(
  examples: readonly E[],
  learn: (examples: readonly E[]) => Record<Name, Model>,
  most?: number,
): Record<Name, number>[] {
  const weights = new Array<Record<Name, number>>(examples.length);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const models = Object.entries<Model>(learn(examples.filter((_, i) => i % FOLDS !== fold)));
    for (let i = fold; i < examples.length; i += FOLDS) {
      const example = examples[i] as E;
      const weighed = models.map(([name, model]) => [name, weighText(example, model, most)]);
      weights[i] = Object.fromEntries(weighed) as Record<Name, number>;
    }
  }
  return weights;
}
