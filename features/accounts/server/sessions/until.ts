import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a moment of `performance.now()`; not at all when it has passed. */
export async function until(moment: number): Promise<void> {
  const rest = moment - performance.now();
  if (rest > 0) await pause(rest);
}
