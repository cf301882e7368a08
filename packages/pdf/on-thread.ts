import { Readable } from 'node:stream';
import type { Piscina } from 'piscina';
import type { Order } from './pdf-thread.ts';

/** Milliseconds after which the thread without work ends and gives back its memory. */
const IDLE_MS = 60_000;
/** Niceness of the thread: answers to small requests go before documents. */
const NICENESS = 10;

let pool: Promise<Piscina> | undefined;

/**
 * A document made on a thread of its own, one at a time: it is computed in one go, and nobody else
 * would be answered meanwhile. `writer` is the module whose default export makes it of `content`, which
 * must be plain data.
 */
export async function pdfOnThread(writer: URL, content: object): Promise<Readable> {
  pool ??= start();
  const order: Order = { writer: writer.href, content };
  const bytes: Uint8Array = await (await pool).run(order);
  return Readable.from([bytes], { objectMode: false });
}

async function start(): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  return new Piscina({
    filename: new URL('./pdf-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    execArgv: [],
    niceIncrement: process.platform === 'linux' ? NICENESS : 0,
    recordTiming: false,
  });
}
