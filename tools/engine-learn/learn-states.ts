import { CATEGORIES, type Category } from '#features/burnout/engine/contract.ts';
import type { StateExample } from './examples.ts';
import { learnFrom, type Model, namesInTexts, type Row } from './regression.ts';

/** Least number of texts that a stem or pair must stand in to be learnt from. */
const FEWEST_TEXTS = 3;
/** Texts as people write them say this much more than those that follow the guideline. */
const VOICE_WORTH = 3;
/** A text in which a wording names the state says less: what is asked for is what wordings leave out. */
const NAMED_WORTH = 0.5;
/** A sentence of a text without the state, beside that text. */
const SENTENCE_WORTH = 0.5;
const PENALTY = 3.3;

/** For each state, learns to tell texts that show it from the others. */
export function learnStates(
  examples: readonly StateExample[],
  most: number,
): Record<Category, Model> {
  const names = namesInTexts(
    examples.map(({ sentences }) => sentences.flat()),
    FEWEST_TEXTS,
  );
  const models = CATEGORIES.map((category) => {
    const rows = examples.flatMap((example) => rowsOf(example, category));
    return [category, learnFrom(names, rows, { most, penalty: PENALTY })];
  });
  return Object.fromEntries(models) as Record<Category, Model>;
}

function rowsOf({ present, named, voice, sentences }: StateExample, category: Category): Row[] {
  const is = present.includes(category);
  const worth = (voice ? VOICE_WORTH : 1) * (named.includes(category) ? NAMED_WORTH : 1);
  const whole = { is, worth, names: [...new Set(sentences.flat())] };
  if (is || sentences.length === 1) return [whole];
  return [whole, ...sentences.map((names) => ({ is, worth: worth * SENTENCE_WORTH, names }))];
}
