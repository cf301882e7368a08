import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AccountEvent } from '#features/accounts/contract/account.contract.ts';
import { ask, operatorClient, succeed } from '#packages/testing/people/auth-clients.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { addTotp, type Guest, newGuest, signInAgain, tokensOf } from '../testing/second-factors.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ environment: { MANUAL_LINKING: 'on' } });
});
afterAll(() => server?.stop());

async function activityOf(client: Guest['client']) {
  const { authorization } = await tokensOf(client);
  const response = await fetch(`${server.url}/api/account/activity`, {
    headers: { authorization },
  });
  const { events } = (await response.json()) as { events: AccountEvent[] };
  return events.map(({ kind, factor, because }) => ({ kind, factor, because }));
}

it('a factor that comes and goes is in the activity, and its person is told by mail', async () => {
  const { client, person } = await newGuest(server);
  const { factorId } = await addTotp(client, new Date());
  succeed(await client.mfa.unenroll({ factorId }));
  expect(await activityOf(client)).toEqual(
    expect.arrayContaining([
      { kind: 'factor_removed', factor: 'totp', because: null },
      { kind: 'factor_added', factor: 'totp', because: null },
    ]),
  );
  const mails = await server.mailbox(person.email, 2);
  for (const { text } of mails) expect(text).not.toContain(factorId);
});

it('an operator sees the factors of a person and takes a lost one away', async () => {
  const { client, person } = await newGuest(server);
  const { factorId } = await addTotp(client, new Date());
  const { mfa } = operatorClient(server).auth.admin;
  const { factors } = succeed(await mfa.listFactors({ userId: person.userId }));
  expect(factors).toMatchObject([{ id: factorId, status: 'verified', factor_type: 'totp' }]);
  succeed(await mfa.deleteFactor({ userId: person.userId, id: factorId }));
  expect(await activityOf(await signInAgain(server, person))).toContainEqual({
    kind: 'factor_removed',
    factor: 'totp',
    because: 'operator',
  });
  const again = await mfa.deleteFactor({ userId: person.userId, id: factorId });
  expect(again.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
});

it('identities change only in a session that proved the second factor', async () => {
  const { client, person } = await newGuest(server);
  await addTotp(client, new Date());
  const { authorization } = await tokensOf(await signInAgain(server, person));
  for (const [method, path] of [
    ['DELETE', `/user/identities/${randomUUID()}`],
    ['GET', '/user/identities/authorize?provider=google&skip_http_redirect=true'],
  ] as const) {
    const refused = await ask(server, path, { method, headers: { authorization } });
    expect(refused.json).toMatchObject({ code: 'insufficient_aal' });
  }
});
