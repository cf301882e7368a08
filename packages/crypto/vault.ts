import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database, Queryable } from '../db/index.ts';
import { KEY_BYTES, KeyBroken, openBytes, sealBytes } from './aead.ts';
import { dataKeys, type OwnerKind, type SharedKind } from './crypto.tables.ts';
import type { MasterKey, MasterKeyRing } from './master-key.ts';
import type { Sealed } from './sealed.ts';

/** Where a sealed value stands; bound into it, so that it opens nowhere else. */
export interface Place {
  table: string;
  row: string;
}

/** A person's key at hand: seals and opens without asking the database again. */
export interface OwnerKey {
  seal(place: Place, value: unknown): Buffer;
  /** Throws `SealBroken` where the bytes do not open, or what they hold has another shape. */
  open<T>(place: Place, sealed: Buffer, shape: Sealed<T>): T;
  /** Seals several values as one; `openLines` gives them back in their order. */
  sealLines(place: Place, values: readonly unknown[]): Buffer;
  openLines(place: Place, sealed: Buffer): unknown[];
  /** For what is bytes already. */
  sealBytes(place: Place, plain: Buffer): Buffer;
  openBytes(place: Place, sealed: Buffer): Buffer;
}

/** The person or the shared thing is not there (any more): no key is made for them. */
export class OwnerGone extends Error {
  constructor() {
    super('There is nobody, and nothing, whose key this would be');
    this.name = 'OwnerGone';
  }
}

/**
 * A query that gives the `id` of a person who is there, and keeps them there until the transaction ends
 * (`for key share`); no row for anybody else.
 */
export type HeldPerson = (personId: string) => SQL;

/** Whose a key is. */
export interface Owner {
  kind: OwnerKind;
  id: string;
}

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
  readonly #heldPerson: HeldPerson;
  readonly #keys = new LRUCache<string, KeyObject>({ max: KEY_CACHE_SIZE, ttl: KEY_CACHE_MS });

  constructor(db: Database, masters: MasterKeyRing, heldPerson: HeldPerson) {
    this.#db = db;
    this.#masters = masters;
    this.#heldPerson = heldPerson;
  }

  /**
   * The key of a person, made if there is none yet and they are there: a request that outlives its
   * person makes none anew. Throws `OwnerGone`, or `KeyBroken` if the master key is another.
   */
  keyOf(personId: string, tx: Queryable = this.#db): Promise<OwnerKey> {
    return this.#keyOf({ kind: 'person', id: personId }, tx, this.#heldPerson(personId));
  }

  /**
   * The key of what is nobody's: a letter, or the instance itself. Made if there is none yet. An id that
   * somebody may choose needs a `kind` of its own.
   */
  keyOfThing(
    thingId: string,
    tx: Queryable = this.#db,
    kind: 'thing' | 'data_case' = 'thing',
  ): Promise<OwnerKey> {
    return this.#keyOf({ kind, id: thingId }, tx, sql`select ${thingId}::uuid as id`);
  }

  /**
   * The key of what belongs to several people: a conversation, a meeting. Made with the first text for a
   * thing that is there, which `held` gives the `id` of and keeps there until the transaction ends
   * (`for key share`); `OwnerGone` for one that was erased. Its members need no key of their own to it: who
   * may read is asked of the membership, at every request.
   */
  keyOfShared(
    kind: SharedKind,
    thingId: string,
    held: SQL,
    tx: Queryable = this.#db,
  ): Promise<OwnerKey> {
    return this.#keyOf({ kind, id: thingId }, tx, held);
  }

  async #keyOf(owner: Owner, tx: Queryable, held: SQL): Promise<OwnerKey> {
    const ownerId = owner.id;
    const key = this.#keys.get(nameOf(owner)) ?? (await this.#load(owner, tx, held));
    const seal = ({ table, row }: Place, plain: Buffer) =>
      sealBytes(key, `${table}:${row}:${ownerId}`, plain);
    const open = ({ table, row }: Place, sealed: Buffer) =>
      openBytes(key, `${table}:${row}:${ownerId}`, sealed);
    return {
      seal: (place, value) => seal(place, Buffer.from(JSON.stringify(value))),
      open: (place, sealed, shape) => shape.read(JSON.parse(open(place, sealed).toString())),
      // JSON text has no line break of its own.
      sealLines: (place, values) =>
        seal(place, Buffer.from(values.map((value) => JSON.stringify(value)).join('\n'))),
      openLines: (place, sealed) =>
        open(place, sealed)
          .toString()
          .split('\n')
          .map((line): unknown => JSON.parse(line)),
      sealBytes: seal,
      openBytes: open,
    };
  }

  /** Destroys an owner's key: what was sealed with it can never be opened again. */
  async destroy(owner: Owner, tx: Queryable = this.#db): Promise<void> {
    await tx.delete(dataKeys).where(isOf(owner));
    this.#keys.delete(nameOf(owner));
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
        .orderBy(asc(dataKeys.kind), asc(dataKeys.ownerId))
        .limit(500)
        .for('update', held === 'passOver' ? { skipLocked: true } : {});
      for (const row of rows) {
        const wrapped = wrap(current, row.ownerId, this.#unwrap(row));
        await tx
          .update(dataKeys)
          .set({ wrapped, masterKeyId: current.id })
          .where(isOf({ kind: row.kind, id: row.ownerId }));
      }
      return rows.length;
    });
  }

  async #load(owner: Owner, tx: Queryable, held: SQL): Promise<KeyObject> {
    const find = () => tx.select().from(dataKeys).where(isOf(owner));
    let [row] = await find();
    if (!row) {
      const { current } = this.#masters;
      const wrapped = wrap(current, owner.id, randomBytes(KEY_BYTES));
      // Two first writes at once: the second waits for the first and then reads its key.
      await tx.execute(sql`
        insert into ${dataKeys} (kind, owner_id, wrapped, master_key_id)
        select ${owner.kind}, held.id, ${wrapped}::bytea, ${current.id} from (${held}) held
        on conflict (kind, owner_id) do update set owner_id = excluded.owner_id`);
      [row] = await find();
    }
    if (!row) throw new OwnerGone();
    const key = createSecretKey(this.#unwrap(row));
    // A key made in a transaction that is rolled back must not outlive it in memory.
    if (tx === this.#db) this.#keys.set(nameOf(owner), key);
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

/** What tells owners of one id apart in memory. */
const nameOf = ({ kind, id }: Owner): string => `${kind} ${id}`;

const isOf = ({ kind, id }: Owner): SQL | undefined =>
  and(eq(dataKeys.kind, kind), eq(dataKeys.ownerId, id));

function wrap(master: MasterKey, ownerId: string, key: Buffer): Buffer {
  return sealBytes(master.key, `data_key:${ownerId}`, key);
}
