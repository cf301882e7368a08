import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { read } from '#features/burnout/engine/index.ts';
import { lexiconOf } from '#features/burnout/engine/lexicon/index.ts';
import { developmentTexts, diaryEntries } from './corpus.ts';

/**
 * `npm run bench:engine`: megabytes (10^6 bytes of UTF-8) a second of diary entries in Portuguese
 * on one core with every rule on, turn by turn with a peer: one word-edged regular expression of
 * 600 wordings of the same lexicon, which only finds words and judges nothing. CPU time is
 * measured, not the clock, so that other work on the machine counts less.
 */

const GOAL = 10;
const ROUNDS = 9;
const PEER_TERMS = 600;

const entries = diaryEntries(developmentTexts('pt'), 1_500, 900);
const megabytes = entries.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / 1e6;
const expression = peer();

let seen = 0;
const engine = () => {
  for (const text of entries) seen += read(text, { language: 'pt' }).mentions.length;
};
const voting = () => {
  for (const text of entries) seen += read(text).mentions.length;
};
const regular = () => {
  for (const text of entries) for (const _match of text.matchAll(expression)) seen += 1;
};

const speeds = { engine: [] as number[], voting: [] as number[], regular: [] as number[] };
for (const work of [engine, voting, regular]) work();
for (let round = 0; round < ROUNDS; round++) {
  speeds.engine.push(speedOf(engine));
  speeds.voting.push(speedOf(voting));
  speeds.regular.push(speedOf(regular));
}
const [fast, full, other] = [median(speeds.engine), median(speeds.voting), median(speeds.regular)];
process.stdout.write(
  `${entries.length} entries, ${megabytes.toFixed(2)} MB, median of ${ROUNDS}, ` +
    `load average ${loadavg()[0]?.toFixed(1)}\n` +
    `engine, every rule, language voted:  ${full.toFixed(1)} MB/s (goal ${GOAL})\n` +
    `engine, every rule, language given:  ${fast.toFixed(1)} MB/s\n` +
    `regular expression of ${PEER_TERMS} terms:    ${other.toFixed(1)} MB/s ` +
    `(engine / expression = ${(full / other).toFixed(2)})\n`,
);
const firsts = [1, 2, 3, 4, 5].map(() => firstReads());
process.stdout.write(
  `first read in a new process, Portuguese only:    ${median(firsts.map(([pt]) => pt)).toFixed(0)} ms CPU\n` +
    `first read with a close vote, all four compiled: ${median(firsts.map(([, all]) => all)).toFixed(0)} ms CPU\n`,
);
process.exitCode = full >= GOAL && seen > 0 ? 0 : 1;

function speedOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (megabytes * 1e6) / (user + system);
}

function peer(): RegExp {
  const terms = lexiconOf('pt')
    .entries.flatMap((entry) => (entry.layer === 'mention' ? [entry.expression] : []))
    .map((id) => id.split(':')[2]?.replaceAll('-', ' ') ?? '')
    .filter((term) => term.length > 3)
    .slice(0, PEER_TERMS);
  return new RegExp(`(?<![\\p{L}])(?:${terms.join('|')})(?![\\p{L}])`, 'giu');
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
