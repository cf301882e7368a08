import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Connection, connect } from '#packages/db/index.ts';
import { freshDatabase } from '#packages/testing/postgres/index.ts';
import { openLetter } from './letter.ts';
import { parseMasterKeys } from './master-key.ts';
import { SEALED_TEXT } from './sealed.ts';
import { Vault } from './vault.ts';

let connection: Connection;
let drop: () => Promise<void>;
let vault: Vault;
beforeAll(async () => {
  const fresh = await freshDatabase();
  drop = fresh.drop;
  connection = connect(fresh.url);
  const masters = parseMasterKeys(Buffer.alloc(32, 1).toString('base64'));
  vault = new Vault(connection.db, masters, () => sql`select null::uuid as id where false`);
});
afterAll(async () => {
  await connection.close();
  await drop();
});

async function newLetter() {
  const letterId = randomUUID();
  const place = { table: 'letters', row: letterId };
  const bytes = (await vault.keyOfThing(letterId)).seal(place, 'Até mais.');
  const read: string[] = [];
  const open = (lastAttempt: boolean, fails = false) =>
    openLetter(vault, { letterId, lastAttempt }, async (key) => {
      read.push(key.open(place, bytes, SEALED_TEXT));
      if (fails) throw new Error('The mail server is away');
    });
  const keys = async () =>
    (await connection.pool.query('select from data_keys where owner_id = $1', [letterId])).rowCount;
  return { open, read, keys };
}

it('is read once: its key goes with it, and a second run does nothing', async () => {
  const { open, read, keys } = await newLetter();
  await open(false);
  await open(false);
  expect([read, await keys()]).toEqual([['Até mais.'], 0]);
});

it('keeps its key while a further try is left, and loses it with the last one', async () => {
  const { open, keys } = await newLetter();
  await expect(open(false, true)).rejects.toThrow('away');
  expect(await keys()).toBe(1);
  await expect(open(true, true)).rejects.toThrow('away');
  expect(await keys()).toBe(0);
});
