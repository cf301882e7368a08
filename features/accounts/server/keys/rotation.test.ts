import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseMasterKeys, Vault } from '#packages/crypto/index.ts';
import { ask, authClient, present, succeed } from '#packages/testing/people/auth-clients.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import { signingKeys } from '../accounts.tables.ts';
import { accountsOf } from '../accounts.ts';
import { heldPerson } from '../users/people.queries.ts';
import { KeyStore } from './key-store.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const MASTER = Buffer.alloc(32, 9).toString('base64');
let server: TestApp;
const clock = new TestClock();
beforeAll(async () => {
  server = await startTestApp({
    now: clock.now,
    environment: { FLORESCER_MASTER_KEY: MASTER },
  });
});
afterAll(() => server?.stop());

const published = async () =>
  (await ask(server, '/.well-known/jwks.json', { method: 'GET' })).json.keys.map(
    ({ kid }: { kid: string }) => kid,
  );
const kidOf = (token: string) =>
  JSON.parse(Buffer.from(present(token.split('.')[0]), 'base64url').toString()).kid;
const isGood = async (token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  return (await ask(server, '/user', { method: 'GET', headers })).status === 200;
};
/** A key store of another process, as `npm run rotate-signing-key` has one. */
const elsewhere = () => {
  const { db } = server.context;
  return new KeyStore(db, new Vault(db, parseMasterKeys(MASTER), heldPerson), clock.now);
};
async function signIn() {
  const client = authClient(server);
  const { email, password } = server.people.bruno;
  const { session } = succeed(await client.signInWithPassword({ email, password }));
  return { client, token: session.access_token };
}

describe('a new signing key', () => {
  it('signs everywhere within seconds; the former one verifies until its tokens end', async () => {
    const before = await signIn();
    const former = kidOf(before.token);
    const { kid } = await elsewhere().rotateSigning();

    // The running server has not looked yet, and signs with the former key.
    const meanwhile = await signIn();
    expect(kidOf(meanwhile.token)).toBe(former);
    clock.pass(10 * SECOND);
    await isGood(before.token);
    await expect.poll(async () => kidOf((await signIn()).token)).toBe(kid);
    expect(await published()).toEqual([former, kid]);

    const after = await signIn();
    for (const { client, token } of [before, meanwhile, after]) {
      expect(await isGood(token)).toBe(true);
      const checked = succeed(await client.getClaims());
      expect(checked?.header.kid).toBe(kidOf(token));
    }
    // Nobody was signed out: a refresh goes on with the new key.
    const { session } = succeed(await before.client.refreshSession());
    expect(kidOf(present(session).access_token)).toBe(kid);
  });

  it('that another process made is published within a second, and signs from there on', async () => {
    const { kid } = await elsewhere().rotateSigning();
    clock.pass(SECOND);
    expect(await published()).toContain(kid);
    expect(kidOf((await signIn()).token)).toBe(kid);
  });

  it('leaves the former one out, and deletes it, once no token of it can live', async () => {
    const known = await published();
    const [former = ''] = known;
    const { keys } = accountsOf(server.context);
    await keys.prune();
    expect(await published()).toEqual(known);
    clock.pass(70 * MINUTE);
    expect(await published()).toEqual(known.slice(-1));
    await keys.prune();
    const rows = await server.context.db.select().from(signingKeys);
    expect(rows.map(({ id }) => id)).not.toContain(former);
    expect(rows.map(({ purpose }) => purpose).sort()).toEqual(['access_token', 'derivation']);
  });

  it('leaves refresh tokens and limits as they are', async () => {
    const { client } = await signIn();
    await accountsOf(server.context).keys.rotateSigning();
    const { session } = succeed(await client.refreshSession());
    expect(await isGood(present(session).access_token)).toBe(true);
  });

  it('made by two operators at once leaves one that signs', async () => {
    const outcomes = await Promise.allSettled([
      elsewhere().rotateSigning(),
      elsewhere().rotateSigning(),
    ]);
    expect(outcomes.map(({ status }) => status)).toContain('fulfilled');
    const rows = await server.context.db.select().from(signingKeys);
    const current = rows.filter((row) => row.purpose === 'access_token' && !row.retiredAt);
    expect(current).toHaveLength(1);
  });
});
