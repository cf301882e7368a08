import { LRUCache } from 'lru-cache';
import type { Pool } from '#packages/db/index.ts';

/** A page of the list as it was answered, sealed under its author's key. */
interface SealedPage {
  /** What the database said of its rows then. */
  state: string;
  /** Of how many rows, the one that follows the page among them. */
  rows: number;
  sealed: Buffer;
}

/** All pages of a process, in bytes: some 1,200 of twenty entries. */
const MOST_BYTES = 32 * 1024 ** 2;
/** Somebody who goes to and fro between the diary and other pages is back by then, in ms. */
const KEEP_MS = 10 * 60_000;
/** What an entry of the table takes beside bytes and state, in bytes. */
const BESIDE_BYTES = 200;

const pages = new WeakMap<Pool, LRUCache<string, SealedPage>>();

/** The pages kept of one database, by whose they are and where in the list. */
export function sealedPagesOf(pool: Pool): LRUCache<string, SealedPage> {
  let kept = pages.get(pool);
  if (!kept) {
    const sizeCalculation = ({ sealed, state }: SealedPage) =>
      sealed.length + state.length + BESIDE_BYTES;
    kept = new LRUCache({ maxSize: MOST_BYTES, ttl: KEEP_MS, sizeCalculation });
    pages.set(pool, kept);
  }
  return kept;
}
