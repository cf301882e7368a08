import { LRUCache } from 'lru-cache';
import type { Database } from '#packages/db/index.ts';
import type { KeyStore } from '../keys/key-store.ts';
import type { Bucket } from './limits.ts';
import { chargeBuckets } from './rate-buckets.queries.ts';

/** Buckets that a process keeps in mind; of more the one not seen for longest is forgotten. */
const KEPT = 40_000;
/** The part of a bucket that is taken here before the other processes hear of it. */
const TOLD_AFTER = 0.1;
const TELL_EVERY_MS = 1_000;

interface Known {
  bucket: Bucket;
  subject: string;
  tokens: number;
  at: number;
  /** Taken here and not told yet. */
  untold: number;
}

/**
 * Buckets for what happens on every request: counted in memory, and told to the other processes, who
 * tell theirs, once a tenth was taken. Whoever stays far below a limit costs no statement; one limit
 * holds for all processes together but for what they take within a second.
 */
export class LooseBuckets {
  readonly #known = new LRUCache<string, Known>({ max: KEPT });
  readonly #untold = new Set<Known>();
  readonly #db: Database;
  readonly #keys: KeyStore;
  readonly #now: () => Date;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(db: Database, keys: KeyStore, now: () => Date) {
    this.#db = db;
    this.#keys = keys;
    this.#now = now;
  }

  /** Takes one: null, else the seconds until there will be one. */
  take(bucket: Bucket, subject: string): number | null {
    const known = this.#refilled(bucket, subject);
    if (known.tokens < 1) {
      return Math.max(1, Math.ceil(((1 - known.tokens) * bucket.refillMs) / 1_000));
    }
    known.tokens -= 1;
    known.untold += 1;
    if (known.untold >= bucket.burst * TOLD_AFTER) {
      this.#untold.add(known);
      this.#timer ??= setTimeout(() => void this.tell(), TELL_EVERY_MS).unref();
    }
    return null;
  }

  /** Tells what was taken here and hears what is left for everybody. */
  async tell(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const told = [...this.#untold].map((known) => ({ known, count: known.untold }));
    this.#untold.clear();
    if (told.length === 0) return;
    for (const { known } of told) known.untold = 0;
    try {
      const charges = await Promise.all(
        told.map(async ({ known: { bucket, subject }, count }) => ({
          key: await this.#keys.derive(`limit:${bucket.name}`, subject),
          ...bucket,
          count,
        })),
      );
      const left = await chargeBuckets(this.#db, charges, this.#now());
      for (const [index, { known }] of told.entries()) {
        const tokens = left.get(charges[index]?.key.toString('hex') ?? '');
        if (tokens !== undefined) known.tokens = Math.min(known.tokens, tokens - known.untold);
      }
    } catch {
      // Without the database each process counts for itself; what was taken is told next time.
      for (const { known, count } of told) known.untold += count;
    }
  }

  #refilled(bucket: Bucket, subject: string): Known {
    const name = `${bucket.name}\u0000${subject}`;
    const now = this.#now().getTime();
    const known = this.#known.get(name);
    if (!known) {
      const fresh = { bucket, subject, tokens: bucket.burst, at: now, untold: 0 };
      this.#known.set(name, fresh);
      return fresh;
    }
    const gained = Math.max(0, now - known.at) / bucket.refillMs;
    known.tokens = Math.min(bucket.burst, known.tokens + gained);
    known.at = Math.max(known.at, now);
    return known;
  }
}
