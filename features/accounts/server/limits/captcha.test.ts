import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ask,
  authClient,
  operatorClient,
  present,
  succeed,
} from '#packages/testing/people/auth-clients.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { type ForeignServer, sendJson, startForeignServer } from '../testing/foreign-servers.ts';
import { withSettings } from '../testing/with-settings.ts';

const SECRET = 'a secret of the service';
const ANA = { email: 'ana@example.com', password: 'segredo de teste 1' };
let server: TestApp;
let service: ForeignServer;
const asked: URLSearchParams[] = [];

/** A service for which one answer is right. */
function judge(): void {
  service.answer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    asked.push(form);
    const success = form.get('secret') === SECRET && form.get('response') === 'a person';
    sendJson(response, success ? { success } : { success, 'error-codes': ['invalid-response'] });
  });
}

beforeAll(async () => {
  service = await startForeignServer();
  judge();
  server = await startTestApp({ environment: { SAML_SIGN_IN: 'on', ANONYMOUS_SIGN_IN: 'on' } });
});
afterAll(async () => {
  await server?.stop();
  await service?.stop();
});

const captcha = (provider: 'hcaptcha' | 'turnstile' = 'turnstile') => ({
  provider,
  siteKey: 'site key',
  secret: SECRET,
  verifyUrl: `${service.url}/siteverify`,
});
const guarded = (work: () => Promise<void>, provider?: 'hcaptcha' | 'turnstile') =>
  withSettings(server, { auth: { captcha: captcha(provider) } }, work);

const DOORS: [path: string, body: object, past: [status: number, code?: string]][] = [
  ['/signup', { email: 'nova@example.com', password: 'abc' }, [422, 'weak_password']],
  ['/signup', {}, [200]],
  ['/otp', { email: 'ninguem@example.com', create_user: false }, [200]],
  ['/magiclink', { email: 'x' }, [400, 'validation_failed']],
  ['/recover', { email: 'ninguem@example.com' }, [200]],
  ['/resend', { type: 'signup', email: 'ninguem@example.com' }, [200]],
  ['/sso', { domain: 'ninguem.example' }, [404, 'sso_provider_not_found']],
  ['/token?grant_type=password', { ...ANA, password: 'errada' }, [400, 'invalid_credentials']],
  ['/token?grant_type=web3', { chain: 'solana' }, [422, 'web3_provider_disabled']],
];

describe('where a service tells people from programs', () => {
  it.each(DOORS)('%s with %j asks for its word', async (path, body, [status, code]) => {
    await guarded(async () => {
      for (const [meta, reason] of [
        [undefined, 'no captcha_token found'],
        [{ captcha_token: null }, 'no captcha_token found'],
        [{ captcha_token: 'a program' }, 'invalid-response'],
      ] as const) {
        const refused = await ask(server, path, { body: { ...body, gotrue_meta_security: meta } });
        expect(refused).toMatchObject({ status: 400, json: { code: 'captcha_failed' } });
        expect(refused.json.message).toContain(reason);
      }
      const gotrue_meta_security = { captcha_token: 'a person' };
      const past = await ask(server, path, { body: { ...body, gotrue_meta_security } });
      expect(past.status).toBe(status);
      if (code) expect(past.json.code).toBe(code);
    });
    // Without the service nobody looks at what is sent.
    const off = await ask(server, path, { body: { ...body, gotrue_meta_security: 'whatever' } });
    expect(off.status).toBe(status);
  });

  it('lets the official client in with its answer, and refreshes without one', async () => {
    await guarded(async () => {
      const client = authClient(server);
      const { email } = server.people.ana;
      const guess = { email, password: 'errada' };
      expect((await client.signInWithPassword(guess)).error?.code).toBe('captcha_failed');
      const options = { captchaToken: 'a person' };
      expect((await client.signInWithPassword({ ...guess, options })).error?.code).toBe(
        'invalid_credentials',
      );
      const { session } = succeed(await client.signInAnonymously({ options }));
      const refresh_token = present(session).refresh_token;
      expect((await client.refreshSession({ refresh_token })).error).toBeNull();
      const pkce = { auth_code: crypto.randomUUID(), code_verifier: 'x' };
      const exchange = await ask(server, '/token?grant_type=pkce', { body: pkce });
      expect(exchange.json.code).toBe('flow_state_not_found');
      const idToken = { provider: 'google', id_token: 'x' };
      const grant = await ask(server, '/token?grant_type=id_token', { body: idToken });
      expect(grant.json.code).toBe('provider_disabled');
    });
  });

  it('asks nothing of the operator’s own programs, and of nobody else’s bearer', async () => {
    await guarded(async () => {
      const { error } = await operatorClient(server).auth.resetPasswordForEmail(ANA.email);
      expect(error).toBeNull();
      const headers = { authorization: `Bearer ${server.people.carla.accessToken}` };
      const body = { email: ANA.email };
      const answer = await ask(server, '/recover', { body, headers });
      expect(answer.json.code).toBe('captcha_failed');
    });
  });

  it('tells the service no more than its own answer', async () => {
    const gotrue_meta_security = { captcha_token: 'a person' };
    const body = { email: ANA.email, gotrue_meta_security };
    for (const [provider, members] of [
      ['turnstile', ['secret', 'response']],
      ['hcaptcha', ['secret', 'response', 'sitekey']],
    ] as const) {
      await guarded(async () => {
        await ask(server, '/recover', { body });
      }, provider);
      expect([...present(asked.at(-1)).keys()]).toEqual(members);
    }
  });

  it.each<[string, (service: ForeignServer) => void]>([
    ['answers nonsense', ({ answer }) => answer((_request, response) => response.end('oi'))],
    ['hangs up', ({ answer }) => answer((request) => request.socket.destroy())],
  ])('lets nobody in while the service %s', async (_what, spoil) => {
    spoil(service);
    await guarded(async () => {
      const gotrue_meta_security = { captcha_token: 'a person' };
      const body = { email: ANA.email, gotrue_meta_security };
      const answer = await ask(server, '/recover', { body });
      expect(answer).toMatchObject({ status: 503, json: { code: 'unexpected_failure' } });
    });
    judge();
  });

  it('hands the public half to the pages, and the secret to nobody', async () => {
    await guarded(async () => {
      const { json, text } = await ask(server, '/settings', { method: 'GET' });
      expect(json.captcha).toEqual({ provider: 'turnstile', site_key: 'site key' });
      expect(text).not.toContain(SECRET);
    });
    const { json } = await ask(server, '/settings', { method: 'GET' });
    expect(json).not.toHaveProperty('captcha');
  });
});
