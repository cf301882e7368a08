import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { present, succeed } from '#packages/testing/people/auth-clients.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import { signingKeys } from '../accounts.tables.ts';
import { newCertificate } from '../keys/certificate.ts';
import { SamlKey } from '../keys/saml-key.ts';
import { newOrganization, type Organization, providersOf } from '../testing/organization.ts';
import type { AnswerWish } from '../testing/saml-idp.ts';

let server: TestApp;
let acme: Organization;
let certificate: string;
const clock = new TestClock();
beforeAll(async () => {
  server = await startTestApp({
    now: clock.now,
    environment: { SAML_SIGN_IN: 'on', REDIRECT_ALLOW_LIST: 'https://app.good.example/**' },
  });
  acme = await newOrganization(server, () => clock.ms);
  const metadata = await (await fetch(`${server.url}/auth/v1/sso/saml/metadata`)).text();
  const [, published] =
    /<KeyDescriptor use="encryption">.*?<ds:X509Certificate>([^<]+)</s.exec(metadata) ?? [];
  certificate = present(published).replaceAll(/\s/g, '');
});
afterAll(() => server?.stop());

describe('an encrypted assertion', () => {
  it.each<[string, AnswerWish]>([
    ['with AES-GCM', { sign: 'assertion' }],
    ['with AES-CBC', { contentCipher: 'aes-128-cbc' }],
    ['in a signed answer', { sign: 'response' }],
  ])('%s signs its person in', async (_what, wish) => {
    const { client, query } = await acme.signIn({ ...wish, encryptFor: certificate });
    const { user } = succeed(await client.exchangeCodeForSession(present(query.get('code'))));
    expect(user.email).toBe('vera@acme.example');
  });

  it.each<[string, () => AnswerWish | Promise<AnswerWish>]>([
    ['for another key', async () => ({ encryptFor: (await newCertificate('other')).certificate })],
    ['that nobody signed', () => ({ encryptFor: certificate, sign: 'none' })],
    ['signed with another key', () => ({ encryptFor: certificate, forged: true })],
    ['signed in SHA-1 inside', () => ({ encryptFor: certificate, signatureAlgorithm: 'sha1' })],
    ['for another audience', () => ({ encryptFor: certificate, audience: 'https://o.example' })],
    ['with a key wrapped in PKCS #1 1.5', () => ({ encryptFor: certificate, keyCipher: 'pkcs1' })],
  ])('%s is refused', async (_what, wish) => {
    const { query } = await acme.signIn(await wish());
    expect(query.get('error_code')).toBe('validation_failed');
    expect(query.has('code')).toBe(false);
  });

  it('is opened with one key, kept sealed, in every process', async () => {
    const { db, vault, now } = server.context;
    const pairs = await Promise.all([
      new SamlKey(db, vault, now).pair(),
      new SamlKey(db, vault, now).pair(),
    ]);
    expect(pairs.map((pair) => pair.certificate)).toEqual([certificate, certificate]);
    const rows = (await db.select().from(signingKeys)).filter(
      ({ purpose }) => purpose === 'saml_decryption',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed.toString('latin1')).not.toMatch(/PRIVATE|certificate/);
  });
});

describe('a sign-in that starts at the provider', () => {
  const allow = (allowed: boolean) =>
    providersOf(server)('PUT', `/${acme.id}`, { allow_idp_initiated: allowed });
  /** What the provider would read in a request, had there been one. */
  const ours = () => ({
    xml: '',
    at: '',
    id: '_none',
    relayState: '',
    acs: `${server.url}/auth/v1/sso/saml/acs`,
    audience: `${server.url}/auth/v1/sso/saml/metadata`,
  });
  const arrive = (wish: AnswerWish = {}, RelayState = '') =>
    acme.post({ SAMLResponse: acme.idp.answer(ours(), { unasked: true, ...wish }), RelayState });

  it('is refused unless the operator allows it', async () => {
    const { query } = await arrive();
    expect(query.get('error_code')).toBe('saml_relay_state_not_found');
  });

  it('leads to the sign-in page, or to an allowed address', async () => {
    expect((await allow(true)).json.allow_idp_initiated).toBe(true);
    for (const [wish, end] of [
      ['', `${server.url}/login`],
      ['https://app.good.example/in', 'https://app.good.example/in'],
      ['https://evil.example/', `${server.url}/login`],
    ] as const) {
      const { status, to } = await arrive({ encryptFor: certificate }, wish);
      expect(status).toBe(303);
      expect(to.origin + to.pathname).toBe(end);
      // Our own page takes no session from an address: it begins the sign-in at the company itself.
      const isOurs = end.startsWith(server.url);
      expect(new URLSearchParams(to.hash.slice(1)).has('access_token')).toBe(!isOurs);
      expect(to.searchParams.has('company')).toBe(isOurs);
    }
  });

  it('works once', async () => {
    const SAMLResponse = acme.idp.answer(ours(), { unasked: true });
    const RelayState = 'https://app.good.example/in';
    expect((await acme.post({ SAMLResponse, RelayState })).to.hash).toContain('access_token=');
    const again = await acme.post({ SAMLResponse, RelayState });
    expect(again.query.get('error_code')).toBe('validation_failed');
    expect(again.to.hash).not.toContain('access_token=');
  });

  it.each<[string, () => AnswerWish]>([
    ['for another audience', () => ({ audience: 'https://other.example' })],
    ['for another recipient', () => ({ recipient: 'https://evil.example/acs' })],
    ['of another issuer', () => ({ issuer: 'https://evil.example' })],
    ['that nobody signed', () => ({ sign: 'none' })],
    ['signed with another key', () => ({ forged: true })],
    ['that has expired', () => ({ notOnOrAfter: clock.ms - 120_000 })],
    [
      'issued long ago',
      () => ({
        issuedAt: clock.ms - 1_200_000,
        notBefore: clock.ms - 1_200_000,
        notOnOrAfter: clock.ms + 1e9,
      }),
    ],
    ['that answers somebody’s request', () => ({ unasked: false })],
  ])('%s is refused', async (_what, wish) => {
    const { query, to } = await arrive(wish());
    expect(query.get('error_code')).toMatch(/^(validation_failed|saml_relay_state_not_found)$/);
    expect(to.hash).not.toContain('access_token=');
  });

  it('ends with the operator’s permission, and with the provider', async () => {
    await providersOf(server)('PUT', `/${acme.id}`, { disabled: true });
    expect((await arrive()).query.get('error_code')).toBe('sso_provider_disabled');
    await providersOf(server)('PUT', `/${acme.id}`, { disabled: false });
    await allow(false);
    expect((await arrive()).query.get('error_code')).toBe('saml_relay_state_not_found');
  });
});
