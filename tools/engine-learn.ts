import { writeFileSync } from 'node:fs';
import { markOf, readExamples } from './engine-learn/examples.ts';
import { heldOutWeights } from './engine-learn/folds.ts';
import { learn, type Model } from './engine-learn/learn.ts';

/**
 * `npm run engine:learn`: learns the weights of the engine's second look from every marked text but
 * those kept apart, and writes them down. It takes about ten seconds; the same examples give the
 * same file.
 */
const FILE = new URL('../features/burnout/engine/second-look/weights.ts', import.meta.url);

/** Stems and pairs that are kept, of four languages: more of them find no more (decision 0206), and each is loaded by a browser. */
const MOST = 13_000;
/** Whole numbers in the file are weights times this. */
const SCALE = 8;
/**
 * From what weight a text is of level 1 and 2. The first finds 88 of 100 texts of danger by writers who were left
 * out, at alarms in 7 of 100 of their ordinary entries; 2 would find 85 and alarm in 5 (decision 0206).
 */
const LEVEL_FROM = { 1: 1.75, 2: 3.75 };

const examples = readExamples();
const heldOut = heldOutWeights(examples, MOST);

process.stdout.write(`${examples.length} examples\n`);
for (const [level, from] of Object.entries(LEVEL_FROM)) {
  const share = (kind: boolean) => {
    const weights = heldOut.filter((_, i) => examples[i]?.crisis === kind);
    return ((100 * weights.filter((weight) => weight >= from).length) / weights.length).toFixed(1);
  };
  process.stdout.write(
    `level ${level} from ${from}: ${share(true)}% of crisis, ${share(false)}% of other texts\n`,
  );
}
writeFileSync(FILE, sourceOf(learn(examples, MOST)));

function sourceOf({ bias, weights }: Model): string {
  const lines = new Map<number, string[]>();
  for (const [name, weight] of weights) {
    const whole = Math.round(weight * SCALE);
    if (whole === 0) continue;
    lines.set(whole, [...(lines.get(whole) ?? []), name]);
  }
  const list = [...lines]
    .sort(([a], [b]) => b - a)
    .map(([weight, names]) => `${weight} ${names.sort().join('|')}`);
  return `// Written by \`npm run engine:learn\` from the examples: correct those, not this.

/** The examples that they were learnt from. */
export const LEARNT_FROM = '${markOf(examples)}';

/** What sentences without any of the stems and pairs below weigh. */
export const BIAS = ${Math.round(bias * SCALE)};

/** The weight from which sentences reach a crisis level. */
export const LEVEL_FROM = { 1: ${LEVEL_FROM[1] * SCALE}, 2: ${LEVEL_FROM[2] * SCALE} } as const;

/** Weight, and the stems and pairs of stems that have it. */
export const WEIGHTS = \`
${list.join('\n')}
\`;
`;
}
