import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { move } from 'piscina';

/** A document to make: the module whose default export writes it, and what it writes. */
export interface Order {
  writer: string;
  content: unknown;
}

/** What a thread of `on-thread.ts` runs: one document after the other, whole. */
export default async function make({ writer, content }: Order): Promise<Uint8Array> {
  const { default: write }: { default: (content: unknown) => Readable } = await import(writer);
  const bytes = await buffer(write(content));
  // Memory of its own, which can be handed over: a small buffer may share its with others.
  return move(new Uint8Array(bytes)) as Uint8Array;
}
