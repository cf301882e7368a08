import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, authClient, present, succeed } from '#packages/testing/people/auth-clients.ts';
import { linkIn, startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import { TestBrowser } from '../testing/browser.ts';
import { type ForeignServer, startForeignServer } from '../testing/foreign-servers.ts';
import { operatorOf } from '../testing/operator.ts';
import { type RealIssuer, serveIssuer } from '../testing/real-issuer.ts';
import { visitsTo } from '../testing/visits.ts';

/** An invitation that is accepted with Google (`invite_token`), which is a test's own issuer here. */
let server: TestApp;
let foreign: ForeignServer;
let issuer: RealIssuer;
let visits: ReturnType<typeof visitsTo>;
const clock = new TestClock();
beforeAll(async () => {
  foreign = await startForeignServer();
  server = await startTestApp({
    now: clock.now,
    environment: {
      OAUTH_GOOGLE_CLIENT_ID: 'florescer-client',
      OAUTH_GOOGLE_CLIENT_SECRET: 'florescer-client-secret',
      OAUTH_GOOGLE_ISSUER: foreign.url,
    },
  });
  issuer = await serveIssuer(foreign, `${server.url}/auth/v1/callback`);
  visits = visitsTo(server, issuer);
});
afterAll(async () => {
  await server?.stop();
  await foreign?.stop();
});

const { admin } = operatorOf(() => server);
let invited = 0;
async function newInvitation(email = `convidada${++invited}@example.com`, mails = 1) {
  const data = { full_name: 'Nome da empresa' };
  succeed(await admin().inviteUserByEmail(email, { data }));
  const mail = (await server.mailbox(email, mails)).at(-1);
  return { email, token: present(linkIn(mail).searchParams.get('token_hash')) };
}
const accept = (token: string, flow: 'pkce' | 'implicit' = 'pkce') =>
  visits.travel(flow, { queryParams: { invite_token: token } });

describe('an invitation', () => {
  it('is accepted with a provider that names the invited address', async () => {
    const [email, password] = ['disputada@example.com', 'a senha da Mallory'];
    // Mallory waits on the address with a password of hers, and gains nothing by it.
    succeed(await authClient(server).signUp({ email, password }));
    await server.mailbox(email);
    const { token } = await newInvitation(email, 2);
    visits.newPerson({ email, email_verified: false });
    const { client, query } = await accept(token);
    const { user } = succeed(await client.exchangeCodeForSession(present(query.get('code'))));
    expect(user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      invited_at: expect.any(String),
      app_metadata: { providers: ['google'] },
      user_metadata: { full_name: 'Nome da empresa' },
    });
    const stranger = await authClient(server).signInWithPassword({ email, password });
    expect(stranger.error?.code).toBe('invalid_credentials');
    const link = await ask(server, '/verify', { body: { type: 'invite', token_hash: token } });
    expect(link.json.code).toBe('otp_expired');
  });

  it('stays when the provider names another address', async () => {
    const { token } = await newInvitation();
    visits.newPerson();
    const { query, fragment } = await accept(token, 'implicit');
    expect(query.get('error_code')).toBe('validation_failed');
    expect(fragment.has('access_token')).toBe(false);
    const link = await ask(server, '/verify', { body: { type: 'invite', token_hash: token } });
    expect(link.status).toBe(200);
  });

  it('is not accepted with an identity that somebody has', async () => {
    const person = visits.newPerson();
    const first = await visits.travel('pkce');
    succeed(await first.client.exchangeCodeForSession(present(first.query.get('code'))));
    const { email, token } = await newInvitation();
    issuer.person = { ...person, email };
    const { query } = await accept(token);
    expect(query.get('error_code')).toBe('identity_already_exists');
  });

  it.each(['unknown', 'of a sign-up', 'used', 'an hour old'])(
    'is not found by a token that is %s',
    async (what) => {
      const { token } = await newInvitation();
      let tried = what === 'unknown' ? 'f'.repeat(56) : token;
      if (what === 'used') {
        await ask(server, '/verify', { body: { type: 'invite', token_hash: token } });
      }
      if (what === 'an hour old') clock.pass(3_601_000);
      if (what === 'of a sign-up') {
        const email = 'cadastro@example.com';
        succeed(await authClient(server).signUp({ email, password: 'manacá da serra' }));
        const [mail] = await server.mailbox(email);
        tried = present(linkIn(mail).searchParams.get('token_hash'));
      }
      const path = `/authorize?provider=google&invite_token=${tried}`;
      expect(await ask(server, path, { method: 'GET' })).toMatchObject({
        status: 404,
        json: { code: 'invite_not_found' },
      });
    },
  );

  it('that was accepted while its holder was at the provider is refused on the way back', async () => {
    const { email, token } = await newInvitation();
    visits.newPerson({ email });
    const client = authClient(server, 'pkce');
    const address = await visits.addressFor(client, { queryParams: { invite_token: token } });
    const browser = new TestBrowser();
    const away = await browser.visit(address);
    await ask(server, '/verify', { body: { type: 'invite', token_hash: token } });
    const arrived = await browser.followTo(
      `${server.url}/dashboard`,
      present(away.headers.get('location')),
    );
    expect(arrived.searchParams.get('error_code')).toBe('invite_not_found');
  });
});
