import { writeFileSync } from 'node:fs';
import { CATEGORIES } from '#features/burnout/engine/contract.ts';
import { STATE_WORDS } from '#features/burnout/engine/second-look/stems.ts';
import { markOf, readExamples, readStateExamples } from './engine-learn/examples.ts';
import { heldOutWeights } from './engine-learn/folds.ts';
import { learn } from './engine-learn/learn.ts';
import { learnStates } from './engine-learn/learn-states.ts';
import type { Model } from './engine-learn/regression.ts';

/**
 * `npm run engine:learn`: learns the weights of the engine's second look, of danger and of states, from every
 * marked text but those kept apart, and writes them down. It takes a minute; the same examples give the same
 * files.
 */
const fileOf = (name: string) =>
  new URL(`../features/burnout/engine/second-look/${name}`, import.meta.url);

/** Stems and pairs that are kept, of four languages: more of them find no more (decision 0206), and each is loaded by a browser. */
const MOST = 13_000;
/** Of each state. */
const MOST_OF_STATE = 1_500;
/** Whole numbers in the files are weights times this. */
const SCALE = 8;
/**
 * From what weight a text is of level 1 and 2. The first finds 88 of 100 texts of danger by writers who were left
 * out, at alarms in 7 of 100 of their ordinary entries; 2 would find 85 and alarm in 5 (decision 0206).
 */
const LEVEL_FROM = { 1: 1.75, 2: 3.75 };
/** From what weight a state is seen (decision 0208). */
const STATE_FROM = 0.5;

const BY_HAND = '// Written by `npm run engine:learn` from the examples: correct those, not this.';

learnDanger();
learnAllStates();

function learnDanger(): void {
  const examples = readExamples();
  const heldOut = heldOutWeights(examples, (some) => ({ danger: learn(some, MOST) }));
  say(`${examples.length} examples of danger or not`);
  for (const [level, from] of Object.entries(LEVEL_FROM)) {
    const share = (kind: boolean) => {
      const weights = heldOut.filter((_, i) => examples[i]?.crisis === kind);
      return percent(weights.filter(({ danger }) => danger >= from).length, weights.length);
    };
    say(`level ${level} from ${from}: ${share(true)} of crisis, ${share(false)} of other texts`);
  }
  const { bias, list } = written(learn(examples, MOST));
  writeFileSync(
    fileOf('weights.ts'),
    `${BY_HAND}

/** The examples that they were learnt from. */
export const LEARNT_FROM = '${markOf(examples)}';

/** What sentences without any of the stems and pairs below weigh. */
export const BIAS = ${bias};

/** The weight from which sentences reach a crisis level. */
export const LEVEL_FROM = { 1: ${LEVEL_FROM[1] * SCALE}, 2: ${LEVEL_FROM[2] * SCALE} } as const;

/** Weight, and the stems and pairs of stems that have it. */
export const WEIGHTS = \`
${list}
\`;
`,
  );
}

function learnAllStates(): void {
  const examples = readStateExamples();
  const heldOut = heldOutWeights(examples, (some) => learnStates(some, MOST_OF_STATE), STATE_WORDS);
  say(`${examples.length} examples of states`);
  for (const category of CATEGORIES) {
    const left = examples.flatMap(({ present, named }, i) =>
      named.includes(category)
        ? []
        : [{ is: present.includes(category), weight: heldOut[i]?.[category] ?? 0 }],
    );
    const seen = left.filter(({ weight }) => weight >= STATE_FROM);
    const right = seen.filter(({ is }) => is).length;
    const all = left.filter(({ is }) => is).length;
    say(
      `${category}, where no wording names it: ${percent(right, all)} seen, ${percent(right, seen.length)} of what is seen is there`,
    );
  }
  const models = Object.entries(learnStates(examples, MOST_OF_STATE)).map(([category, model]) => {
    const { bias, list } = written(model);
    return `  ${category}: {\n    bias: ${bias},\n    from: ${STATE_FROM * SCALE},\n    weights: \`\n${list}\n\`,\n  },`;
  });
  writeFileSync(
    fileOf('state-weights.ts'),
    `${BY_HAND}
import type { Category } from '../contract.ts';

/** The examples that they were learnt from. */
export const STATES_LEARNT_FROM = '${markOf(examples)}';

/** What speaks of a state. */
interface StateWeights {
  /** What sentences without any of the stems and pairs weigh. */
  bias: number;
  /** The weight from which sentences show the state. */
  from: number;
  /** Weight, and the stems and pairs of stems that have it. */
  weights: string;
}

export const STATES: Readonly<Record<Category, StateWeights>> = {
${models.join('\n')}
};
`,
  );
}

function written({ bias, weights }: Model): { bias: number; list: string } {
  const lines = new Map<number, string[]>();
  for (const [name, weight] of weights) {
    const whole = Math.round(weight * SCALE);
    if (whole === 0) continue;
    lines.set(whole, [...(lines.get(whole) ?? []), name]);
  }
  const list = [...lines]
    .sort(([a], [b]) => b - a)
    .map(([weight, names]) => `${weight} ${names.sort().join('|')}`);
  return { bias: Math.round(bias * SCALE), list: list.join('\n') };
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)}%`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
