import { sqlState, UNIQUE_VIOLATION } from '#packages/db/index.ts';

/** Another transaction wrote the row that this one was about to. */
export class WrittenMeanwhile extends Error {
  constructor() {
    super('Another transaction was first');
    this.name = 'WrittenMeanwhile';
  }
}

/**
 * Runs a transaction once more when another one wrote the same row first: the second time it finds
 * that row. `work` must begin a transaction of its own each time.
 */
export async function againOnConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof WrittenMeanwhile) && sqlState(error) !== UNIQUE_VIOLATION) throw error;
    return work();
  }
}
