import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '#packages/testing/people/auth-clients.ts';
import {
  codeIn,
  linkIn,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from '#packages/testing/people/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
});
afterAll(() => server?.stop());

let guests = 0;

/** Ana's mail to sign in with, and a way to try codes from a network. */
async function mailedToAna() {
  const { email } = await signInNewPerson(server.url, server.context, `coded${++guests}`);
  await ask(server, '/otp', { body: { email, create_user: false } });
  const mail = (await server.mailbox(email)).at(-1);
  const attempt = async (token: string, ip: string) => {
    const body = { type: 'email', email, token };
    const headers = { 'x-forwarded-for': ip };
    const { status, json } = await ask(server, '/verify', { body, headers });
    return status === 200 ? 'in' : json.code;
  };
  const code = codeIn(mail);
  return { email, mail, code, wrong: code === '000000' ? '000001' : '000000', attempt };
}

describe('a stranger’s wrong codes', () => {
  it('are refused after ten, and leave the right one to its owner elsewhere', async () => {
    const { code, wrong, attempt } = await mailedToAna();
    const stranger = '203.0.113.7';
    for (let time = 0; time < 10; time++)
      expect(await attempt(wrong, stranger)).toBe('otp_expired');
    expect(await attempt(wrong, stranger)).toBe('over_request_rate_limit');
    // The next address of the same network is the same stranger.
    expect(await attempt(code, '203.0.113.8')).toBe('over_request_rate_limit');
    expect(await attempt(code, '198.51.100.1')).toBe('in');
  });

  it('from many networks leave the owner two tries', async () => {
    const { code, wrong, attempt } = await mailedToAna();
    for (let network = 0; network < 8; network++) {
      for (let time = 0; time < 7; time++) await attempt(wrong, `10.9.${network}.1`);
    }
    expect(await attempt(wrong, '198.51.100.1')).toBe('otp_expired');
    expect(await attempt(code, '198.51.100.1')).toBe('in');
  });

  it('never touch the link', async () => {
    const { mail, wrong, attempt } = await mailedToAna();
    const here = '127.0.0.1';
    for (let time = 0; time < 11; time++) await attempt(wrong, here);
    expect(await attempt(wrong, here)).toBe('over_request_rate_limit');
    const token_hash = linkIn(mail).searchParams.get('token_hash');
    const body = { type: 'magiclink', token_hash };
    expect((await ask(server, '/verify', { body })).status).toBe(200);
  });
});
