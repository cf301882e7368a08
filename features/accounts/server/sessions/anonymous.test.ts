import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ask,
  authClient,
  claimsOf,
  present,
  succeed,
} from '#packages/testing/people/auth-clients.ts';
import { codeIn, startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import {
  goodClaims,
  type ScriptedIssuer,
  startScriptedIssuer,
} from '../testing/foreign-servers.ts';
import { withSettings } from '../testing/with-settings.ts';

let server: TestApp;
let issuer: ScriptedIssuer;
beforeAll(async () => {
  issuer = await startScriptedIssuer();
  server = await startTestApp({
    environment: {
      ANONYMOUS_SIGN_IN: 'on',
      MANUAL_LINKING: 'on',
      OAUTH_GOOGLE_CLIENT_ID: 'florescer-client',
      OAUTH_GOOGLE_CLIENT_SECRET: 'secret',
      OAUTH_GOOGLE_ISSUER: issuer.issuer('oidc'),
    },
  });
});
afterAll(async () => {
  await server?.stop();
  await issuer?.stop();
});

async function newGuest() {
  const client = authClient(server);
  const { user, session } = succeed(
    await client.signInAnonymously({ options: { data: { language: 'fr-FR' } } }),
  );
  return { client, user: present(user), session: present(session) };
}

describe('somebody without an address', () => {
  it('gets an account and a session', async () => {
    const { user, session } = await newGuest();
    expect(user).toMatchObject({
      is_anonymous: true,
      email: '',
      role: 'authenticated',
      app_metadata: {},
      identities: [],
      user_metadata: { language: 'fr-FR' },
    });
    expect(claimsOf(session.access_token)).toMatchObject({
      is_anonymous: true,
      amr: [{ method: 'anonymous' }],
      aal: 'aal1',
    });
    const me = await fetch(`${server.url}/api/me`, {
      headers: { authorization: `Bearer ${session.access_token}` },
    });
    expect(await me.json()).toMatchObject({ language: 'fr-FR' });
    const { json } = await ask(server, '/settings', { method: 'GET' });
    expect(json.external.anonymous_users).toBe(true);
  });

  it('stays who they are when the session is refreshed', async () => {
    const { client, user } = await newGuest();
    const refreshed = succeed(await client.refreshSession());
    expect(refreshed.user).toMatchObject({ id: user.id, is_anonymous: true });
  });

  it('cannot choose a password alone', async () => {
    const { client } = await newGuest();
    expect((await client.updateUser({ password: 'segredo 1' })).error).toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
  });

  it('stays with an address that they confirm, and comes in by password from then on', async () => {
    const { client, user } = await newGuest();
    const email = 'stays@example.com';
    const asked = succeed(await client.updateUser({ email, password: 'segredo 1' }));
    expect(asked.user).toMatchObject({ is_anonymous: true, new_email: email, email: '' });
    const [mail] = await server.mailbox(email);
    const { session } = succeed(
      await authClient(server).verifyOtp({ email, token: codeIn(mail), type: 'email_change' }),
    );
    expect(session?.user).toMatchObject({
      id: user.id,
      email,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
      identities: [{ provider: 'email', id: user.id, email }],
    });
    const signedIn = succeed(
      await authClient(server).signInWithPassword({ email, password: 'segredo 1' }),
    );
    expect(signedIn.user.id).toBe(user.id);
  });

  it('cannot take the address of somebody else', async () => {
    const { client } = await newGuest();
    const { error } = await client.updateUser({ email: server.people.ana.email });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it.each([
    ['with its verified address', 'free@example.com', true, 'free@example.com'],
    ['without an unverified one', 'unverified@example.com', false, ''],
    ['without one that somebody has', 'ana@example.com', true, ''],
  ])('stays with a linked identity, %s', async (_what, email, verified, kept) => {
    const { client, user } = await newGuest();
    const linked = succeed(
      await client.linkIdentity({
        provider: 'google',
        token: await issuer.sign({
          claims: goodClaims(issuer.issuer('oidc'), {
            sub: `anonymous-${email}`,
            email,
            email_verified: verified,
          }),
        }),
      }),
    );
    expect(linked.user).toMatchObject({
      id: user.id,
      email: kept,
      is_anonymous: false,
      app_metadata: { provider: 'google', providers: ['google'] },
    });
  });

  it('is let in thirty times an hour from one address', async () => {
    await withSettings(server, { rateLimits: true }, async () => {
      const statuses = [];
      for (let time = 0; time < 31; time++) {
        statuses.push((await ask(server, '/signup', { body: {} })).status);
      }
      expect(statuses).toEqual([...Array(30).fill(200), 429]);
    });
  });
});
