import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ask,
  authClient,
  claimsOf,
  present,
  succeed,
} from '#packages/testing/people/auth-clients.ts';
import { signInNewPerson, startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestBrowser } from '../testing/browser.ts';
import { type ForeignServer, startForeignServer } from '../testing/foreign-servers.ts';
import { type RealIssuer, serveIssuer } from '../testing/real-issuer.ts';
import { visitsTo } from '../testing/visits.ts';

/** Google is a certified OpenID provider of the test's own here. */
let server: TestApp;
let foreign: ForeignServer;
let issuer: RealIssuer;
let visits: ReturnType<typeof visitsTo>;
beforeAll(async () => {
  foreign = await startForeignServer();
  server = await startTestApp({
    environment: {
      OAUTH_GOOGLE_CLIENT_ID: 'florescer-client, florescer-phone',
      OAUTH_GOOGLE_CLIENT_SECRET: 'florescer-client-secret',
      OAUTH_GOOGLE_ISSUER: foreign.url,
      REDIRECT_ALLOW_LIST: 'https://app.good.example/**,https://good.example/**',
    },
  });
  issuer = await serveIssuer(foreign, `${server.url}/auth/v1/callback`);
  visits = visitsTo(server, issuer);
});
afterAll(async () => {
  await server?.stop();
  await foreign?.stop();
});

describe('signing in with a provider', () => {
  it('with PKCE gives a code that the asking device exchanges', async () => {
    const { sub, email } = visits.newPerson();
    const { client, query, fragment } = await visits.travel('pkce');
    expect(fragment.has('access_token')).toBe(false);
    const data = succeed(await client.exchangeCodeForSession(present(query.get('code'))));
    expect(data.user).toMatchObject({
      email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'Lia Souza', avatar_url: 'https://pictures.example/lia.png' },
      is_anonymous: false,
    });
    expect(data.user.email_confirmed_at).toBeDefined();
    expect(data.user.identities).toMatchObject([
      { id: sub, provider: 'google', email, identity_data: { sub, email, email_verified: true } },
    ]);
    expect(data.session.provider_token).toEqual(expect.any(String));
    expect(data.session.provider_refresh_token).toEqual(expect.any(String));
    expect(claimsOf(data.session.access_token).amr).toMatchObject([
      { method: 'oauth', provider: 'google' },
    ]);
    const me = await fetch(`${server.url}/api/me`, {
      headers: { authorization: `Bearer ${data.session.access_token}` },
    });
    expect(me.status).toBe(200);
  });

  it('without PKCE hands the session over in the fragment', async () => {
    visits.newPerson();
    const { client, fragment, arrived } = await visits.travel('implicit');
    expect(arrived.pathname).toBe('/dashboard');
    expect([...fragment.keys()].toSorted()).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'provider_refresh_token',
      'provider_token',
      'refresh_token',
      'sb',
      'token_type',
    ]);
    const session = await client.setSession({
      access_token: present(fragment.get('access_token')),
      refresh_token: present(fragment.get('refresh_token')),
    });
    expect(succeed(session).user?.email).toBe(issuer.person?.email);
  });

  it('finds the same account again and brings its identity up to date', async () => {
    const person = visits.newPerson();
    const first = await visits.travel('pkce');
    const { user } = succeed(
      await first.client.exchangeCodeForSession(present(first.query.get('code'))),
    );
    issuer.person = { ...person, name: 'Lia de Souza' };
    const second = await visits.travel('pkce');
    const again = succeed(
      await second.client.exchangeCodeForSession(present(second.query.get('code'))),
    );
    expect(again.user.id).toBe(user.id);
    expect(again.user.identities?.[0]?.identity_data?.name).toBe('Lia de Souza');
  });

  it('links the confirmed account of a verified address, which keeps its password', async () => {
    const guest = await signInNewPerson(server.url, server.context, 'linked');
    visits.newPerson({ email: guest.email });
    const { client, query } = await visits.travel('pkce');
    const { user } = succeed(await client.exchangeCodeForSession(present(query.get('code'))));
    expect(user.id).toBe(guest.userId);
    expect(user.app_metadata.providers).toEqual(['email', 'google']);
    expect(user.user_metadata.full_name).toBe('linked');
    const { email, password } = guest;
    succeed(await authClient(server).signInWithPassword({ email, password }));
  });

  it('tells who had the account that a provider was tied to it, and names it at the sign-in', async () => {
    const guest = await signInNewPerson(server.url, server.context, 'Tied');
    visits.newPerson({ email: guest.email });
    const { client, query } = await visits.travel('pkce');
    const data = succeed(await client.exchangeCodeForSession(present(query.get('code'))));
    const headers = { authorization: `Bearer ${data.session.access_token}` };
    const activity = await fetch(`${server.url}/api/account/activity`, { headers });
    const { events } = (await activity.json()) as { events: { kind: string; provider: string }[] };
    expect(events.slice(0, 2).map(({ kind, provider }) => [kind, provider])).toEqual([
      ['signed_in', 'google'],
      ['identity_linked', 'google'],
    ]);
    const [mail] = await server.mailbox(guest.email);
    expect(mail?.subject).toBe('Uma nova forma de entrar no Florescer');
  });

  it('gives an unconfirmed account to the owner of its address without what was planted', async () => {
    const email = 'victim@example.com';
    const attacker = authClient(server);
    const planted = succeed(
      await attacker.signUp({
        email,
        password: 'plantada de longe',
        options: { data: { full_name: 'Planted' } },
      }),
    );
    visits.newPerson({ email });
    const { client, query } = await visits.travel('pkce');
    const { user } = succeed(await client.exchangeCodeForSession(present(query.get('code'))));
    expect(user.id).toBe(planted.user?.id);
    expect(user.identities?.map(({ provider }) => provider)).toEqual(['google']);
    expect(user.app_metadata.providers).toEqual(['google']);
    expect(user.user_metadata.full_name).toBe('Lia Souza');
    const stolen = await attacker.signInWithPassword({ email, password: 'plantada de longe' });
    expect(stolen.error?.code).toBe('invalid_credentials');
  });

  it('with an unverified address of nobody asks for its confirmation by mail first', async () => {
    const { email = '' } = visits.newPerson({ email_verified: false });
    const { query, fragment } = await visits.travel('implicit');
    expect(query.get('error')).toBe('access_denied');
    expect(query.get('error_code')).toBe('provider_email_needs_verification');
    expect(fragment.get('error_code')).toBe('provider_email_needs_verification');
    const [mail] = await server.mailbox(email);
    const token = /\b(\d{6})\b/.exec(mail?.text.replaceAll(/https?:\S+/g, '') ?? '')?.[1] ?? '';
    const { user } = succeed(await authClient(server).verifyOtp({ email, token, type: 'email' }));
    expect(user?.identities?.map(({ provider }) => provider)).toEqual(['google']);
    const again = await visits.travel('pkce');
    const { session } = succeed(
      await again.client.exchangeCodeForSession(present(again.query.get('code'))),
    );
    expect(session.user.id).toBe(user?.id);
  });

  it('with an unverified address of somebody changes nothing, and answers just the same', async () => {
    const guest = await signInNewPerson(server.url, server.context, 'watched');
    visits.newPerson({ email: guest.email, email_verified: false });
    const taken = (await visits.travel('implicit')).query;
    visits.newPerson({ email_verified: false });
    const free = (await visits.travel('implicit')).query;
    expect(Object.fromEntries(taken)).toEqual(Object.fromEntries(free));
    expect(await server.mailbox(guest.email, 0)).toEqual([]);
    const client = authClient(server);
    const { email, password } = guest;
    const { user } = succeed(await client.signInWithPassword({ email, password }));
    expect(user.identities).toHaveLength(1);
  });

  it('refuses a banned person', async () => {
    const guest = await signInNewPerson(server.url, server.context, 'banned');
    visits.newPerson({ email: guest.email });
    await visits.travel('pkce');
    await server.context.db.execute(
      `update users set banned_until = now() + interval '10 years' where id = '${guest.userId}'`,
    );
    const { query } = await visits.travel('pkce');
    expect(query.get('error')).toBe('access_denied');
    expect(query.get('error_code')).toBe('user_banned');
  });

  it('tells the app when the person said no, in our words', async () => {
    issuer.person = null;
    const { query, arrived } = await visits.travel('pkce');
    expect(query.get('error')).toBe('access_denied');
    expect(query.get('error_code')).toBe('bad_oauth_callback');
    expect(arrived.href).not.toContain('thanks');
  });

  it('makes one account of two arrivals at once', async () => {
    visits.newPerson();
    const [one, other] = await Promise.all([visits.travel('pkce'), visits.travel('pkce')]);
    const sessions = await Promise.all(
      [one, other].map(({ client, query }) =>
        client.exchangeCodeForSession(present(query.get('code'))),
      ),
    );
    const [first, second] = sessions.map((answer) => succeed(answer).user.id);
    expect(first).toBe(second);
  });
});

describe('the way there', () => {
  const authorize = (query: Record<string, string>) =>
    ask(server, `/authorize?${new URLSearchParams(query)}`, { method: 'GET' });
  const locationOf = async (query: Record<string, string>) =>
    new URL(present((await authorize(query)).headers.get('location'))).searchParams;

  it('hands wishes on to the provider and keeps what is ours', async () => {
    const sent = await locationOf({
      provider: 'google',
      scopes: 'https://www.googleapis.com/auth/calendar.readonly',
      prompt: 'consent',
      access_type: 'offline',
      redirect_uri: 'https://evil.example/',
      client_id: 'evil',
      state: 'chosen',
      response_type: 'token',
      response_mode: 'fragment',
      scope: 'evil',
      request_uri: 'https://evil.example/r',
    });
    expect(sent.get('prompt')).toBe('consent');
    expect(sent.get('access_type')).toBe('offline');
    expect(sent.get('scope')).toContain('calendar.readonly');
    expect(sent.get('scope')).toContain('openid');
    expect(sent.get('scope')).not.toContain('evil');
    expect(sent.get('redirect_uri')).toBe(`${server.url}/auth/v1/callback`);
    expect(sent.get('client_id')).toBe('florescer-client');
    expect(sent.get('response_type')).toBe('code');
    expect(sent.get('code_challenge_method')).toBe('S256');
    expect(sent.get('state')).not.toBe('chosen');
    expect(sent.has('response_mode')).toBe(false);
    expect(sent.has('request_uri')).toBe(false);
  });

  it('lets the caller choose the nonce, which is then asked of the token', async () => {
    visits.newPerson();
    expect((await locationOf({ provider: 'google', nonce: 'mine' })).get('nonce')).toBe('mine');
    const { query } = await visits.travel('pkce', { queryParams: { nonce: 'mine' } });
    expect(query.get('code')).toEqual(expect.any(String));
  });

  it.each([
    ['an unknown provider', { provider: 'myspace' }],
    ['a provider that is not set up', { provider: 'github' }],
    ['no provider', {}],
    ['an object’s own word', { provider: 'constructor' }],
    ['half of PKCE', { provider: 'google', code_challenge: 'x'.repeat(43) }],
    [
      'a bad challenge',
      { provider: 'google', code_challenge: 'short', code_challenge_method: 's256' },
    ],
    ['scopes that are none', { provider: 'google', scopes: 'a"b' }],
  ])('refuses %s', async (_what, query) => {
    expect(await authorize(query as Record<string, string>)).toMatchObject({
      status: 400,
      json: { code: 'validation_failed' },
    });
  });

  it('says in the settings what is on', async () => {
    const { json } = await ask(server, '/settings', { method: 'GET' });
    expect(json.external).toMatchObject({
      google: true,
      azure: false,
      github: false,
      apple: false,
    });
  });

  it.each([
    'https://evil.example/',
    'https://good.example\\@evil.example',
    'https://good.example@evil.example/',
    '//evil.example',
    'https://good.example.evil.example/',
    'javascript:alert(1)',
  ])('ends at this site when asked to lead to %s', async (redirectTo) => {
    visits.newPerson();
    const browser = new TestBrowser();
    const address = await visits.addressFor(authClient(server, 'pkce'), { redirectTo });
    const arrived = await browser.followTo(`${server.url}/?`, address);
    expect(arrived.origin).toBe(server.url);
    expect(arrived.searchParams.has('code')).toBe(true);
  });

  it('ends at an address of the allow-list', async () => {
    visits.newPerson();
    const { arrived } = await visits.travel('pkce', {
      redirectTo: 'https://app.good.example/in?a=1',
    });
    expect(arrived.searchParams.get('a')).toBe('1');
    expect(arrived.searchParams.has('code')).toBe(true);
  });
});
