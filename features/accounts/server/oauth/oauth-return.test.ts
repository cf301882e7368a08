import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, authClient, present } from '#packages/testing/people/auth-clients.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import { accountsWorkers } from '../accounts.jobs.ts';
import { accountsOf } from '../accounts.ts';
import { externalFlows, externalResults } from '../external.tables.ts';
import { TestBrowser } from '../testing/browser.ts';
import { type ForeignServer, startForeignServer } from '../testing/foreign-servers.ts';
import { type RealIssuer, serveIssuer } from '../testing/real-issuer.ts';
import { visitsTo } from '../testing/visits.ts';

/** Google is a certified OpenID provider of the test's own here. */
let server: TestApp;
let foreign: ForeignServer;
let issuer: RealIssuer;
let visits: ReturnType<typeof visitsTo>;
const clock = new TestClock();
const lines: string[] = [];
beforeAll(async () => {
  foreign = await startForeignServer();
  server = await startTestApp({
    now: clock.now,
    logTo: { write: (line) => void lines.push(line) },
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

describe('the way back', () => {
  /** As far as the provider's redirect to us, which is not followed. */
  async function untilCallback(flow: 'pkce' | 'implicit', browser = new TestBrowser()) {
    visits.newPerson();
    const client = authClient(server, flow);
    const callback = await browser.followTo(
      `${server.url}/auth/v1/callback`,
      await visits.addressFor(client),
    );
    return { client, browser, callback };
  }
  async function landingOf(browser: TestBrowser, callback: URL) {
    const response = await browser.visit(callback);
    return { status: response.status, to: new URL(present(response.headers.get('location'))) };
  }

  it('works once for a state', async () => {
    const { browser, callback } = await untilCallback('pkce');
    expect((await landingOf(browser, callback)).status).toBe(302);
    const { status, to } = await landingOf(browser, callback);
    expect(status).toBe(303);
    expect(to.searchParams.get('error_code')).toBe('flow_state_already_used');
    expect(to.searchParams.has('code')).toBe(false);
  });

  it('refuses a state that was made up or changed', async () => {
    const { browser, callback } = await untilCallback('pkce');
    for (const state of [crypto.randomUUID(), 'x', "' or 1=1", callback.href]) {
      const forged = new URL(callback);
      forged.searchParams.set('state', state);
      const { to } = await landingOf(browser, forged);
      expect(to.origin + to.pathname).toBe(`${server.url}/`);
      expect(to.searchParams.get('error_code')).toBe('bad_oauth_state');
    }
  });

  it('refuses a state after ten minutes', async () => {
    const { browser, callback } = await untilCallback('pkce');
    clock.pass(601_000);
    const { to } = await landingOf(browser, callback);
    expect(to.searchParams.get('error_code')).toBe('flow_state_expired');
  });

  it('gives an implicit result to no browser but the one that left', async () => {
    const { callback } = await untilCallback('implicit');
    const { to } = await landingOf(new TestBrowser(), callback);
    expect(to.searchParams.get('error_code')).toBe('bad_oauth_state');
    expect(to.hash).not.toContain('access_token');
  });

  it('marks a browser out of reach of scripts, and for the way back only', async () => {
    const response = await new TestBrowser().visit(await visits.addressFor(authClient(server)));
    expect(response.headers.get('set-cookie')).toMatch(
      /^florescer-visit-[0-9a-f-]{36}=\S{43}; Path=\/auth\/v1\/callback; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
  });

  it('refuses a code of the provider that was changed', async () => {
    const { browser, callback } = await untilCallback('pkce');
    callback.searchParams.set('code', 'made-up');
    const { to } = await landingOf(browser, callback);
    expect(to.searchParams.get('error_code')).toBe('bad_oauth_callback');
  });

  it('refuses a code that belongs to another visit', async () => {
    const mine = await untilCallback('pkce');
    const other = await untilCallback('pkce');
    mine.callback.searchParams.set('code', present(other.callback.searchParams.get('code')));
    const { to } = await landingOf(mine.browser, mine.callback);
    expect(to.searchParams.get('error_code')).toBe('bad_oauth_callback');
  });

  it('refuses the answer of another issuer', async () => {
    const { browser, callback } = await untilCallback('pkce');
    callback.searchParams.set('iss', 'https://evil.example');
    const { to } = await landingOf(browser, callback);
    expect(to.searchParams.get('error_code')).toBe('bad_oauth_callback');
  });

  it('misses a code, and says so', async () => {
    const { browser, callback } = await untilCallback('pkce');
    callback.searchParams.delete('code');
    const { to } = await landingOf(browser, callback);
    expect(to.searchParams.get('error_code')).toBe('bad_oauth_callback');
  });

  it('gives an auth code that is good for one try and five minutes', async () => {
    const { client, browser, callback } = await untilCallback('pkce');
    const { to } = await landingOf(browser, callback);
    const code = present(to.searchParams.get('code'));
    const exchange = (verifier: string) =>
      ask(server, '/token?grant_type=pkce', { body: { auth_code: code, code_verifier: verifier } });
    expect(await exchange('x'.repeat(50))).toMatchObject({
      status: 400,
      json: { code: 'bad_code_verifier' },
    });
    expect((await client.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found');

    const late = await untilCallback('pkce');
    const landed = await landingOf(late.browser, late.callback);
    clock.pass(301_000);
    const answer = await late.client.exchangeCodeForSession(
      present(landed.to.searchParams.get('code')),
    );
    expect(answer.error).toMatchObject({ status: 422, code: 'flow_state_expired' });
  });

  it('stores nothing that opens anything, and logs no secret', async () => {
    const { browser, callback } = await untilCallback('pkce');
    const { to } = await landingOf(browser, callback);
    const code = present(to.searchParams.get('code'));
    const { db } = server.context;
    const stored = JSON.stringify([
      await db.select().from(externalFlows),
      (await db.select().from(externalResults)).map(({ sealed }) => sealed.toString('latin1')),
    ]);
    expect(stored).not.toContain(code);
    expect(stored).not.toContain('provider-access');
    expect(stored).not.toContain(issuer.person?.email ?? '?');
    const log = lines.join('');
    expect(log).toContain('provider refused a sign-in');
    expect(log).not.toMatch(/florescer-client-secret|gmail\.example|made-up/);
    expect(log).not.toContain(code);
  });

  it('leaves nothing behind once it can no longer be used', async () => {
    const { browser, callback } = await untilCallback('pkce');
    await landingOf(browser, callback);
    clock.pass(3_601_000);
    const workers = accountsWorkers(accountsOf(server.context));
    const prune = present(workers.find(({ kind }) => kind.name === 'accounts.prune'));
    await prune.handle({ payload: {} } as never);
    const { db } = server.context;
    expect(await db.select().from(externalFlows)).toEqual([]);
    expect(await db.select().from(externalResults)).toEqual([]);
  });
});
