import type { Piscina } from 'piscina';

/** A password to hash, or to check against a stored hash. */
export interface Question {
  password: string;
  stored?: string;
}

/** Threads that hash, each one password at a time: two hashes at once fill two cores and 38 MiB. */
export const THREADS = 2;
/** Milliseconds after which a thread without work ends and gives back its memory. */
const IDLE_MS = 60_000;
/** Niceness of the threads: whoever else wants a processor (0) gets nine times as much of it. */
export const NICENESS = 10;

/** Hashes on threads of their own, started when the first password comes, so that requests go on. */
export class PasswordThreads {
  #pool: Promise<Piscina> | undefined;

  /** The hash of a password, or whether it fits a stored hash; fails when its thread was lost. */
  ask(question: { password: string; stored: string }): Promise<boolean>;
  ask(question: { password: string }): Promise<string>;
  async ask(question: Question): Promise<string | boolean> {
    this.#pool ??= start();
    return (await this.#pool).run(question);
  }
}

async function start(): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: new URL('./password-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    execArgv: [],
    // On two cores two hashes would otherwise take both. Linux counts priority for each thread.
    niceIncrement: process.platform === 'linux' ? NICENESS : 0,
    recordTiming: false,
  });
}

/** The threads of this process. */
export const passwordThreads = new PasswordThreads();
