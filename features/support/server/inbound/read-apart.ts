import { Worker } from 'node:worker_threads';
import type { RawMail, ReadMail } from './read-mail.ts';

/** How long a mail is read; one within its size takes a second, on a busy machine some. */
const DEADLINE_MS = 20_000;
/** Some times the largest mail with all that is made of it. */
const MEMORY_MB = 512;
const READER = new URL('./read-mail.worker.ts', import.meta.url);

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a mail on a thread of its own: what a stranger sent keeps nobody waiting, however long it takes to make sense
 * of it. One mail at a time, so that many take one processor and the memory for one. Null where none can be made.
 */
export function readApart(mail: RawMail, deadlineMs = DEADLINE_MS): Promise<ReadMail | null> {
  const reading = last.then(() => read(mail, deadlineMs));
  last = reading.catch(() => undefined);
  return reading;
}

async function read(workerData: RawMail, deadlineMs: number): Promise<ReadMail | null> {
  const worker = new Worker(READER, {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const deadline = setTimeout(() => void worker.terminate(), deadlineMs);
  try {
    return await new Promise((resolve, reject) => {
      // Once it runs, the bytes are all that it works on: whatever goes wrong with them will go wrong again.
      let runs = false;
      worker.once('online', () => {
        runs = true;
      });
      worker.once('message', resolve);
      worker.once('error', (error) => (runs ? resolve(null) : reject(error)));
      worker.once('exit', () => resolve(null));
    });
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}
