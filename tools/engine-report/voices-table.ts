import { CATEGORIES } from '../../features/burnout/engine/index.ts';
import type { KeptApartRun } from './kept-apart.ts';
import type { VoiceFigures } from './voices.ts';

/** What the review of 1.8.0 asked for. */
const WANTED: Readonly<Record<string, string>> = {
  'F1 of all categories': '0.85',
  'danger found': '92 %',
  'precision of the card': '0.88',
  'alarms in ordinary entries': '1 in 100',
  'alarms in decoys': '3 in 150',
};

/** The newest run is shown; `runs.jsonl` has all of them. */
const SHOWN_RUNS = 1;

/** Sets that may be learnt from beside those kept apart, and what was wanted; one column for each run. */
export function voicesTable(
  learntFrom: readonly (readonly [name: string, figures: VoiceFigures])[],
  runs: readonly KeptApartRun[],
): string[][] {
  const named = [
    ...learntFrom,
    ...runs
      .slice(-SHOWN_RUNS)
      .flatMap((run) => [
        ...columnOf(`kept apart, ${run.engine}`, run.voices),
        ...columnOf(`a stranger's, kept apart, ${run.engine}`, run['voices-2']),
        ...columnOf(`a second stranger's, kept apart, ${run.engine}`, run['voices-3']),
        ...columnOf(`a third stranger's, kept apart, ${run.engine}`, run['voices-4']),
        ...columnOf(`a fourth stranger's, kept apart, ${run.engine}`, run['voices-5']),
        ...columnOf(`a fifth stranger's, kept apart, ${run.engine}`, run['voices-6']),
        ...columnOf(`two more strangers', kept apart, ${run.engine}`, run['voices-7']),
        ...columnOf(`three more strangers', kept apart, ${run.engine}`, run['voices-8']),
      ]),
  ];
  const columns = named.map(([, figures]) => figures);
  const line = (label: string, cell: (figures: VoiceFigures) => string): string[] => [
    label,
    WANTED[label] ?? '',
    ...columns.map(cell),
  ];
  const share = ([part, whole]: readonly [number, number]): string =>
    `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;
  return [
    ['', 'wanted', ...named.map(([name, { entries }]) => `${name}, n = ${entries}`)],
    line('F1 of all categories', ({ categoryF1 }) => categoryF1.toFixed(3)),
    ...CATEGORIES.map((name) =>
      line(`F1 of ${name}`, ({ categories }) => categories[name].toFixed(3)),
    ),
    line('danger found', ({ dangerFound }) => share(dangerFound)),
    line('precision of the card', ({ crisisPrecision }) => crisisPrecision.toFixed(3)),
    line('alarms in ordinary entries', ({ ordinaryAlarms }) => share(ordinaryAlarms)),
    line('alarms in decoys', ({ decoyAlarms }) => share(decoyAlarms)),
  ];
}

function columnOf(name: string, figures: VoiceFigures | undefined): [string, VoiceFigures][] {
  return figures === undefined ? [] : [[name, figures]];
}
