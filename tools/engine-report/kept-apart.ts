import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { type GoldEntry, rates, scorePredictions } from '#corpus/score.ts';
import { ENGINE_VERSION, read } from '../../features/burnout/engine/index.ts';
import { readVoices, type VoiceFigures, voiceFigures } from './voices.ts';

/** What the sets kept apart said of one engine version, in the one run that counts. */
export interface KeptApartRun {
  engine: string;
  date: string;
  voices: VoiceFigures;
  /** Entries of the guideline's own kind. */
  guideline: { categoryF1: number; levelF1: number; crisisRecall: number; crisisPrecision: number };
  /** Short texts of which only the danger is marked. */
  danger: Record<string, { recall: number; precision: number }>;
}

const FOLDER = new URL('../../corpus/kept-apart/', import.meta.url).pathname;
const RUNS = `${FOLDER}runs.jsonl`;

export function keptApartRuns(): KeptApartRun[] {
  return existsSync(RUNS) ? linesOf<KeptApartRun>('runs.jsonl') : [];
}

/** Reads the sets kept apart and keeps the figures; an engine version has one run only. */
export function runKeptApart(date: string): KeptApartRun {
  if (keptApartRuns().some(({ engine }) => engine === ENGINE_VERSION)) {
    throw new Error(`Engine ${ENGINE_VERSION} had its run: the first one counts.`);
  }
  const run: KeptApartRun = {
    engine: ENGINE_VERSION,
    date,
    voices: voiceFigures(readVoices('kept-apart/voices.jsonl')),
    guideline: guidelineFigures(),
    danger: Object.fromEntries(
      ['danger', 'danger-2', 'danger-3'].map((name) => [name, dangerFigures(`${name}.jsonl`)]),
    ),
  };
  appendFileSync(RUNS, `${JSON.stringify(run)}\n`);
  return run;
}

function guidelineFigures(): KeptApartRun['guideline'] {
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
