import type { Run } from '#features/diary/contract/days.ts';
import type { BurnoutOverview, LevelKey } from '../../contract/burnout.contract.ts';
import { areApart } from './headline.rules.ts';

/** What one sentence can say about a trend; the screen words it. Means are points per entry. */
export type Takeaway =
  | { kind: 'none' }
  | { kind: 'single'; mean: number }
  | { kind: 'falling' | 'rising'; count: number; sure: boolean }
  | { kind: 'below' | 'above'; mean: number; previous: number; sure: boolean }
  | { kind: 'varied'; mean: number; lowest: number; highest: number }
  | { kind: 'steady'; mean: number };

/** Half a point: less than one word of the lightest weight in every fourth entry, so not worth a word. */
const NOTABLE = 0.5;
/** One word of the lightest weight more in each entry: from there on a path is not called even. */
const UNEVEN = 2;
/** A fall or rise is named from two steps on; one step is chance. */
const STEPS = 2;

type Trend = Pick<BurnoutOverview, 'trend' | 'mean' | 'previousMean' | 'change'>;

/**
 * The one thing to say: a run of falls or rises up to now, else the period against the one before,
 * else between where its means lie.
 * It is `sure` where few entries alone would hardly give as much; the screen says the doubt otherwise.
 */
export function takeawayOf({ trend, mean, previousMean, change }: Trend): Takeaway {
  const points = trend.filter((point) => point.mean !== null);
  const means = points.map((point) => point.mean ?? 0);
  if (mean === null || means.length === 0) return { kind: 'none' };
  if (means.length === 1) return { kind: 'single', mean };
  const run = runAtEnd(means);
  if (run.steps >= STEPS && Math.abs(run.change) >= NOTABLE) {
    const sure = areApart(points.at(-1 - run.steps), points.at(-1));
    return { kind: run.change < 0 ? 'falling' : 'rising', count: run.steps, sure };
  }
  // Compared only where “what changed” compares: on entries enough in both periods.
  if (change && previousMean !== null && Math.abs(mean - previousMean) >= NOTABLE) {
    const sure = change.points.clear;
    return { kind: mean < previousMean ? 'below' : 'above', mean, previous: previousMean, sure };
  }
  const [lowest, highest] = [Math.min(...means), Math.max(...means)];
  if (highest - lowest >= UNEVEN) return { kind: 'varied', mean, lowest, highest };
  return { kind: 'steady', mean };
}

function runAtEnd(means: readonly number[]): { steps: number; change: number } {
  let steps = 0;
  let direction = 0;
  for (let index = means.length - 1; index > 0; index -= 1) {
    const step = Math.sign((means[index] ?? 0) - (means[index - 1] ?? 0));
    if (step === 0 || (direction !== 0 && step !== direction)) break;
    direction = step;
    steps += 1;
  }
  const last = means.at(-1) ?? 0;
  return { steps, change: last - (means.at(-1 - steps) ?? last) };
}

export type SuggestionKey = 'write' | 'pause' | 'noticeGood' | 'person' | 'professional' | 'help';

/**
 * What may help next, at most three, the most useful first. Nothing that the product cannot do now:
 * no appointment is offered, only that professional care exists.
 */
export function suggestionsFor(
  level: LevelKey | null,
  takeaway: Takeaway,
  helpFirst = false,
  run?: Run['kind'],
): SuggestionKey[] {
  if (helpFirst) return ['help', 'person', 'professional'];
  if (level === null) return ['write'];
  if (run === 'care') return ['person', 'professional', 'help'];
  // A mean of many weeks may be low in the worst week of them.
  const rising = run === 'worse' || takeaway.kind === 'rising' || takeaway.kind === 'above';
  const falling = takeaway.kind === 'falling' || takeaway.kind === 'below';
  if (level === 'high') return ['professional', 'person', 'help'];
  if (level === 'moderate')
    return rising ? ['professional', 'pause', 'help'] : ['pause', 'person', 'write'];
  if (rising) return ['pause', 'write'];
  return falling ? ['noticeGood', 'write'] : ['write', 'noticeGood'];
}
