import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { expressionSize, PEERS } from './peers.ts';
import { chunkSizes } from './sizes.ts';

/**
 * `npm run bench:engine`: megabytes a second of diary entries in Portuguese on one core with every
 * rule on, turn by turn with the peers of `peers.ts`, each in a process of its own (`contestant.ts`):
 * in one process they push each other out of the processor's caches and of the compiler's favour. CPU
 * time is measured, not the clock, so that other work on the machine counts less.
 */

const GOAL = 6;
const FIRST_READ_GOALS_MS = [30, 60] as const;
const ROUNDS = 5;

const names = ['engine, language voted', 'engine, language given', ...PEERS];
const contests = names.map((name) => ({
  name,
  process: fork(join(import.meta.dirname, 'contestant.ts'), [name]),
  speeds: [] as number[],
}));
// Until V8 has compiled what it will.
for (const { process: child } of contests) await turnOf(child);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { process: child, speeds } of contests) speeds.push(...(await turnOf(child)));
}
for (const { process: child } of contests) child.disconnect();
const engine = median(contests[0]?.speeds ?? []);
print(`medians of ${ROUNDS} turns, load average ${loadavg()[0]?.toFixed(1)}`);
for (const { name, speeds } of contests) {
  const speed = median(speeds);
  const ratio = `engine is ${(engine / speed).toFixed(2)} times as fast`;
  print(`${name.padEnd(34)} ${speed.toFixed(2).padStart(6)} MB/s   ${ratio}`);
}
print(`(goal ${GOAL} MB/s; the regular expression has ${expressionSize()} wordings)`);

const firsts = [1, 2, 3, 4, 5].map(() => firstReads());
const first = [0, 1].map((i) => median(firsts.map((times) => times[i] as number)));
print(
  `first read in a new process, Portuguese only:     ${first[0]?.toFixed(0)} ms CPU ` +
    `(goal ${FIRST_READ_GOALS_MS[0]})`,
);
print(
  `first read with a close vote, all four languages: ${first[1]?.toFixed(0)} ms CPU ` +
    `(goal ${FIRST_READ_GOALS_MS[1]})`,
);
for (const { name, bytes } of chunkSizes()) {
  print(`${name.padEnd(34)} ${(bytes / 1000).toFixed(1).padStart(6)} KB`);
}
process.exitCode = engine >= GOAL ? 0 : 1;

/** Lets a contestant read for a turn: megabytes a second, each time it read all its entries. */
async function turnOf(child: ChildProcess): Promise<number[]> {
  child.send('go');
  const [{ speeds }] = (await once(child, 'message')) as [{ speeds: number[] }];
  return speeds;
}

function firstReads(): [number, number] {
  const child = spawnSync(process.execPath, [join(import.meta.dirname, 'first-read.ts')], {
    encoding: 'utf8',
  });
  return JSON.parse(child.stdout) as [number, number];
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
