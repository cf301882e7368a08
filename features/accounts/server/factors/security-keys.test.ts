import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { present, succeed } from '#packages/testing/people/auth-clients.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { askAs, claimsOf, type Guest, newGuest, signInAgain } from '../testing/second-factors.ts';
import { type Deviations, VirtualAuthenticator } from '../testing/virtual-authenticator.ts';

let server: TestApp;
let origin: string;
beforeAll(async () => {
  server = await startTestApp();
  origin = server.url.replace('127.0.0.1', 'localhost');
});
afterAll(() => server?.stop());

const RP = { rpId: 'localhost' };
const enroll = (client: Guest['client'], friendlyName = 'Chave') =>
  client.mfa.enroll({ factorType: 'webauthn', friendlyName });

/** One whole ceremony of the client with a device: it asks, the device answers, the server judges. */
async function prove(
  client: Guest['client'],
  factorId: string,
  device: VirtualAuthenticator,
  deviations: Deviations = {},
) {
  const { id: challengeId, webauthn } = succeed(
    await client.mfa.challenge({ factorId, webauthn: RP }),
  );
  const { publicKey } = webauthn.credential_options;
  const answer =
    webauthn.type === 'create'
      ? device.create(publicKey as never, deviations)
      : device.get(publicKey as never, deviations);
  return client.mfa.verify({
    factorId,
    challengeId,
    webauthn: {
      ...RP,
      type: webauthn.type,
      // A browser's credential, as far as the client looks at it.
      credential_response: { toJSON: () => answer } as never,
    },
  });
}

async function guestWithKey() {
  const guest = await newGuest(server);
  const device = new VirtualAuthenticator(origin);
  const { id: factorId } = succeed(await enroll(guest.client));
  succeed(await prove(guest.client, factorId, device));
  return { ...guest, device, factorId };
}

describe('a security key', () => {
  it('is made at the first challenge, signs at the next, and lifts the session', async () => {
    const { client } = await newGuest(server);
    const device = new VirtualAuthenticator(origin);
    const factor = succeed(await enroll(client));
    expect(factor).toEqual({ id: expect.any(String), type: 'webauthn', friendly_name: 'Chave' });

    const first = succeed(await client.mfa.challenge({ factorId: factor.id, webauthn: RP }));
    expect(first).toMatchObject({ type: 'webauthn', webauthn: { type: 'create' } });
    const options = first.webauthn.credential_options.publicKey as { rp: object };
    expect(options.rp).toEqual({ id: 'localhost', name: 'Florescer' });
    const made = succeed(await prove(client, factor.id, device));
    expect(made.user.factors).toMatchObject([{ factor_type: 'webauthn', status: 'verified' }]);
    expect(await claimsOf(client)).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/webauthn' }, { method: 'password' }],
    });

    const next = succeed(await client.mfa.challenge({ factorId: factor.id, webauthn: RP }));
    expect(next.webauthn.type).toBe('request');
    succeed(await prove(client, factor.id, device));
  });

  it('lifts a later sign-in', async () => {
    const { person, device, factorId } = await guestWithKey();
    const later = await signInAgain(server, person);
    expect((await claimsOf(later)).aal).toBe('aal1');
    succeed(await prove(later, factorId, device));
    expect((await claimsOf(later)).aal).toBe('aal2');
  });

  it.each<[string, Deviations]>([
    ['of a page elsewhere', { origin: 'https://florescer.example' }],
    ['of another port', { origin: 'http://localhost:1' }],
    ['for another site', { rpId: 'example.com' }],
    ['to another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ])('is refused with an answer %s', async (_what, deviations) => {
    const { client } = await newGuest(server);
    const { id } = succeed(await enroll(client));
    const begun = await prove(client, id, new VirtualAuthenticator(origin), deviations);
    expect(begun.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const known = await guestWithKey();
    const { error } = await prove(known.client, known.factorId, known.device, deviations);
    expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
  });

  it('is refused when its counter stands still or goes back: it may be a copy', async () => {
    const { client, device, factorId } = await guestWithKey();
    succeed(await prove(client, factorId, device, { signCount: 7 }));
    for (const signCount of [7, 3]) {
      const { error } = await prove(client, factorId, device, { signCount });
      expect(error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    }
    succeed(await prove(client, factorId, device, { signCount: 8 }));
  });

  it('of somebody else is refused', async () => {
    const ana = await guestWithKey();
    const bruno = await guestWithKey();
    const challenge = succeed(
      await ana.client.mfa.challenge({ factorId: ana.factorId, webauthn: RP }),
    );
    const { publicKey } = challenge.webauthn.credential_options;
    const answer = bruno.device.get({ ...publicKey, ...RP, allowCredentials: [] } as never);
    const reply = await askAs(server, ana.client, `/factors/${ana.factorId}/verify`, {
      body: {
        challenge_id: challenge.id,
        webauthn: { type: 'request', credential_response: answer },
      },
    });
    expect(reply).toMatchObject({ status: 422, json: { code: 'mfa_verification_failed' } });
  });

  it.each([null, 'x', {}, { id: 1, response: null }, { id: 'a', rawId: 'a', type: 'public-key' }])(
    'is refused with %j in its place',
    async (answer) => {
      const { client } = await newGuest(server);
      const { id } = succeed(await enroll(client));
      const challenge = await askAs(server, client, `/factors/${id}/challenge`, { body: {} });
      const reply = await askAs(server, client, `/factors/${id}/verify`, {
        body: {
          challenge_id: challenge.json.id,
          webauthn: { type: 'create', credential_response: answer },
        },
      });
      expect(reply).toMatchObject({ status: 422, json: { code: 'mfa_verification_failed' } });
    },
  );

  it('answers each challenge once', async () => {
    const { client, device, factorId } = await guestWithKey();
    const challenge = succeed(await client.mfa.challenge({ factorId, webauthn: RP }));
    const { publicKey } = challenge.webauthn.credential_options;
    const verify = () =>
      askAs(server, client, `/factors/${factorId}/verify`, {
        body: {
          challenge_id: challenge.id,
          webauthn: { type: 'request', credential_response: device.get(publicKey as never) },
        },
      });
    const first = await verify();
    expect(first.status).toBe(200);
    succeed(await client.setSession(first.json));
    expect((await verify()).json.code).toBe('mfa_ip_address_mismatch');
  });

  it('is not offered a second time to a device that has one', async () => {
    const { client, factorId } = await guestWithKey();
    const { id } = succeed(await enroll(client, 'Outra'));
    const { webauthn } = succeed(await client.mfa.challenge({ factorId: id, webauthn: RP }));
    const { publicKey } = webauthn.credential_options as {
      publicKey: { excludeCredentials?: unknown[] };
    };
    expect(present(publicKey.excludeCredentials)).toHaveLength(1);
    expect(factorId).not.toBe(id);
  });
});

describe('where browsers offer no security keys', () => {
  it.each(['http://192.0.2.1:3000', 'http://intranet.example', 'https://[2001:db8::1]'])(
    'as at %s, there are none, and no passkeys',
    async (siteUrl) => {
      const elsewhere = await startTestApp({ environment: { SITE_URL: siteUrl } });
      try {
        const { client } = await newGuest(elsewhere);
        expect((await enroll(client)).error).toMatchObject({
          status: 422,
          code: 'mfa_webauthn_enroll_not_enabled',
        });
        expect((await client.passkey.list()).error).toMatchObject({
          status: 404,
          code: 'passkey_disabled',
        });
      } finally {
        await elsewhere.stop();
      }
    },
  );
});
