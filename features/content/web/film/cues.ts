import type { FilmName } from '../../contract/video.ts';

/** When each line of a film begins, in seconds; its words are `films.<name>.cues.<number>`. */
export const CUES: Readonly<Record<FilmName, readonly number[]>> = {
  breathing: [0, 8, 28, 48, 68, 86],
  stretching: [0, 8, 28, 48, 68, 88, 98],
  eyes: [0, 8, 28, 48, 62, 72],
  sleep: [0, 10, 30, 50, 70, 88],
};

/** The line that is said at a moment. */
export function cueAt(film: FilmName, seconds: number): number {
  return Math.max(
    0,
    CUES[film].findLastIndex((start) => start <= seconds),
  );
}

/** From 0 to 1 and back within a period, as slowly at its ends as a breath. */
export const swing = (seconds: number, period: number): number =>
  (1 - Math.cos((seconds / period) * 2 * Math.PI)) / 2;

const IN_SECONDS = 4;
const BREATH_SECONDS = 10;

/** A breath of 4 seconds in and 6 out: how full it is, and which of the two it does. */
export function breathAt(seconds: number): { full: number; inward: boolean } {
  const within = seconds % BREATH_SECONDS;
  const inward = within < IN_SECONDS;
  const part = inward
    ? within / IN_SECONDS
    : 1 - (within - IN_SECONDS) / (BREATH_SECONDS - IN_SECONDS);
  return { full: (1 - Math.cos(part * Math.PI)) / 2, inward };
}
