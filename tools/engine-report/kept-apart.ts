import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type GoldEntry, rates, scorePredictions } from '#corpus/score.ts';
import { ENGINE_VERSION, read } from '../../features/burnout/engine/index.ts';
import { readVoices, type VoiceFigures, voiceFigures } from './voices.ts';

/**
 * What the sets kept apart said of one engine version, in the one run that counts. A line of
 * `runs.jsonl` has the sets that were there on its day: one written later has a line of its own.
 */
export interface KeptApartRun {
  engine: string;
  date: string;
  voices?: VoiceFigures;
  /** By a writer who knew neither the engine nor the voices before. */
  'voices-2'?: VoiceFigures;
  /** By three more such writers, the first of few texts; of the last, many a decoy answers a text of danger. */
  'voices-3'?: VoiceFigures;
  'voices-4'?: VoiceFigures;
  'voices-5'?: VoiceFigures;
  /** By one more, whose danger is mostly told quietly. */
  'voices-6'?: VoiceFigures;
  /** By two more, 600 texts each, whose danger is told in images and whose decoys have its words. */
  'voices-7'?: VoiceFigures;
  /** By three more, 360 texts each, written like those. */
  'voices-8'?: VoiceFigures;
  /** Entries of the guideline's own kind. */
  guideline?: {
    categoryF1: number;
    levelF1: number;
    crisisRecall: number;
    crisisPrecision: number;
  };
  /** Short texts of which only the danger is marked. */
  danger?: Record<string, { recall: number; precision: number }>;
}

type SetName = Exclude<keyof KeptApartRun, 'engine' | 'date'>;

const FOLDER = new URL('../../corpus/kept-apart/', import.meta.url).pathname;
const RUNS = `${FOLDER}runs.jsonl`;

const SETS: { readonly [Name in SetName]: () => NonNullable<KeptApartRun[Name]> } = {
  voices: () => voiceFigures(readVoices('kept-apart/voices.jsonl')),
  'voices-2': () => voiceFigures(readVoices('kept-apart/voices-2.jsonl')),
  'voices-3': () => voiceFigures(readVoices('kept-apart/voices-3.jsonl')),
  'voices-4': () => voiceFigures(readVoices('kept-apart/voices-4.jsonl')),
  'voices-5': () => voiceFigures(readVoices('kept-apart/voices-5.jsonl')),
  'voices-6': () => voiceFigures(readVoices('kept-apart/voices-6.jsonl')),
  'voices-7': () => voiceFigures(readVoices('kept-apart/voices-7.jsonl')),
  'voices-8': () => voiceFigures(readVoices('kept-apart/voices-8.jsonl')),
  guideline: guidelineFigures,
  danger: () =>
    Object.fromEntries(
      ['danger', 'danger-2', 'danger-3'].map((name) => [name, dangerFigures(`${name}.jsonl`)]),
    ),
};

export function keptApartRuns(): KeptApartRun[] {
  return existsSync(RUNS) ? linesOf<KeptApartRun>('runs.jsonl') : [];
}

/** Reads the sets kept apart and keeps the figures; an engine version reads each of them once. */
export function runKeptApart(date: string): void {
  const left = setsLeft(ENGINE_VERSION, keptApartRuns());
  if (left.length === 0) {
    throw new Error(`Engine ${ENGINE_VERSION} had its run: the first one counts.`);
  }
  const figures = Object.fromEntries(left.map((name) => [name, SETS[name]()]));
  appendFileSync(RUNS, `${JSON.stringify({ engine: ENGINE_VERSION, date, ...figures })}\n`);
}

/** The sets that this version has not read yet. */
export function setsLeft(version: string, runs: readonly KeptApartRun[]): SetName[] {
  const had = runs.filter(({ engine }) => engine === version).flatMap((run) => Object.keys(run));
  return (Object.keys(SETS) as SetName[]).filter((name) => !had.includes(name));
}

function guidelineFigures(): NonNullable<KeptApartRun['guideline']> {
  const gold = linesOf<GoldEntry>('entries.jsonl');
  const { categoryF1, levelF1, crisis } = scorePredictions(
    gold,
    gold.map(({ id, text }) => ({ id, ...read(text) })),
  );
  return { categoryF1, levelF1, crisisRecall: crisis.recall, crisisPrecision: crisis.precision };
}

function dangerFigures(file: string): { recall: number; precision: number } {
  const { recall, precision } = rates(
    linesOf<{ text: string; crisis: boolean }>(file),
    ({ crisis }) => crisis,
    ({ text }) => read(text).crisis,
  );
  return { recall, precision };
}

function linesOf<Line>(file: string): Line[] {
  return readFileSync(`${FOLDER}${file}`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Line);
}
