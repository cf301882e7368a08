import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';

const TASKS = '/proc/self/task';
/** Niceness of the thread pool: what else runs (0) gets nine times as much of a contended processor. */
export const POOL_NICENESS = 10;

/**
 * Lets the threads of Node's pool, where passwords are hashed, step back behind the one that answers
 * requests and behind the database: on two cores two hashes would otherwise take both. With idle
 * cores nothing changes. Linux counts priority for each thread; elsewhere nothing is done.
 */
export function yieldToRequests(): void {
  for (const thread of poolThreads()) {
    try {
      os.setPriority(thread, POOL_NICENESS);
    } catch {
      // The thread is gone, or the system keeps priorities to itself: it is a courtesy, no promise.
    }
  }
}

/** Ids of the pool's threads; none before its first work, and on systems without `/proc`. */
export function poolThreads(): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync(TASKS)
    .filter((thread) => nameOf(thread) === 'libuv-worker')
    .map(Number);
}

function nameOf(thread: string): string {
  try {
    return readFileSync(`${TASKS}/${thread}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}
