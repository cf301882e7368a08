import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseMasterKeys, SealBroken, Vault } from '#packages/crypto/index.ts';
import { type Connection, connect } from '#packages/db/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import { type FreshDatabase, freshDatabase } from '#packages/testing/postgres/fresh-database.ts';
import { signingKeys } from '../accounts.tables.ts';
import { heldPerson } from '../users/people.queries.ts';
import { BadToken, signAccessToken, verifyAccessToken } from './access-token.ts';
import { accessTokenClaims } from './jwt-claims.ts';
import { KeyStore } from './key-store.ts';

const ISSUER = 'https://florescer.example/auth/v1';
const newMasterKeys = () => parseMasterKeys(randomBytes(32).toString('base64'));

let database: FreshDatabase;
let connection: Connection;
const clock = new TestClock();
const masters = newMasterKeys();
beforeAll(async () => {
  database = await freshDatabase();
  connection = connect(database.url);
});
afterAll(async () => {
  await connection?.close();
  await database?.drop();
});

const { now } = clock;
const newStore = (ring = masters) => {
  const { db } = connection;
  return new KeyStore(db, new Vault(db, ring, heldPerson), now);
};
const tokenOf = (keys: KeyStore) =>
  signAccessToken(
    keys,
    accessTokenClaims(
      {
        id: '01936f3c-0000-7000-8000-000000000001',
        role: 'authenticated',
        email: null,
        phone: null,
        appMetadata: {},
        userMetadata: {},
        isAnonymous: false,
      },
      { id: '01936f3c-0000-7000-8000-000000000002', aal: 'aal1', amr: [] },
      { issuer: ISSUER, now: now() },
    ),
  );
const verify = (keys: KeyStore, token: string) =>
  verifyAccessToken(token, { keys, issuer: ISSUER, now: now() });

describe('the keys of an instance', () => {
  it('are the same for processes that start together', async () => {
    const stores = Array.from({ length: 4 }, () => newStore());
    const kids = await Promise.all(stores.map(async (store) => (await store.signing()).kid));
    expect(new Set(kids).size).toBe(1);
    const derived = await Promise.all(stores.map((store) => store.derive('purpose', 'input')));
    expect(new Set(derived.map((bytes) => bytes.toString('hex'))).size).toBe(1);
  });

  it('give another value for another purpose', async () => {
    const store = newStore();
    expect(await store.derive('a', 'x')).not.toEqual(await store.derive('b', 'x'));
  });

  it('that retired still verify, and a new one is found by processes that do not know it', async () => {
    const old = newStore();
    const before = await tokenOf(old);
    await connection.db
      .update(signingKeys)
      .set({ retiredAt: now() })
      .where(eq(signingKeys.purpose, 'access_token'));
    const fresh = newStore();
    const after = await tokenOf(fresh);
    expect((await fresh.signing()).kid).not.toBe((await old.signing()).kid);
    await expect(verify(fresh, before)).resolves.toMatchObject({ role: 'authenticated' });
    await expect(verify(old, after)).rejects.toThrow(BadToken);
    clock.pass(1_000);
    await expect(verify(old, after)).resolves.toMatchObject({ role: 'authenticated' });
  });

  it('stay shut without the master key', async () => {
    await expect(newStore(newMasterKeys()).signing()).rejects.toThrow(SealBroken);
  });
});
