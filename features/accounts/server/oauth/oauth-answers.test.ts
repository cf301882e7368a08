import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ask, present } from '#packages/testing/people/auth-clients.ts';
import { signInNewPerson, startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestBrowser } from '../testing/browser.ts';
import {
  type ForeignServer,
  goodClaims,
  type Handler,
  type ScriptedIssuer,
  sendJson,
  startForeignServer,
  startScriptedIssuer,
} from '../testing/foreign-servers.ts';

/** Providers whose answers the test writes itself, to see what we make of bad ones. */
let server: TestApp;
let issuer: ScriptedIssuer;
let github: ForeignServer;
const lines: string[] = [];
const SECRET = 'a-client-secret-of-the-tests';
beforeAll(async () => {
  issuer = await startScriptedIssuer();
  github = await startForeignServer();
  const client = (name: string, address: string) => ({
    [`OAUTH_${name}_CLIENT_ID`]: 'florescer-client',
    [`OAUTH_${name}_CLIENT_SECRET`]: SECRET,
    [`OAUTH_${name}_ISSUER`]: address,
  });
  server = await startTestApp({
    logTo: { write: (line) => void lines.push(line) },
    environment: {
      ...client('OIDC', issuer.issuer('oidc')),
      ...client('APPLE', issuer.issuer('apple')),
      ...client('AZURE', issuer.issuer('azure')),
      ...client('GITHUB', github.url),
    },
  });
});
afterAll(async () => {
  await server?.stop();
  await issuer?.stop();
  await github?.stop();
});
afterEach(() => {
  issuer.isDown = false;
});

/** Leaves for a provider and comes back with whatever it is scripted to answer. */
async function visit(
  provider: string,
  answer: (sent: URLSearchParams) => Promise<Record<string, unknown>> | Record<string, unknown>,
  { form }: { form?: Record<string, string> } = {},
) {
  const browser = new TestBrowser();
  const left = await browser.visit(`${server.url}/auth/v1/authorize?provider=${provider}`);
  const sent = new URL(present(left.headers.get('location'))).searchParams;
  issuer.next = await answer(sent);
  const back = { state: present(sent.get('state')), code: 'a-code', ...form };
  const callback = `${server.url}/auth/v1/callback`;
  const response = form
    ? await browser.visit(callback, { method: 'POST', body: new URLSearchParams(back) })
    : await browser.visit(`${callback}?${new URLSearchParams(back)}`);
  const to = new URL(present(response.headers.get('location')));
  return { sent, to, query: to.searchParams, fragment: new URLSearchParams(to.hash.slice(1)) };
}

async function personOf(fragment: URLSearchParams) {
  const authorization = `Bearer ${present(fragment.get('access_token'))}`;
  return (await ask(server, '/user', { method: 'GET', headers: { authorization } })).json;
}

describe('an ID token from the provider', () => {
  const iss = () => issuer.issuer('oidc');
  const nonceOf = (sent: URLSearchParams) => ({ nonce: sent.get('nonce') });
  const now = () => Math.floor(Date.now() / 1_000);

  it('in order lets its person in', async () => {
    const { fragment } = await visit('custom:oidc', async (sent) => ({
      id_token: await issuer.sign({
        claims: goodClaims(iss(), { ...nonceOf(sent), sub: 'in-order', name: 'Rui' }),
      }),
    }));
    expect(await personOf(fragment)).toMatchObject({
      email: '',
      app_metadata: { provider: 'custom:oidc' },
      identities: [{ id: 'in-order', identity_data: { full_name: 'Rui' } }],
    });
    expect(issuer.exchanges.at(-1)?.get('client_secret')).toBe(SECRET);
    expect(issuer.exchanges.at(-1)?.get('code_verifier')).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  const unsigned = (claims: object) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
  };
  it.each<[string, (sent: URLSearchParams) => Promise<string | undefined> | string]>([
    ['missing', async () => undefined],
    ['not a token', () => 'a.b.c'],
    ['unsigned', (sent) => unsigned(goodClaims(iss(), nonceOf(sent)))],
    [
      'signed with another key',
      (sent) => issuer.sign({ claims: goodClaims(iss(), nonceOf(sent)), forged: true }),
    ],
    [
      'for another audience',
      (sent) => issuer.sign({ claims: goodClaims(iss(), { ...nonceOf(sent), aud: 'other' }) }),
    ],
    [
      'from another issuer',
      (sent) => issuer.sign({ claims: goodClaims('https://evil.example', nonceOf(sent)) }),
    ],
    ['with another nonce', () => issuer.sign({ claims: goodClaims(iss(), { nonce: 'other' }) })],
    ['without the nonce', () => issuer.sign({ claims: goodClaims(iss()) })],
    [
      'that has expired',
      (sent) =>
        issuer.sign({
          claims: goodClaims(iss(), { ...nonceOf(sent), iat: now() - 7200, exp: now() - 3600 }),
        }),
    ],
    [
      'without a subject',
      (sent) => issuer.sign({ claims: goodClaims(iss(), { ...nonceOf(sent), sub: undefined }) }),
    ],
  ])('%s lets nobody in', async (_what, token) => {
    const { query, to } = await visit('custom:oidc', async (sent) => ({
      id_token: await token(sent),
    }));
    expect(query.get('error_code')).toBe('bad_oauth_callback');
    expect(to.hash).not.toContain('access_token');
  });

  it('is not asked for again and again when the provider is down, and nothing leaks', async () => {
    const { query } = await visit('custom:oidc', () => {
      issuer.isDown = true;
      return {};
    });
    expect(query.get('error')).toBe('temporarily_unavailable');
    expect(lines.join('')).not.toContain(SECRET);
    expect(lines.join('')).not.toContain('a-code');
  });
});

describe('Apple', () => {
  it('posts people back, tells a name once, and writes truth as text', async () => {
    const claims = (sent: URLSearchParams) =>
      goodClaims(issuer.issuer('apple'), {
        nonce: sent.get('nonce'),
        sub: 'apple-1',
        email: 'bia@privaterelay.example',
        email_verified: 'true',
      });
    const form = { user: JSON.stringify({ name: { firstName: 'Bia', lastName: 'Reis' } }) };
    const sign = async (sent: URLSearchParams) => ({
      id_token: await issuer.sign({ claims: claims(sent) }),
    });
    const { sent, fragment } = await visit('apple', sign, { form });
    expect(sent.get('response_mode')).toBe('form_post');
    const person = await personOf(fragment);
    expect(person).toMatchObject({
      email: 'bia@privaterelay.example',
      user_metadata: { full_name: 'Bia Reis' },
    });
    expect(person.email_confirmed_at).toBeDefined();
    const again = await personOf((await visit('apple', sign, { form: {} })).fragment);
    expect(again.identities[0].identity_data.full_name).toBe('Bia Reis');
  });
});

describe('Microsoft', () => {
  const answer = (email: string, edov?: unknown) => async (sent: URLSearchParams) => ({
    id_token: await issuer.sign({
      claims: goodClaims(issuer.issuer('azure'), {
        nonce: sent.get('nonce'),
        sub: `azure-${email}`,
        email,
        email_verified: true,
        ...(edov === undefined ? {} : { xms_edov: edov }),
      }),
    }),
  });

  it('vouches for an address only where the domain’s owner does', async () => {
    const guest = await signInNewPerson(server.url, server.context, 'tenant');
    const taken = await visit('azure', answer(guest.email));
    expect(taken.query.get('error_code')).toBe('provider_email_needs_verification');
    const verified = await visit('azure', answer(guest.email, true));
    expect(await personOf(verified.fragment)).toMatchObject({ id: guest.userId });
  });
});

describe('GitHub', () => {
  const script = (person: object, emails: object, token: object = { access_token: 'gh-token' }) => {
    const handler: Handler = (request, response) => {
      const authorized = request.headers.authorization === 'Bearer gh-token';
      switch (request.url) {
        case '/login/oauth/access_token':
          return sendJson(response, { token_type: 'bearer', scope: 'user:email', ...token });
        case '/api/v3/user':
          return sendJson(response, authorized ? person : {}, authorized ? 200 : 401);
        case '/api/v3/user/emails':
          return sendJson(response, authorized ? emails : {}, authorized ? 200 : 401);
        default:
          return response.writeHead(404).end();
      }
    };
    github.answer(handler);
  };
  const octocat = { id: 583231, login: 'octocat', name: 'The Octocat' };

  it('is read through its API; the verified primary address counts', async () => {
    script(octocat, [
      { email: 'old@example.org', primary: false, verified: true },
      { email: 'octo@example.org', primary: true, verified: true },
    ]);
    const { sent, fragment } = await visit('github', () => ({}));
    expect(sent.get('scope')).toBe('read:user user:email');
    expect(fragment.get('provider_token')).toBe('gh-token');
    expect(await personOf(fragment)).toMatchObject({
      email: 'octo@example.org',
      user_metadata: { user_name: 'octocat', full_name: 'The Octocat' },
      identities: [{ id: '583231', provider: 'github' }],
    });
  });

  it('does not vouch for an address that it has not verified', async () => {
    const guest = await signInNewPerson(server.url, server.context, 'octo');
    script({ id: 7, login: 'x' }, [{ email: guest.email, primary: true, verified: false }]);
    const { query } = await visit('github', () => ({}));
    expect(query.get('error_code')).toBe('provider_email_needs_verification');
  });

  it.each([
    ['refuses the code with a friendly status', { error: 'bad_verification_code' }],
    ['gives a token that its API does not know', { access_token: 'other' }],
  ])('that %s lets nobody in', async (_what, token) => {
    script(octocat, [], token);
    const { query } = await visit('github', () => ({}));
    expect(query.get('error_code')).toBe('bad_oauth_callback');
  });
});
