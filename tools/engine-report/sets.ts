import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { GoldEntry, Prediction } from '#corpus/score.ts';
import { type Language, read } from '../../features/burnout/engine/index.ts';

/** Annotated entries with what the engine reads in them, in the same order. */
export interface ReadSet {
  name: string;
  entries: ReadEntry[];
}

export interface ReadEntry {
  gold: GoldEntry;
  guess: Prediction;
}

const CORPUS = new URL('../../corpus/', import.meta.url).pathname;

/** The development and the validation set, each read once; those kept apart have a run of their own. */
export function readSets(): ReadSet[] {
  const files = [
    { name: 'development set', paths: [`${CORPUS}development/entries.jsonl`] },
    { name: 'validation set', paths: globSync(`${CORPUS}validation/*.jsonl`).sort() },
  ];
  const sets = files.map(({ name, paths }) => ({
    name,
    entries: paths.flatMap((path) => readFile(path)),
  }));
  for (const { name, entries } of sets) refuseRepeatedIds(name, entries);
  return sets.filter(({ entries }) => entries.length > 0);
}

/** The scorer finds a prediction by its id. */
function refuseRepeatedIds(name: string, entries: readonly ReadEntry[]): void {
  const known = new Set<string>();
  for (const { gold } of entries) {
    if (known.has(gold.id)) throw new Error(`The ${name} has two entries ${gold.id}`);
    known.add(gold.id);
  }
}

/** Reads every entry in the language it is marked with, as the development set's own test does. */
function readFile(path: string): ReadEntry[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [parseLine(line, path, index + 1)]))
    .filter(isWhollyMarked)
    .map((gold) => ({
      gold,
      guess: { id: gold.id, ...read(gold.text, { language: gold.lang as Language }) },
    }));
}

/** Of some crisis sentences only the crisis is marked; their own test counts them. */
function isWhollyMarked(entry: Partial<GoldEntry>): entry is GoldEntry {
  return entry.gold !== undefined;
}

function parseLine(line: string, path: string, number: number): GoldEntry {
  try {
    return JSON.parse(line) as GoldEntry;
  } catch {
    throw new Error(`${basename(path)}, line ${number}: not valid JSON`);
  }
}
