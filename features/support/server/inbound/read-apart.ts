import { MessageChannel } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import type { RawMail, ReadMail } from './read-mail.ts';

/** How long a mail is read; one within its size takes a second, on a busy machine some. */
export const DEADLINE_MS = 20_000;
/** Mails that wait for the one thread; the next is to come again later. */
export const MOST_WAITING = 3;
/** Some times the largest mail with all that is made of it. */
const MEMORY_MB = 512;

let thread: Promise<Piscina> | undefined;
/** Mails that are read or wait: the pool's own limit does not count tasks that can be stopped. */
let inside = 0;

/**
 * Reads a mail on a thread of its own, one at a time: what a stranger sent keeps nobody waiting, however long it
 * takes to make sense of it. Null where none can be made, or not in time. A mail that was never begun, because too
 * many wait or no thread starts, has said nothing of itself, and throws.
 */
export async function readApart(
  mail: RawMail,
  { deadlineMs = DEADLINE_MS } = {},
): Promise<ReadMail | null> {
  if (inside > MOST_WAITING) throw new Error('Too many mails wait');
  inside += 1;
  const over = new AbortController();
  const { port1, port2: begun } = new MessageChannel();
  let deadline: NodeJS.Timeout | undefined;
  port1.once('message', () => {
    deadline = setTimeout(() => over.abort(), deadlineMs);
  });
  try {
    thread ??= start();
    const task = { signal: over.signal, transferList: [begun] };
    return await (await thread).run({ mail, begun }, task);
  } catch (error) {
    // Once it is begun, the bytes are all that is worked on: whatever goes wrong with them will go wrong again.
    if (deadline) return null;
    throw error;
  } finally {
    inside -= 1;
    clearTimeout(deadline);
    port1.close();
  }
}

async function start(): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: new URL('./read-mail-thread.ts', import.meta.url).href,
    // One that is stopped is followed by another only up to this number, also while mails wait.
    minThreads: 1,
    maxThreads: 1,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    recordTiming: false,
  });
}
