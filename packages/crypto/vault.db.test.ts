import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Connection, connect } from '#packages/db/index.ts';
import { freshDatabase } from '#packages/testing/postgres/index.ts';
import { SealBroken } from './aead.ts';
import { dataKeys } from './crypto.tables.ts';
import { parseMasterKeys } from './master-key.ts';
import { SEALED_TEXT, sealed as shapeOf } from './sealed.ts';
import { OwnerGone, Vault } from './vault.ts';

const oldMaster = Buffer.alloc(32, 1).toString('base64');
const newMaster = Buffer.alloc(32, 2).toString('base64');
const place = { table: 'diary_entries', row: 'r1' };
/** With a field that came after the value was sealed. */
const entry = shapeOf(z.object({ text: z.string(), title: z.string().nullable().default(null) }));

let connection: Connection;
let drop: () => Promise<void>;
const vault = (masters: string) =>
  new Vault(
    connection.db,
    parseMasterKeys(masters),
    (id) => sql`select id from people where id = ${id} for key share`,
  );

beforeAll(async () => {
  const fresh = await freshDatabase();
  drop = fresh.drop;
  connection = connect(fresh.url);
  await connection.pool.query('create table people (id uuid primary key)');
});
afterAll(async () => {
  await connection.close();
  await drop();
});

async function newPerson(): Promise<string> {
  const id = randomUUID();
  await connection.pool.query('insert into people values ($1)', [id]);
  return id;
}

/** Resolves once a session of this database waits for what another one holds. */
async function waitsForLock(): Promise<void> {
  for (;;) {
    const { rows } = await connection.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
}

describe('the vault', () => {
  it('opens for Ana what Ana sealed, and nothing of hers for Bruno', async () => {
    const [ana, bruno] = [await newPerson(), await newPerson()];
    const sealed = (await vault(oldMaster).keyOf(ana)).seal(place, {
      text: 'não contei a ninguém',
    });
    expect((await vault(oldMaster).keyOf(ana)).open(place, sealed, entry)).toEqual({
      text: 'não contei a ninguém',
      title: null,
    });
    const brunos = await vault(oldMaster).keyOf(bruno);
    expect(() => brunos.open(place, sealed, SEALED_TEXT)).toThrow(SealBroken);
    expect(sealed.includes('ninguém')).toBe(false);
  });

  it('opens several values sealed as one each by itself, line breaks and all', async () => {
    const key = await vault(oldMaster).keyOf(await newPerson());
    const values = [{ text: 'um\ndois\u2028três' }, [], null];
    expect(key.openLines(place, key.sealLines(place, values))).toEqual(values);
  });

  it('gives two first writers at once the same key', async () => {
    const ana = await newPerson();
    const keys = await Promise.all(Array.from({ length: 8 }, () => vault(oldMaster).keyOf(ana)));
    const sealed = keys[0]?.seal(place, 'um') ?? Buffer.alloc(0);
    for (const key of keys) expect(key.open(place, sealed, SEALED_TEXT)).toBe('um');
  });

  it('makes no key for somebody who is gone, nor for one who is just being deleted', async () => {
    const [ana, shared] = [await newPerson(), vault(oldMaster)];
    const held = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const deletion = connection.db.transaction(async (tx) => {
      await tx.execute(sql`delete from people where id = ${ana}`);
      await shared.destroy({ kind: 'person', id: ana }, tx);
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const refused = expect(shared.keyOf(ana)).rejects.toThrow(OwnerGone);
    await waitsForLock();
    release.resolve();
    await Promise.all([deletion, refused]);
    await expect(shared.keyOf(ana)).rejects.toThrow(OwnerGone);
    const left = await connection.db.select().from(dataKeys).where(eq(dataKeys.ownerId, ana));
    expect(left).toEqual([]);
  });

  it('makes a key for what is nobody’s', async () => {
    const letter = randomUUID();
    const sealed = (await vault(oldMaster).keyOfThing(letter)).seal(place, 'adeus');
    expect((await vault(oldMaster).keyOfThing(letter)).open(place, sealed, SEALED_TEXT)).toBe(
      'adeus',
    );
  });

  it('keeps no key of a transaction that is taken back', async () => {
    const ana = await newPerson();
    const shared = vault(oldMaster);
    const undone = connection.db.transaction(async (tx) => {
      await shared.keyOf(ana, tx);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    const sealed = (await shared.keyOf(ana)).seal(place, 'depois');
    expect((await vault(oldMaster).keyOf(ana)).open(place, sealed, SEALED_TEXT)).toBe('depois');
  });

  it('moves every data key to the new master key and needs the old one no more', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, newPerson));
    const sealed = new Map<string, Buffer>();
    for (const person of people) {
      sealed.set(person, (await vault(oldMaster).keyOf(person)).seal(place, person));
    }
    const before = await connection.db.select().from(dataKeys);
    expect(await vault(`${newMaster},${oldMaster}`).rotate()).toBe(before.length);
    expect(await vault(`${newMaster},${oldMaster}`).rotate()).toBe(0);
    for (const person of people) {
      const key = await vault(newMaster).keyOf(person);
      expect(key.open(place, sealed.get(person) ?? Buffer.alloc(0), SEALED_TEXT)).toBe(person);
    }
    await expect(vault(oldMaster).keyOf(people[0] ?? '')).rejects.toThrow(SealBroken);
  });

  it('says that all are moved only when the last one is, though somebody else held it', async () => {
    const ana = await newPerson();
    const sealed = (await vault(oldMaster).keyOf(ana)).seal(place, 'comigo');
    const held = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const holder = connection.db.transaction(async (tx) => {
      await tx.select().from(dataKeys).where(eq(dataKeys.ownerId, ana)).for('update');
      held.resolve();
      await release.promise;
    });
    await held.promise;
    const moved = vault(`${newMaster},${oldMaster}`).rotate();
    // The rotation either waits for the holder by now, or has ended without the key.
    await Promise.race([moved, waitsForLock()]);
    release.resolve();
    await holder;
    expect(await moved).toBe(1);
    expect((await vault(newMaster).keyOf(ana)).open(place, sealed, SEALED_TEXT)).toBe('comigo');
  });

  it('cannot open anything once the key is destroyed', async () => {
    const ana = await newPerson();
    const shared = vault(newMaster);
    const sealed = (await shared.keyOf(ana)).seal(place, 'apague');
    await shared.destroy({ kind: 'person', id: ana });
    const again = await shared.keyOf(ana);
    expect(() => again.open(place, sealed, SEALED_TEXT)).toThrow(SealBroken);
  });
});
