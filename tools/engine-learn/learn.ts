import { TOGETHER, TOGETHER_WORDS } from '#features/burnout/engine/second-look/stems.ts';
import type { Example } from './examples.ts';
import { learnFrom, type Model, namesInTexts, type Row } from './regression.ts';

/** Least number of texts that a stem or pair must stand in to be learnt from. */
const FEWEST_TEXTS = 3;
/** A diary's own kind of text says this much more than one written for learning. */
const ENTRY_WORTH = 3;
/** A sentence of a text without crisis, beside that text. */
const SENTENCE_WORTH = 0.5;
/** How much a weight costs against how well the examples are told apart. */
const PENALTY = 5;

/**
 * Learns to tell texts of crisis from the others, both kinds weighing the same in all. A text counts as a whole,
 * since what is said of danger is spread over its sentences; where there is none, each of its sentences must be
 * light by itself, too.
 */
export function learn(examples: readonly Example[], most: number): Model {
  const rows = balanced(examples.flatMap(rowsOf));
  const names = namesInTexts(
    examples.map(({ sentences }) => sentences.flat()),
    FEWEST_TEXTS,
  );
  return learnFrom(names, rows, { most, penalty: PENALTY });
}

/** What a text weighs: its heaviest sentences of a few that follow each other, of so many words. */
export function weighText(
  { sentences }: Pick<Example, 'sentences'>,
  model: Model,
  most = TOGETHER_WORDS,
): number {
  const { bias, weights } = model;
  let heaviest = Number.NEGATIVE_INFINITY;
  for (let from = 0; from < sentences.length; from += 1) {
    const seen = new Set<string>();
    let weight = bias;
    let words = 0;
    for (const [nth, names] of sentences.slice(from, from + TOGETHER).entries()) {
      words += names.filter((name) => !name.includes(' ')).length;
      if (nth > 0 && words > most) break;
      for (const name of names) {
        if (seen.has(name)) continue;
        seen.add(name);
        weight += weights.get(name) ?? 0;
      }
      heaviest = Math.max(heaviest, weight);
    }
  }
  return heaviest;
}

function rowsOf({ crisis: is, drill, sentences }: Example): Row[] {
  const worth = drill ? 1 : ENTRY_WORTH;
  const whole = { is, worth, names: [...new Set(sentences.flat())] };
  if (is || sentences.length === 1) return [whole];
  return [whole, ...sentences.map((names) => ({ is, worth: worth * SENTENCE_WORTH, names }))];
}

function balanced(rows: readonly Row[]): Row[] {
  const crises = rows.filter(({ is }) => is).length;
  return rows.map(({ worth, ...row }) => ({
    ...row,
    worth: (worth * rows.length) / (2 * (row.is ? crises : rows.length - crises)),
  }));
}
