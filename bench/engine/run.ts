import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { read } from '#features/burnout/engine/index.ts';
import { developmentTexts, diaryEntries } from './corpus.ts';
import { expressionSize, peers } from './peers.ts';
import { chunkSizes } from './sizes.ts';

/**
 * `npm run bench:engine`: megabytes (10^6 bytes of UTF-8) a second of diary entries in Portuguese
 * on one core with every rule on, turn by turn with the peers of `peers.ts`. CPU time is measured,
 * not the clock, so that other work on the machine counts less.
 */

const GOAL = 10;
const FIRST_READ_GOALS_MS = [30, 60] as const;
const ROUNDS = 9;
/** Peers that are slow read a part only. */
const PEER_ENTRIES = 150;

const entries = diaryEntries(developmentTexts('pt'), 1_500, 900);
let seen = 0;

interface Contest {
  name: string;
  entries: readonly string[];
  work: (text: string) => number;
  speeds: number[];
}
const contests: Contest[] = [
  contest('engine, language voted', entries, (text) => read(text).mentions.length),
  contest('engine, language given', entries, (text) => {
    return read(text, { language: 'pt' }).mentions.length;
  }),
  ...Object.entries(peers()).map(([name, peer]) => {
    return contest(name, entries.slice(0, PEER_ENTRIES), peer);
  }),
];
for (const one of contests) run(one);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const one of contests) one.speeds.push(run(one));
}
const engine = median(contests[0]?.speeds ?? []);
print(
  `${entries.length} entries, ${megabytesOf(entries).toFixed(2)} MB, median of ${ROUNDS}, ` +
    `load average ${loadavg()[0]?.toFixed(1)}`,
);
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
process.exitCode = engine >= GOAL && seen > 0 ? 0 : 1;

function contest(name: string, texts: readonly string[], work: Contest['work']): Contest {
  return { name, entries: texts, work, speeds: [] };
}

/** Megabytes a second of CPU. */
function run({ entries: texts, work }: Contest): number {
  const before = process.cpuUsage();
  for (const text of texts) seen += work(text);
  const { user, system } = process.cpuUsage(before);
  return (megabytesOf(texts) * 1e6) / (user + system);
}

function megabytesOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1e6;
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
