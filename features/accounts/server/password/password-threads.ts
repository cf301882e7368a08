import type { Piscina } from 'piscina';
import { isOutdated } from './argon2.rules.ts';

/** A password to hash, or to check against a stored hash. */
export interface Question {
  password: string;
  stored?: string;
}

type Answers = (string | boolean)[];
interface Waiting {
  question: Question;
  resolve: (answer: string | boolean) => void;
  reject: (error: unknown) => void;
}

/** Threads that hash, each one password at a time: two hashes at once fill two cores and 38 MiB. */
export const THREADS = 2;
/** Most passwords that a thread answers before anybody hears of them. */
export const BATCH = 4;
/** Batches that a thread has at most: the one it works on, and one to go on with. */
const BATCHES_A_THREAD = 2;
/** Milliseconds after which a thread without work ends and gives back its memory. */
const IDLE_MS = 60_000;
/** Niceness of the threads: whoever else wants a processor (0) gets nine times as much of it. */
export const NICENESS = 10;

/**
 * Hashes on threads of its own. Two hashes of 19 MiB at once empty the processor's caches, so that
 * waking the thread that answers requests costs more than its work: when many wait, it hears of
 * several passwords at once. A crowd waits no longer for it, since more of them are checked a second.
 */
export class PasswordThreads {
  readonly #run: (questions: readonly Question[]) => Promise<Answers>;
  readonly #waiting: Waiting[] = [];
  #batches = 0;

  /** `run` answers a batch in the order of its questions; on threads unless told otherwise. */
  constructor(run: (questions: readonly Question[]) => Promise<Answers> = onThreads()) {
    this.#run = run;
  }

  /** The hash of a password, or whether it fits a stored hash; fails when its thread was lost. */
  ask(question: { password: string; stored: string }): Promise<boolean>;
  ask(question: { password: string }): Promise<string>;
  ask(question: Question): Promise<string | boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      this.#dispatch();
    });
  }

  #dispatch(): void {
    for (let size = this.#next(); size > 0; size = this.#next()) {
      void this.#answer(this.#waiting.splice(0, this.#untilCostly(size)));
    }
  }

  /** A hash from elsewhere may take seconds: it goes alone, so that no answer beside it waits. */
  #untilCostly(size: number): number {
    const costly = this.#waiting.findIndex(
      ({ question: { stored } }, index) =>
        index < size && stored !== undefined && isOutdated(stored),
    );
    return costly === -1 ? size : Math.max(1, costly);
  }

  #next(): number {
    return sizeOfNextBatch({ waiting: this.#waiting.length, batches: this.#batches });
  }

  async #answer(batch: readonly Waiting[]): Promise<void> {
    this.#batches++;
    try {
      const answers = await this.#run(batch.map(({ question }) => question));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] ?? false);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.#batches--;
      this.#dispatch();
    }
  }
}

/**
 * How many of the waiting passwords go to a thread now, with `batches` on their way; 0 when they
 * wait on. A thread without work takes its half of them at once; one that works is given more only
 * when a whole batch waits, so that nobody stands behind others while the second thread is free.
 */
export function sizeOfNextBatch({
  waiting,
  batches,
}: {
  waiting: number;
  batches: number;
}): number {
  if (batches < THREADS) return Math.min(BATCH, Math.ceil(waiting / 2));
  return batches < THREADS * BATCHES_A_THREAD && waiting >= BATCH ? BATCH : 0;
}

/** Threads that are started when the first password comes. */
function onThreads(): (questions: readonly Question[]) => Promise<Answers> {
  let pool: Promise<Piscina> | undefined;
  return async (questions) => {
    pool ??= start();
    return (await pool).run(questions);
  };
}

async function start(): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: new URL('./password-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    concurrentTasksPerWorker: BATCHES_A_THREAD,
    idleTimeout: IDLE_MS,
    execArgv: [],
    // On two cores two hashes would otherwise take both. Linux counts priority for each thread.
    niceIncrement: process.platform === 'linux' ? NICENESS : 0,
    recordTiming: false,
  });
}

/** The threads of this process. */
export const passwordThreads = new PasswordThreads();
