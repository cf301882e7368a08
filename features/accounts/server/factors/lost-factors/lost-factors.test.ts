import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AccountEvent } from '#features/accounts/contract/account.contract.ts';
import { present, succeed } from '#packages/testing/people/auth-clients.ts';
import { codeIn, startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import { accountsOf } from '../../accounts.ts';
import {
  addTotp,
  askAs,
  codeAt,
  factorRowsOf,
  type Guest,
  newGuest,
  signInAgain,
  tokensOf,
} from '../../testing/second-factors.ts';
import { removeLostFactors } from './lost-factors.ts';

const HOUR = 3_600_000;
const REMOVAL = '/factors/removal';

let server: TestApp;
const clock = new TestClock();
beforeAll(async () => {
  server = await startTestApp({ now: clock.now });
});
afterAll(() => server?.stop());

type Client = Guest['client'];

/** Somebody with an app, and a second browser of theirs that knows only the password. */
async function someoneWithApp() {
  const guest = await newGuest(server);
  const app = await addTotp(guest.client, clock.now());
  return { ...guest, ...app, locked: await signInAgain(server, guest.person) };
}

/** The code that is mailed to prove oneself; notices come in between. */
async function mailedNonce(client: Client, address: string): Promise<string> {
  const coded = async () =>
    (await server.mailbox(address, 0)).filter(({ text }) => /\b\d{6}\b/.test(text));
  const before = (await coded()).length;
  succeed(await client.reauthenticate());
  return vi.waitFor(async () => {
    const mails = await coded();
    expect(mails.length).toBeGreaterThan(before);
    return codeIn(mails.at(-1));
  });
}

async function askForRemoval(client: Client, address: string) {
  const nonce = await mailedNonce(client, address);
  return askAs(server, client, REMOVAL, { body: { nonce } });
}

const waiting = async (client: Client) =>
  (await askAs(server, client, REMOVAL, { method: 'GET' })).json.removal;
const later = (ms: number) => {
  clock.pass(ms);
  return removeLostFactors(accountsOf(server.context));
};
const factorsOf = (guest: Guest) => factorRowsOf(server, guest.person.userId);

async function activityOf(client: Client) {
  const { authorization } = await tokensOf(client);
  const response = await fetch(`${server.url}/api/account/activity`, {
    headers: { authorization },
  });
  return ((await response.json()) as { events: AccountEvent[] }).events;
}

describe('a lost second factor', () => {
  it('goes 72 hours after its person proved their mailbox, and not a minute before', async () => {
    const ana = await someoneWithApp();
    const asked = await askForRemoval(ana.locked, ana.person.email);
    expect(asked.json.removal).toEqual({
      requested_at: clock.now().toISOString(),
      due_at: new Date(clock.ms + 72 * HOUR).toISOString(),
    });
    await later(72 * HOUR - 60_000);
    expect(await factorsOf(ana)).toHaveLength(1);
    succeed(await ana.locked.refreshSession());
    expect(await waiting(ana.locked)).toEqual(asked.json.removal);

    await later(60_000);
    expect(await factorsOf(ana)).toEqual([]);
    const back = await signInAgain(server, ana.person);
    expect(await waiting(back)).toBeNull();
    expect((await activityOf(back)).slice(0, 3)).toMatchObject([
      { kind: 'signed_in' },
      { kind: 'factor_removed', factor: 'totp', because: 'waited' },
      { kind: 'factor_removal_requested' },
    ]);
    const subjects = (await server.mailbox(ana.person.email, 4)).map(({ subject }) => subject);
    expect(subjects).toContain('Uma confirmação foi retirada da sua conta no Florescer');
  });

  it('takes its recovery codes along, and lowers the sessions that it proved', async () => {
    const ana = await someoneWithApp();
    succeed(await ana.client.mfa.recoveryCodes.generate());
    await askForRemoval(ana.locked, ana.person.email);
    await later(72 * HOUR);
    expect(await factorsOf(ana)).toEqual([]);
    const { session } = succeed(await ana.client.refreshSession());
    const { data } = await ana.client.mfa.getAuthenticatorAssuranceLevel(session?.access_token);
    expect(data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  });

  it('is told by mail at once, with the way to stop it', async () => {
    const { locked, person } = await someoneWithApp();
    await askForRemoval(locked, person.email);
    const mail = await vi.waitFor(async () =>
      present(
        (await server.mailbox(person.email, 0)).find(({ subject }) =>
          subject.startsWith('Pedido para retirar'),
        ),
      ),
    );
    expect(mail.text).toContain('72 horas');
    expect(mail.text).toContain(`${server.context.settings.siteUrl}/profile`);
  });

  it('waits no longer when it is asked for twice', async () => {
    const { locked, person } = await someoneWithApp();
    const first = await askForRemoval(locked, person.email);
    clock.pass(10 * HOUR);
    succeed(await locked.refreshSession());
    const second = await askForRemoval(locked, person.email);
    expect(second.json).toEqual(first.json);
  });
});

describe('a wish to lose a factor', () => {
  it('is stopped by a session that holds the factor', async () => {
    const bruno = await someoneWithApp();
    await askForRemoval(bruno.locked, bruno.person.email);
    const stopped = await askAs(server, bruno.client, REMOVAL, { method: 'DELETE' });
    expect(stopped).toMatchObject({ status: 200, json: { removal: null } });
    await later(73 * HOUR);
    expect(await factorsOf(bruno)).toHaveLength(1);
    const subjects = (await server.mailbox(bruno.person.email, 4)).map(({ subject }) => subject);
    expect(subjects).toContain('Sua confirmação em dois passos continua');
  });

  it('ends by itself once somebody proves the factor', async () => {
    const bruno = await someoneWithApp();
    await askForRemoval(bruno.locked, bruno.person.email);
    clock.pass(60_000);
    const elsewhere = await signInAgain(server, bruno.person);
    const { factorId, secret } = bruno;
    const code = codeAt(secret, clock.now());
    succeed(await elsewhere.mfa.challengeAndVerify({ factorId, code }));
    expect(await waiting(elsewhere)).toBeNull();
    await later(73 * HOUR);
    expect(await factorsOf(bruno)).toHaveLength(1);
  });

  it('is taken back by the session that asked, and by no other at aal1', async () => {
    const bruno = await someoneWithApp();
    await askForRemoval(bruno.locked, bruno.person.email);
    const mallory = await signInAgain(server, bruno.person);
    const refused = await askAs(server, mallory, REMOVAL, { method: 'DELETE' });
    expect(refused).toMatchObject({ status: 403, json: { code: 'insufficient_aal' } });
    expect(await waiting(bruno.locked)).not.toBeNull();
    await askAs(server, bruno.locked, REMOVAL, { method: 'DELETE' });
    expect(await waiting(bruno.locked)).toBeNull();
  });

  it('does not outlive the factor it is about', async () => {
    const bruno = await someoneWithApp();
    await askForRemoval(bruno.locked, bruno.person.email);
    const { factorId } = bruno;
    succeed(await bruno.client.mfa.unenroll({ factorId }));
    expect(await waiting(bruno.client)).toBeNull();
    await addTotp(bruno.client, clock.now(), 'Novo');
    await later(73 * HOUR);
    expect(await factorsOf(bruno)).toHaveLength(1);
  });
});

describe('who does not get rid of a factor', () => {
  it('is who knows the password but reads no mail', async () => {
    const { locked } = await someoneWithApp();
    for (const body of [{}, { nonce: '000000' }, { nonce: 'banana' }]) {
      const { status } = await askAs(server, locked, REMOVAL, { body });
      expect([400, 422]).toContain(status);
    }
    expect(await waiting(locked)).toBeNull();
  });

  it('is who has a code of their own for somebody else’s session', async () => {
    const [carla, mallory] = [await someoneWithApp(), await someoneWithApp()];
    const nonce = await mailedNonce(mallory.locked, mallory.person.email);
    const refused = await askAs(server, carla.locked, REMOVAL, { body: { nonce } });
    expect(refused.json).toMatchObject({ code: 'reauthentication_not_valid' });
    expect(await waiting(carla.locked)).toBeNull();
  });

  it('is who has none', async () => {
    const { client, person } = await newGuest(server);
    succeed(await client.reauthenticate());
    const nonce = codeIn((await server.mailbox(person.email)).at(-1));
    const refused = await askAs(server, client, REMOVAL, { body: { nonce } });
    expect(refused).toMatchObject({ status: 404, json: { code: 'mfa_factor_not_found' } });
  });
});
