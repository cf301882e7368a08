import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, authClient, present, succeed } from '#packages/testing/people/auth-clients.ts';
import {
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { identities } from '../accounts.tables.ts';
import { TestBrowser } from '../testing/browser.ts';
import { type ForeignServer, startForeignServer } from '../testing/foreign-servers.ts';
import { type RealIssuer, serveIssuer } from '../testing/real-issuer.ts';
import { withSettings } from '../testing/with-settings.ts';

let server: TestApp;
let foreign: ForeignServer;
let issuer: RealIssuer;
beforeAll(async () => {
  foreign = await startForeignServer();
  server = await startTestApp({
    environment: {
      OAUTH_GOOGLE_CLIENT_ID: 'florescer-client',
      OAUTH_GOOGLE_CLIENT_SECRET: 'florescer-client-secret',
      OAUTH_GOOGLE_ISSUER: foreign.url,
      MANUAL_LINKING: 'on',
    },
  });
  issuer = await serveIssuer(foreign, `${server.url}/auth/v1/callback`);
});
afterAll(async () => {
  await server?.stop();
  await foreign?.stop();
});

let guests = 0;
const newGuest = () => signInNewPerson(server.url, server.context, `linker${++guests}`);

async function clientOf(person: TestPerson, flow: 'pkce' | 'implicit' = 'pkce') {
  const client = authClient(server, flow);
  const { email, password } = person;
  succeed(await client.signInWithPassword({ email, password }));
  return client;
}
type Client = Awaited<ReturnType<typeof clientOf>>;

/** The provider's address that a signed-in person gets to link an identity. */
async function linkAddress(client: Client) {
  const redirectTo = `${server.url}/profile`;
  const options = { redirectTo, skipBrowserRedirect: true };
  return present(succeed(await client.linkIdentity({ provider: 'google', options })).url);
}

async function link(client: Client, sub: string, email = `${sub}@gmail.example`) {
  issuer.person = { sub, email, email_verified: true, name: sub };
  const browser = new TestBrowser();
  return browser.followTo(`${server.url}/profile`, await linkAddress(client));
}

const providersOf = async (client: Client) =>
  (succeed(await client.getUserIdentities())?.identities ?? []).map(({ provider }) => provider);

describe('linking', () => {
  it('is made when the code comes back to the device that asked', async () => {
    const guest = await newGuest();
    const client = await clientOf(guest);
    const arrived = await link(client, 'g-1');
    expect(await providersOf(client)).toEqual(['email']);
    const code = present(arrived.searchParams.get('code'));
    const { user } = succeed(await client.exchangeCodeForSession(code));
    expect(user.id).toBe(guest.userId);
    expect(user.email).toBe(guest.email);
    expect(user.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'google'] });
    expect(await providersOf(client)).toEqual(['email', 'google']);
  });

  it('never ties a person who was lured along to the account of whoever lured them', async () => {
    const attacker = await newGuest();
    const client = await clientOf(attacker);
    const arrived = await link(client, 'lured');
    const code = present(arrived.searchParams.get('code'));
    // The lured browser brings the code, and has no verifier.
    await ask(server, '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(50) },
    });
    const { db } = server.context;
    expect(await db.select().from(identities).where(eq(identities.subject, 'lured'))).toEqual([]);
  });

  it('without PKCE needs the browser that asked', async () => {
    const guest = await newGuest();
    issuer.person = { sub: 'implicit', email: 'implicit@gmail.example', email_verified: true };
    const ask = async (browser: TestBrowser) => {
      const response = await browser.visit(
        `${server.url}/auth/v1/user/identities/authorize?provider=google&skip_http_redirect=true&redirect_to=${server.url}/profile`,
        {
          headers: {
            apikey: server.context.settings.serviceKey,
            authorization: `Bearer ${guest.accessToken}`,
          },
        },
      );
      return ((await response.json()) as { url: string }).url;
    };
    const elsewhere = await new TestBrowser().followTo(
      `${server.url}/profile`,
      await ask(new TestBrowser()),
    );
    expect(elsewhere.searchParams.get('error_code')).toBe('bad_oauth_state');
    const browser = new TestBrowser();
    const arrived = await browser.followTo(`${server.url}/profile`, await ask(browser));
    expect(arrived.hash).toContain('access_token');
    expect(await providersOf(await clientOf(guest))).toEqual(['email', 'google']);
  });

  it('refuses an identity that anybody has, the person themselves included', async () => {
    const [one, other] = [await clientOf(await newGuest()), await clientOf(await newGuest())];
    const first = await link(one, 'shared');
    succeed(await one.exchangeCodeForSession(present(first.searchParams.get('code'))));
    for (const client of [one, other]) {
      const arrived = await link(client, 'shared');
      expect(arrived.searchParams.get('error_code')).toBe('identity_already_exists');
      expect(arrived.searchParams.has('code')).toBe(false);
    }
  });

  it('is for signed-in people', async () => {
    const answer = await ask(server, '/user/identities/authorize?provider=google', {
      method: 'GET',
    });
    expect(answer).toMatchObject({ status: 401, json: { code: 'no_authorization' } });
  });
});

describe('unlinking', () => {
  async function linked(sub: string, email?: string) {
    const guest = await newGuest();
    const client = await clientOf(guest);
    const arrived = await link(client, sub, email);
    succeed(await client.exchangeCodeForSession(present(arrived.searchParams.get('code'))));
    const all = present(succeed(await client.getUserIdentities())?.identities);
    const of = (provider: string) => present(all.find((one) => one.provider === provider));
    return { guest, client, of };
  }
  const user = async (client: Client) => succeed(await client.getUser()).user;

  it('takes a way in away', async () => {
    const { client, of } = await linked('u-1');
    succeed(await client.unlinkIdentity(of('google')));
    expect(await providersOf(client)).toEqual(['email']);
    expect((await user(client)).app_metadata.providers).toEqual(['email']);
    issuer.person = { sub: 'u-1', email: 'u-1@gmail.example', email_verified: true };
    const again = authClient(server, 'pkce');
    const options = { redirectTo: `${server.url}/in`, skipBrowserRedirect: true };
    const { url } = succeed(await again.signInWithOAuth({ provider: 'google', options }));
    const arrived = await new TestBrowser().followTo(`${server.url}/in`, present(url));
    const signedIn = succeed(
      await again.exchangeCodeForSession(present(arrived.searchParams.get('code'))),
    );
    expect(signedIn.user.id).not.toBe((await user(client)).id);
  });

  it('of the e-mail moves the account to the other verified address, without a password', async () => {
    const { guest, client, of } = await linked('u-2');
    succeed(await client.unlinkIdentity(of('email')));
    const moved = await user(client);
    expect(moved.email).toBe('u-2@gmail.example');
    expect(moved.email_confirmed_at).toBeDefined();
    expect(moved.app_metadata).toMatchObject({ provider: 'google', providers: ['google'] });
    for (const email of [guest.email, 'u-2@gmail.example']) {
      const { error } = await authClient(server).signInWithPassword({
        email,
        password: guest.password,
      });
      expect(error?.code).toBe('invalid_credentials');
    }
  });

  it('refuses to move the account to an address of somebody else', async () => {
    const { client, of } = await linked('u-3', server.people.ana.email);
    expect((await client.unlinkIdentity(of('email'))).error).toMatchObject({
      status: 422,
      code: 'email_conflict_identity_not_deletable',
    });
    expect(await providersOf(client)).toEqual(['email', 'google']);
  });

  it('leaves the last identity, whatever is asked', async () => {
    const guest = await newGuest();
    const client = await clientOf(guest);
    const [own] = present(succeed(await client.getUserIdentities())?.identities);
    expect((await client.unlinkIdentity(present(own))).error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
    });
  });

  it('touches no identity of another person', async () => {
    const { client, of } = await linked('u-4');
    const other = await linked('u-5');
    expect((await other.client.unlinkIdentity(of('google'))).error).toMatchObject({
      status: 422,
      code: 'identity_not_found',
    });
    expect(await providersOf(client)).toEqual(['email', 'google']);
  });

  it('asks for an id', async () => {
    const headers = { authorization: `Bearer ${server.people.ana.accessToken}` };
    const answer = await ask(server, '/user/identities/abc', { method: 'DELETE', headers });
    expect(answer).toMatchObject({ status: 404, json: { code: 'validation_failed' } });
  });
});

describe('where the operator has not switched it on', () => {
  it('neither way is open', async () => {
    await withSettings(server, { auth: { signInMethods: { manualLinking: false } } }, async () => {
      const headers = { authorization: `Bearer ${server.people.ana.accessToken}` };
      for (const [method, path] of [
        ['GET', '/user/identities/authorize?provider=google'],
        ['DELETE', `/user/identities/${crypto.randomUUID()}`],
      ] as const) {
        expect(await ask(server, path, { method, headers })).toMatchObject({
          status: 404,
          json: { code: 'manual_linking_disabled' },
        });
      }
    });
  });
});
