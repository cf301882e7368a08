import { Worker } from 'node:worker_threads';
import { inTurn } from './in-turn.ts';
import type { RawMail, ReadMail } from './read-mail.ts';

/** How long a mail is read; one within its size takes a second, on a busy machine some. */
export const DEADLINE_MS = 20_000;
/** Mails that wait while one is read; the next is to come again later. */
const MOST_WAITING = 2;
/** Some times the largest mail with all that is made of it. */
const MEMORY_MB = 512;
const READER = new URL('./read-mail.worker.ts', import.meta.url);

/** Reads one mail at a time, so that many take one processor and the memory for a few. */
export const readNext = inTurn((mail: RawMail) => readApart(mail), MOST_WAITING);

/**
 * Reads a mail on a thread of its own: what a stranger sent keeps nobody waiting, however long it takes to make sense
 * of it. Null where none can be made; a thread that ends before it is ready has said nothing of the mail, and throws.
 */
export async function readApart(
  workerData: RawMail,
  { deadlineMs = DEADLINE_MS, reader = READER } = {},
): Promise<ReadMail | null> {
  const worker = new Worker(reader, {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  let deadline: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      let failure = new Error('The thread ended before it was ready');
      worker.on('message', (message: 'ready' | ReadMail) => {
        if (message !== 'ready') return resolve(message);
        deadline = setTimeout(() => void worker.terminate(), deadlineMs);
      });
      worker.once('error', (error) => {
        failure = error;
      });
      // Every message has arrived by then. Once it is ready, the bytes are all that it works on: whatever goes wrong
      // with them will go wrong again.
      worker.once('exit', () => (deadline ? resolve(null) : reject(failure)));
    });
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}
