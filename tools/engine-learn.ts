import { writeFileSync } from 'node:fs';
import { markOf, readExamples } from './engine-learn/examples.ts';
import { heldOutWeights, weightForAlarms } from './engine-learn/folds.ts';
import { learn, type Model } from './engine-learn/learn.ts';

/**
 * `npm run engine:learn`: learns the weights of the engine's second look from every marked text but
 * those kept apart, and writes them down. It takes about ten seconds; the same examples give the
 * same file.
 */
const FILE = new URL('../features/burnout/engine/second-look/weights.ts', import.meta.url);

/** Stems and pairs that are kept, of four languages: as many more find hardly more, half as many miss some. */
const MOST = 24_000;
/** Whole numbers in the file are weights times this. */
const SCALE = 8;
/**
 * Share of ordinary texts without crisis that may reach a level, each weighed by the others; of level 1
 * as many as keep the precision that the set kept apart is tested for.
 */
const FALSE_ALARMS = { 1: 0.02, 2: 0.005 };

const examples = readExamples();
const heldOut = heldOutWeights(examples, MOST);
const levels = ([1, 2] as const).map((level) => {
  const from = Math.ceil(weightForAlarms(examples, heldOut, FALSE_ALARMS[level]) * SCALE);
  return [level, from] as const;
});

process.stdout.write(`${examples.length} examples\n`);
for (const [level, from] of levels) {
  const share = (kind: boolean) => {
    const weights = heldOut.filter((_, i) => examples[i]?.crisis === kind);
    return ((100 * weights.filter((w) => w * SCALE >= from).length) / weights.length).toFixed(1);
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

/** What a sentence without any of the stems and pairs below weighs. */
export const BIAS = ${Math.round(bias * SCALE)};

/** The weight from which a sentence reaches a crisis level. */
export const LEVEL_FROM = { ${levels.map(([level, from]) => `${level}: ${from}`).join(', ')} } as const;

/** Weight, and the stems and pairs of stems that have it. */
export const WEIGHTS = \`
${list.join('\n')}
\`;
`;
}
