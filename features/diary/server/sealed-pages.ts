import { LRUCache } from 'lru-cache';
import type { Pool } from '#packages/db/index.ts';
import type { ListedEntry } from './diary.queries.ts';

/** A page of the list as the database had it: what is sealed stays sealed here. */
interface SealedPage {
  /** Tells whether the rows in the database are still these. */
  state: string;
  entries: readonly ListedEntry[];
}

/** All pages of a process, in bytes: some 1,200 of twenty entries. */
const MOST_BYTES = 32 * 1024 ** 2;
/** Somebody who goes to and fro between the diary and other pages is back by then, in ms. */
const KEEP_MS = 10 * 60_000;
/** What an entry takes beside its sealed bytes, in bytes. */
const ENTRY_BYTES = 400;

const pages = new WeakMap<Pool, LRUCache<string, SealedPage>>();

/** The pages kept of one database, by whose they are and where in the list. */
export function sealedPagesOf(pool: Pool): LRUCache<string, SealedPage> {
  let kept = pages.get(pool);
  if (!kept) {
    kept = new LRUCache({ maxSize: MOST_BYTES, ttl: KEEP_MS, sizeCalculation: sizeOf });
    pages.set(pool, kept);
  }
  return kept;
}

function sizeOf({ entries }: SealedPage): number {
  return entries.reduce((bytes, { sealed }) => bytes + sealed.length + ENTRY_BYTES, ENTRY_BYTES);
}
