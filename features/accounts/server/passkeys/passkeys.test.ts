import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, authClient, present, succeed } from '#packages/testing/people/auth-clients.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import { users } from '../accounts.tables.ts';
import { addTotp, claimsOf, type Guest, newGuest, signInAgain } from '../testing/second-factors.ts';
import { type Deviations, VirtualAuthenticator } from '../testing/virtual-authenticator.ts';
import { withSettings } from '../testing/with-settings.ts';

let server: TestApp;
let origin: string;
const clock = new TestClock();
beforeAll(async () => {
  server = await startTestApp({ now: clock.now });
  origin = server.url.replace('127.0.0.1', 'localhost');
});
afterAll(() => server?.stop());

async function register(
  { client }: Pick<Guest, 'client'>,
  device: VirtualAuthenticator,
  deviations?: Deviations,
) {
  const begun = succeed(await client.passkey.startRegistration());
  const credential = device.create(begun.options as never, deviations);
  return client.passkey.verifyRegistration({
    challengeId: begun.challenge_id,
    credential: credential as never,
  });
}

async function guestWithPasskey() {
  const guest = await newGuest(server);
  const device = new VirtualAuthenticator(origin);
  const passkey = succeed(await register(guest, device));
  return { ...guest, device, passkey };
}

async function signInWith(device: VirtualAuthenticator, deviations?: Deviations) {
  const client = authClient(server);
  const begun = succeed(await client.passkey.startAuthentication());
  const credential = device.get(begun.options as never, deviations);
  const answer = await client.passkey.verifyAuthentication({
    challengeId: begun.challenge_id,
    credential: credential as never,
  });
  return { client, answer };
}

describe('a passkey', () => {
  it('is made by a signed-in person and signs them in, without a name being typed', async () => {
    const guest = await newGuest(server);
    const device = new VirtualAuthenticator(origin);
    const begun = succeed(await guest.client.passkey.startRegistration());
    expect(begun).toEqual({
      challenge_id: expect.any(String),
      expires_at: Math.floor(clock.ms / 1_000) + 300,
      options: expect.objectContaining({
        rp: { id: 'localhost', name: 'Florescer' },
        attestation: 'none',
        authenticatorSelection: expect.objectContaining({
          residentKey: 'required',
          userVerification: 'required',
        }),
      }),
    });
    const passkey = succeed(await register(guest, device));
    expect(passkey).toEqual({ id: expect.any(String), created_at: expect.any(String) });

    clock.pass(60_000);
    const { client, answer } = await signInWith(device);
    const { user, session } = succeed(answer);
    expect(user?.id).toBe(guest.person.userId);
    expect(present(session).expires_in).toBe(3_600);
    expect(await claimsOf(client)).toMatchObject({ aal: 'aal1', amr: [{ method: 'passkey' }] });
    succeed(await client.refreshSession());
    const [listed] = succeed(await client.passkey.list());
    expect(listed).toEqual({ ...passkey, last_used_at: clock.now().toISOString() });
  });

  it('asks for no particular key and for the person themselves', async () => {
    const { options } = succeed(await authClient(server).passkey.startAuthentication());
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
  });

  it.each<[string, Deviations]>([
    ['a page elsewhere', { origin: 'https://florescer.example' }],
    ['another site', { rpId: 'example.com' }],
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['nobody who showed themselves', { userVerified: false }],
  ])('is not made for %s', async (_what, deviations) => {
    const guest = await newGuest(server);
    const answer = await register(guest, new VirtualAuthenticator(origin), deviations);
    expect(answer.error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' });
    expect(succeed(await guest.client.passkey.list())).toEqual([]);
  });

  it.each<[string, Deviations]>([
    ['of a page elsewhere', { origin: 'https://florescer.example' }],
    ['for another site', { rpId: 'example.com' }],
    ['to another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['of nobody who showed themselves', { userVerified: false }],
    ['in the name of another account', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ])('does not sign in with an answer %s', async (_what, deviations) => {
    const { device } = await guestWithPasskey();
    const { answer } = await signInWith(device, deviations);
    expect(answer.error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' });
  });

  it('whose counter goes back may be a copy', async () => {
    const { device } = await guestWithPasskey();
    succeed((await signInWith(device, { signCount: 9 })).answer);
    for (const signCount of [9, 2]) {
      const { answer } = await signInWith(device, { signCount });
      expect(answer.error).toMatchObject({ code: 'webauthn_verification_failed' });
    }
  });

  it('that never counts is fine: many do not', async () => {
    const { device } = await guestWithPasskey();
    for (let time = 0; time < 2; time++) {
      succeed((await signInWith(device, { signCount: 0 })).answer);
    }
  });

  it('that nobody registered is refused', async () => {
    const stranger = new VirtualAuthenticator(origin);
    stranger.create({ challenge: 'x', user: { id: 'eA' }, rp: { id: 'localhost' } });
    const { answer } = await signInWith(stranger);
    expect(answer.error).toMatchObject({ status: 400, code: 'webauthn_verification_failed' });
  });

  it('answers within five minutes', async () => {
    const { device } = await guestWithPasskey();
    const client = authClient(server);
    const begun = succeed(await client.passkey.startAuthentication());
    clock.pass(301_000);
    const { error } = await client.passkey.verifyAuthentication({
      challengeId: begun.challenge_id,
      credential: device.get(begun.options as never) as never,
    });
    expect(error).toMatchObject({ status: 400, code: 'webauthn_challenge_expired' });
  });

  it('answers each challenge once, right or wrong', async () => {
    const { device } = await guestWithPasskey();
    const client = authClient(server);
    for (const deviations of [{}, { origin: 'https://florescer.example' }]) {
      const begun = succeed(await client.passkey.startAuthentication());
      const answer = (how: Deviations) =>
        client.passkey.verifyAuthentication({
          challengeId: begun.challenge_id,
          credential: device.get(begun.options as never, how) as never,
        });
      await answer(deviations);
      expect((await answer({})).error).toMatchObject({
        status: 400,
        code: 'webauthn_challenge_not_found',
      });
    }
  });

  it('answers what it was asked: making is not signing in, and each person makes their own', async () => {
    const ana = await guestWithPasskey();
    const bruno = await newGuest(server);
    const begun = succeed(await ana.client.passkey.startRegistration());
    const device = new VirtualAuthenticator(origin);
    const asBruno = await bruno.client.passkey.verifyRegistration({
      challengeId: begun.challenge_id,
      credential: device.create(begun.options as never) as never,
    });
    expect(asBruno.error).toMatchObject({ code: 'webauthn_challenge_not_found' });
    const asSignIn = await authClient(server).passkey.verifyAuthentication({
      challengeId: begun.challenge_id,
      credential: ana.device.get({ challenge: 'x', rpId: 'localhost' }) as never,
    });
    expect(asSignIn.error).toMatchObject({ code: 'webauthn_challenge_not_found' });
  });

  it('is registered with one person', async () => {
    const { client, device } = await guestWithPasskey();
    const begun = succeed(await client.passkey.startRegistration());
    const credential = device.create(begun.options as never);
    const first = { challengeId: begun.challenge_id, credential: credential as never };
    succeed(await client.passkey.verifyRegistration(first));
    const other = await newGuest(server);
    const again = succeed(await other.client.passkey.startRegistration());
    const data = JSON.parse(
      Buffer.from(credential.response.clientDataJSON, 'base64url').toString(),
    );
    const clientDataJSON = Buffer.from(
      JSON.stringify({ ...data, challenge: again.options.challenge }),
    ).toString('base64url');
    const copied = { ...credential, response: { ...credential.response, clientDataJSON } };
    const { error } = await other.client.passkey.verifyRegistration({
      challengeId: again.challenge_id,
      credential: copied as never,
    });
    expect(error).toMatchObject({ status: 422, code: 'webauthn_credential_exists' });
  });

  it('has company of nine at most', async () => {
    const guest = await newGuest(server);
    const device = new VirtualAuthenticator(origin);
    for (let count = 0; count < 10; count++) succeed(await register(guest, device));
    expect((await guest.client.passkey.startRegistration()).error).toMatchObject({
      status: 422,
      code: 'too_many_passkeys',
    });
  });

  it('is renamed and taken away by its owner alone', async () => {
    const { client, passkey, device } = await guestWithPasskey();
    const stranger = await newGuest(server);
    const passkeyId = passkey.id;
    for (const id of [passkeyId, 'x']) {
      const renamed = await stranger.client.passkey.update({ passkeyId: id, friendlyName: 'Meu' });
      expect(renamed.error?.status).toBe(404);
      const removed = await stranger.client.passkey.delete({ passkeyId: id });
      expect(removed.error?.status).toBe(404);
    }
    const named = succeed(await client.passkey.update({ passkeyId, friendlyName: 'Notebook' }));
    expect(named).toMatchObject({ id: passkeyId, friendly_name: 'Notebook' });
    for (const friendlyName of ['', 'x'.repeat(121)]) {
      const { error } = await client.passkey.update({ passkeyId, friendlyName });
      expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    }
    succeed(await client.passkey.delete({ passkeyId }));
    expect(succeed(await client.passkey.list())).toEqual([]);
    expect((await signInWith(device)).answer.error?.code).toBe('webauthn_verification_failed');
  });

  it('is added and taken away at aal2 by who has a second factor', async () => {
    const { client, person, passkey } = await guestWithPasskey();
    await addTotp(client, clock.now());
    const weaker = await signInAgain(server, person);
    const insufficient = { status: 403, code: 'insufficient_aal' };
    expect((await weaker.passkey.startRegistration()).error).toMatchObject(insufficient);
    const removed = await weaker.passkey.delete({ passkeyId: passkey.id });
    expect(removed.error).toMatchObject(insufficient);
    succeed(await client.passkey.startRegistration());
  });

  it('does not let a banned person in', async () => {
    const { device, person } = await guestWithPasskey();
    await server.context.db
      .update(users)
      .set({ bannedUntil: new Date(clock.ms + 60_000) })
      .where(eq(users.id, person.userId));
    expect((await signInWith(device)).answer.error).toMatchObject({
      status: 403,
      code: 'user_banned',
    });
  });

  it.each([{}, { challenge_id: 'x', credential: {} }, { credential: {} }])(
    'is not %j',
    async (body) => {
      expect(await ask(server, '/passkeys/authentication/verify', { body })).toMatchObject({
        status: 400,
        json: { code: 'validation_failed' },
      });
    },
  );
});

describe('a server without passkeys', () => {
  it('says so', async () => {
    await withSettings(
      server,
      { auth: { passkeys: false, secondFactors: { totp: false } } },
      async () => {
        const { json: settings } = await ask(server, '/settings', { method: 'GET' });
        expect(settings.passkeys_enabled).toBe(false);
        const { error } = await authClient(server).passkey.startAuthentication();
        expect(error).toMatchObject({ status: 404, code: 'passkey_disabled' });
        const { client } = await newGuest(server);
        const enrolled = await client.mfa.enroll({ factorType: 'totp' });
        expect(enrolled.error?.code).toBe('mfa_totp_enroll_not_enabled');
      },
    );
  });
});
