import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { asc, eq, ne, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database, Queryable } from '../db/index.ts';
import { KEY_BYTES, KeyBroken, openBytes, sealBytes } from './aead.ts';
import { dataKeys } from './crypto.tables.ts';
import type { MasterKey, MasterKeyRing } from './master-key.ts';

/** Where a sealed value stands; bound into it, so that it opens nowhere else. */
export interface Place {
  table: string;
  row: string;
}

/** A person's key at hand: seals and opens without asking the database again. */
export interface OwnerKey {
  seal(place: Place, value: unknown): Buffer;
  open<T>(place: Place, sealed: Buffer): T;
  /** Seals several values as one, so that `openLines` gives each one's JSON text unread. */
  sealLines(place: Place, values: readonly unknown[]): Buffer;
  openLines(place: Place, sealed: Buffer): Slice[];
  /** For what is bytes already. */
  sealBytes(place: Place, plain: Buffer): Buffer;
  openBytes(place: Place, sealed: Buffer): Buffer;
}

/** Some of the bytes of a buffer, without a view of their own: a list is made of a hundred of them. */
export interface Slice {
  readonly bytes: Buffer;
  readonly start: number;
  /** The first byte that is not part of it any more. */
  readonly end: number;
}

/** What a slice says. */
export function textOf({ bytes, start, end }: Slice): string {
  return bytes.toString('utf8', start, end);
}

const NEWLINE = 10;

/** How long an unwrapped data key stays in memory; a destroyed key dies everywhere after this. */
const KEY_CACHE_MS = 60_000;
const KEY_CACHE_SIZE = 10_000;

/**
 * Envelope encryption of personal text: one data key for each person, wrapped by the master key.
 * Values are JSON, sealed with AES-256-GCM and bound to table, row and owner.
 */
export class Vault {
  readonly #db: Database;
  readonly #masters: MasterKeyRing;
  readonly #keys = new LRUCache<string, KeyObject>({ max: KEY_CACHE_SIZE, ttl: KEY_CACHE_MS });

  constructor(db: Database, masters: MasterKeyRing) {
    this.#db = db;
    this.#masters = masters;
  }

  /** The key of an owner, made if there is none yet. Throws `KeyBroken` if the master key is another. */
  async keyOf(ownerId: string, tx: Queryable = this.#db): Promise<OwnerKey> {
    const key = this.#keys.get(ownerId) ?? (await this.#load(ownerId, tx));
    const seal = ({ table, row }: Place, plain: Buffer) =>
      sealBytes(key, `${table}:${row}:${ownerId}`, plain);
    const open = ({ table, row }: Place, sealed: Buffer) =>
      openBytes(key, `${table}:${row}:${ownerId}`, sealed);
    return {
      seal: (place, value) => seal(place, Buffer.from(JSON.stringify(value))),
      open: <T>(place: Place, sealed: Buffer) => JSON.parse(open(place, sealed).toString()) as T,
      // JSON text has no line break of its own.
      sealLines: (place, values) =>
        seal(place, Buffer.from(values.map((value) => JSON.stringify(value)).join('\n'))),
      openLines: (place, sealed) => linesOf(open(place, sealed)),
      sealBytes: seal,
      openBytes: open,
    };
  }

  /** Destroys an owner's key: what was sealed with it can never be opened again. */
  async destroy(ownerId: string, tx: Queryable = this.#db): Promise<void> {
    await tx.delete(dataKeys).where(eq(dataKeys.ownerId, ownerId));
    this.#keys.delete(ownerId);
  }

  /**
   * Wraps every data key anew that a former master key wrapped; gives how many there were. None is left
   * then: a key that somebody else holds is passed over first and waited for at the end.
   */
  async rotate(): Promise<number> {
    let done = 0;
    for (const held of ['passOver', 'await'] as const) {
      for (;;) {
        const moved = await this.#wrapSomeAnew(held);
        if (moved === 0) break;
        done += moved;
      }
    }
    return done;
  }

  async #wrapSomeAnew(held: 'passOver' | 'await'): Promise<number> {
    const { current } = this.#masters;
    return this.#db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(dataKeys)
        .where(ne(dataKeys.masterKeyId, current.id))
        // One order for all, so that two who rotate at once never wait for each other in a circle.
        .orderBy(asc(dataKeys.ownerId))
        .limit(500)
        .for('update', held === 'passOver' ? { skipLocked: true } : {});
      for (const row of rows) {
        const wrapped = wrap(current, row.ownerId, this.#unwrap(row));
        await tx
          .update(dataKeys)
          .set({ wrapped, masterKeyId: current.id })
          .where(eq(dataKeys.ownerId, row.ownerId));
      }
      return rows.length;
    });
  }

  async #load(ownerId: string, tx: Queryable): Promise<KeyObject> {
    const find = () => tx.select().from(dataKeys).where(eq(dataKeys.ownerId, ownerId));
    let [row] = await find();
    if (!row) {
      const { current } = this.#masters;
      const wrapped = wrap(current, ownerId, randomBytes(KEY_BYTES));
      // Two first writes at once: the second waits for the first and then reads its key.
      await tx
        .insert(dataKeys)
        .values({ ownerId, wrapped, masterKeyId: current.id })
        .onConflictDoUpdate({ target: dataKeys.ownerId, set: { ownerId: sql`excluded.owner_id` } });
      [row] = await find();
    }
    if (!row) throw new KeyBroken();
    const key = createSecretKey(this.#unwrap(row));
    // A key made in a transaction that is rolled back must not outlive it in memory.
    if (tx === this.#db) this.#keys.set(ownerId, key);
    return key;
  }

  #unwrap(row: typeof dataKeys.$inferSelect): Buffer {
    const { current, former } = this.#masters;
    const master = [current, ...former].find(({ id }) => id === row.masterKeyId);
    if (!master) throw new KeyBroken();
    try {
      return openBytes(master.key, `data_key:${row.ownerId}`, row.wrapped);
    } catch {
      throw new KeyBroken();
    }
  }
}

function linesOf(bytes: Buffer): Slice[] {
  const lines: Slice[] = [];
  let start = 0;
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
    lines.push({ bytes, start, end });
    start = end + 1;
  }
  lines.push({ bytes, start, end: bytes.length });
  return lines;
}

function wrap(master: MasterKey, ownerId: string, key: Buffer): Buffer {
  return sealBytes(master.key, `data_key:${ownerId}`, key);
}
