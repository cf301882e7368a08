/** Lengths of a pause, in minutes. */
export const LENGTHS = [1, 3, 5] as const;
export type Length = (typeof LENGTHS)[number];

/** A breath: four seconds in and six out, six of them a minute. */
export const IN_SECONDS = 4;
export const BREATH_SECONDS = 10;

export interface Moment {
  readonly phase: 'in' | 'out';
  /** Which second of the phase, from 1. */
  readonly count: number;
  /** Which breath of all, from 1. */
  readonly breath: number;
  readonly breaths: number;
  readonly left: number;
  readonly over: boolean;
}

/** Where somebody is who has paused for so many whole seconds. */
export function momentAt(seconds: number, length: Length): Moment {
  const total = length * 60;
  const breaths = total / BREATH_SECONDS;
  const within = seconds % BREATH_SECONDS;
  const phase = within < IN_SECONDS ? 'in' : 'out';
  return {
    phase,
    count: (phase === 'in' ? within : within - IN_SECONDS) + 1,
    breath: Math.min(breaths, Math.floor(seconds / BREATH_SECONDS) + 1),
    breaths,
    left: Math.max(0, total - seconds),
    over: seconds >= total,
  };
}
