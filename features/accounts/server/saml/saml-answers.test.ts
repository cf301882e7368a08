import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { present, succeed } from '#packages/testing/people/auth-clients.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import { newOrganization, type Organization } from '../testing/organization.ts';
import type { AnswerWish } from '../testing/saml-idp.ts';

let server: TestApp;
let acme: Organization;
const clock = new TestClock();
const lines: string[] = [];
beforeAll(async () => {
  server = await startTestApp({
    now: clock.now,
    logTo: { write: (line) => void lines.push(line) },
    environment: { SAML_SIGN_IN: 'on' },
  });
  acme = await newOrganization(server, () => clock.ms);
});
afterAll(() => server?.stop());

describe('an answer', () => {
  const elsewhere = 'https://evil.example/acs';
  it.each<[string, AnswerWish]>([
    ['that nobody signed', { sign: 'none' }],
    ['signed with another key', { forged: true }],
    ['signed in SHA-1', { signatureAlgorithm: 'sha1' }],
    ['for another audience', { audience: 'https://other.example' }],
    ['for another recipient', { recipient: elsewhere }],
    ['for another destination', { destination: elsewhere, sign: 'response' }],
    ['of another issuer', { issuer: 'https://evil.example' }],
    ['to another request', { inResponseTo: '_other' }],
    ['whose signed part belongs to another request', { confirmedRequest: '_other' }],
    ['that has expired', { notOnOrAfter: Date.now() - 120_000 }],
    ['for later', { notBefore: Date.now() + 3_600_000 }],
    ['of a failure', { status: 'Responder' }],
  ])('%s is refused', async (_what, wish) => {
    const { status, query, to } = await acme.signIn(wish);
    expect(status).toBe(303);
    expect(query.get('error_code')).toBe('validation_failed');
    expect(to.pathname).toBe('/dashboard');
    expect(query.has('code')).toBe(false);
  });

  it('is good for its request, once', async () => {
    const { request } = await acme.start();
    const form = { SAMLResponse: acme.idp.answer(request), RelayState: request.relayState };
    expect((await acme.post(form)).query.has('code')).toBe(true);
    const again = await acme.post(form);
    expect(again.query.get('error_code')).toBe('saml_relay_state_not_found');
    const other = await acme.start();
    const replayed = await acme.post({ ...form, RelayState: other.request.relayState });
    expect(replayed.query.get('error_code')).toBe('validation_failed');
  });

  it.each(['', 'https://app.good.example/', crypto.randomUUID()])(
    'that nobody asked for is refused (%j)',
    async (RelayState) => {
      const { request } = await acme.start();
      const { to, query } = await acme.post({ SAMLResponse: acme.idp.answer(request), RelayState });
      expect(query.get('error_code')).toBe('saml_relay_state_not_found');
      expect(to.origin + to.pathname).toBe(`${server.url}/`);
    },
  );

  it('comes within ten minutes', async () => {
    const { request } = await acme.start();
    clock.pass(601_000);
    const { query } = await acme.post({
      SAMLResponse: acme.idp.answer(request),
      RelayState: request.relayState,
    });
    expect(query.get('error_code')).toBe('saml_relay_state_expired');
  });

  it('whose signature was moved around other words is refused', async () => {
    const evil = (xml: string) => xml.replaceAll('vera-1', 'boss-1').replaceAll('vera@', 'boss@');
    const assertionIn = (xml: string) =>
      /<saml:Assertion .*<\/saml:Assertion>/s.exec(xml)?.[0] ?? '';
    const bare = (xml: string) => xml.replace(/<Signature .*<\/Signature>/s, '');
    const rename = (xml: string) => xml.replace(/ ID="_[^"]*"/, ' ID="_evil"');
    const wrappings: ((signed: string) => string)[] = [
      // The signed assertion stays as a second one, before or behind the forged one.
      (xml) =>
        xml.replace(assertionIn(xml), rename(bare(evil(assertionIn(xml)))) + assertionIn(xml)),
      (xml) =>
        xml.replace(assertionIn(xml), assertionIn(xml) + rename(bare(evil(assertionIn(xml))))),
      // It hides within the forged one, or in an extension of the answer.
      (xml) =>
        xml.replace(
          assertionIn(xml),
          rename(bare(evil(assertionIn(xml)))).replace(
            '</saml:Assertion>',
            `<saml:Advice>${assertionIn(xml)}</saml:Advice></saml:Assertion>`,
          ),
        ),
      (xml) =>
        xml
          .replace(assertionIn(xml), rename(bare(evil(assertionIn(xml)))))
          .replace(
            '<samlp:Status>',
            `<samlp:Extensions>${assertionIn(xml)}</samlp:Extensions><samlp:Status>`,
          ),
      // Both bear the same ID.
      (xml) =>
        xml
          .replace(assertionIn(xml), bare(evil(assertionIn(xml))))
          .replace(
            '<samlp:Status>',
            `<samlp:Extensions>${assertionIn(xml)}</samlp:Extensions><samlp:Status>`,
          ),
      // The words are simply changed.
      (xml) => evil(xml),
    ];
    for (const wrap of wrappings) {
      const { request } = await acme.start();
      const signed = acme.idp.answerXml(request);
      const forged = wrap(signed);
      expect(forged).not.toBe(signed);
      const SAMLResponse = Buffer.from(forged).toString('base64');
      const { query } = await acme.post({ SAMLResponse, RelayState: request.relayState });
      expect(query.get('error_code')).toBe('validation_failed');
    }
  });

  it.each(['pkce', 'implicit'] as const)(
    'says when the session ends at the latest (%s)',
    async (flow) => {
      const sessionNotOnOrAfter = clock.ms + 1_800_000;
      const { client, query, to } = await acme.signIn({ nameId: flow, sessionNotOnOrAfter }, flow);
      if (flow === 'pkce') {
        succeed(await client.exchangeCodeForSession(present(query.get('code'))));
      } else {
        const fragment = new URLSearchParams(to.hash.slice(1));
        const tokens = {
          access_token: present(fragment.get('access_token')),
          refresh_token: present(fragment.get('refresh_token')),
        };
        succeed(await client.setSession(tokens));
      }
      clock.pass(1_700_000);
      succeed(await client.refreshSession());
      clock.pass(200_000);
      const { error } = await client.refreshSession();
      expect(error).toMatchObject({ status: 400, code: 'session_expired' });
    },
  );

  it('is read without the comments in it', async () => {
    const { client, request } = await acme.start();
    const signed = acme.idp.answerXml(request, { nameId: 'whole-name' });
    const cut = signed.replace('whole-name', 'whole-<!-- -->name');
    const SAMLResponse = Buffer.from(cut).toString('base64');
    const { query } = await acme.post({ SAMLResponse, RelayState: request.relayState });
    const { user } = succeed(await client.exchangeCodeForSession(present(query.get('code'))));
    expect(user.identities?.[0]?.id).toBe('whole-name');
  });

  it.each([
    ['with a document type', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>'],
    ['that is no XML', 'not xml'],
    ['that is empty', ''],
    [
      'of another kind',
      '<samlp:LogoutResponse xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"/>',
    ],
  ])('%s is refused', async (_what, xml) => {
    const { request } = await acme.start();
    const SAMLResponse = Buffer.from(xml).toString('base64');
    const { query } = await acme.post({ SAMLResponse, RelayState: request.relayState });
    expect(query.get('error_code')).toBe('validation_failed');
  });

  it.each<[string, AnswerWish, string]>([
    [
      'a lasting name',
      { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' },
      'saml_assertion_no_user_id',
    ],
    ['an address', { attributes: { other: 'x' } }, 'saml_assertion_no_email'],
    [
      'an address of the organization',
      { attributes: { email: 'ana@example.com' } },
      'saml_assertion_no_email',
    ],
  ])('without %s is refused', async (_what, wish, code) => {
    expect((await acme.signIn(wish)).query.get('error_code')).toBe(code);
  });

  it('leaves a reason in the log, and nobody’s name', () => {
    const log = lines.join('');
    expect(log).toContain('SAML answer refused');
    expect(log).not.toMatch(/vera|boss|acme\.example/);
  });
});
