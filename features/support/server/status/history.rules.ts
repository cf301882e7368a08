import { addDays } from '#packages/kernel/day.ts';
import {
  COMPONENTS,
  type Component,
  type ComponentStatus,
  STATUS_DAYS,
} from '../../contract/status.contract.ts';

export const LOOK_MINUTES = 5;
const LOOK_MS = LOOK_MINUTES * 60_000;
/** Longer ago than this the last look says nothing of now: two were missed. */
const STALE_MS = 3 * LOOK_MS;

/** Looks of one day and part, as they are kept. */
export interface KeptDay {
  day: string;
  component: Component;
  looks: number;
  failures: number;
  lastAt: Date;
  lastFailed: boolean;
}

/** Looks that did not happen between two that did: nobody worked on jobs meanwhile. */
export function missedLooks(lastAt: Date | null, now: Date): number {
  if (!lastAt) return 0;
  const between = Math.floor((now.getTime() - lastAt.getTime()) / LOOK_MS) - 1;
  return Math.min(Math.max(0, between), (24 * 60) / LOOK_MINUTES);
}

/** Each part as it is now and was on the days until today. */
export function historyOf(kept: readonly KeptDay[], today: string, now: Date): ComponentStatus[] {
  return COMPONENTS.map((component) => {
    const own = kept.filter((one) => one.component === component);
    const last = own.toSorted((a, b) => a.lastAt.getTime() - b.lastAt.getTime()).at(-1);
    const days = Array.from({ length: STATUS_DAYS }, (_, nth) => {
      const day = addDays(today, nth - STATUS_DAYS + 1);
      const found = own.find((one) => one.day === day);
      return { day, up: found ? partUp(found) : null };
    });
    return { component, state: stateOf(last, component, now), days };
  });
}

/** Never rounded up to a whole: a day with one failure was not without one. */
function partUp({ looks, failures }: KeptDay): number | null {
  if (looks === 0) return null;
  return Math.floor(((looks - failures) / looks) * 1_000) / 10;
}

function stateOf(
  last: KeptDay | undefined,
  component: Component,
  now: Date,
): ComponentStatus['state'] {
  if (!last) return 'unknown';
  // The look is a job itself: where none comes, jobs do not run, and of the others nothing is known.
  if (now.getTime() - last.lastAt.getTime() > STALE_MS) {
    return component === 'jobs' ? 'down' : 'unknown';
  }
  return last.lastFailed ? 'down' : 'up';
}
