import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ask,
  authClient,
  operatorClient,
  present,
  succeed,
} from '#packages/testing/people/auth-clients.ts';
import { codeIn, linkIn, startTestApp, type TestApp } from '#packages/testing/people/index.ts';

/**
 * Mallory registers Ana's address before Ana does (decision 0017). Whatever Ana then does to
 * confirm it, Mallory's password opens nothing.
 */
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.stop());

const MALLORYS = 'a senha da Mallory';
const ANAS = 'ipê de agosto';
let addresses = 0;
const newAddress = () => `ana${++addresses}@example.org`;
const signUp = (email: string, password: string) => authClient(server).signUp({ email, password });
/** Signs up, and waits for the mail: two that are under way at once may arrive in any order. */
async function register(email: string, password: string): Promise<void> {
  succeed(await signUp(email, password));
  await server.mailbox(email, 1);
}
const signIn = async (email: string, password: string) =>
  (await authClient(server).signInWithPassword({ email, password })).error?.code ?? 'signed in';
const tokenIn = (mail: Parameters<typeof linkIn>[0]) =>
  present(linkIn(mail).searchParams.get('token_hash'));

describe('a password that somebody else may have chosen', () => {
  it('goes when the address is registered twice, and the mail leads to choosing one', async () => {
    const email = newAddress();
    await register(email, MALLORYS);
    succeed(await signUp(email, ANAS));
    const [first, second] = await server.mailbox(email, 2);
    expect(linkIn(first).searchParams.get('redirect_to')).toBe(`${server.url}/dashboard`);
    expect(linkIn(second).searchParams.get('redirect_to')).toBe(`${server.url}/reset-password`);
    expect(second?.text).toContain('Houve mais de um cadastro com este e-mail.');
    const client = authClient(server);
    succeed(await client.verifyOtp({ token_hash: tokenIn(second), type: 'signup' }));
    expect(await signIn(email, MALLORYS)).toBe('invalid_credentials');
    expect(await signIn(email, ANAS)).toBe('invalid_credentials');
    succeed(await client.updateUser({ password: ANAS }));
    expect(await signIn(email, ANAS)).toBe('signed in');
    expect(await signIn(email, MALLORYS)).toBe('invalid_credentials');
  });

  it('goes as well when Mallory comes second, before the confirmation', async () => {
    const email = newAddress();
    await register(email, ANAS);
    succeed(await signUp(email, MALLORYS));
    const [, mail] = await server.mailbox(email, 2);
    const { session } = succeed(
      await authClient(server).verifyOtp({ email, token: codeIn(mail), type: 'signup' }),
    );
    expect(session).toHaveProperty('password_contested', true);
    expect(await signIn(email, MALLORYS)).toBe('invalid_credentials');
  });

  it('stays when the same person sends the same form again', async () => {
    const email = newAddress();
    await register(email, ANAS);
    succeed(await signUp(email, ANAS));
    const [, mail] = await server.mailbox(email, 2);
    expect(linkIn(mail).searchParams.get('redirect_to')).toBe(`${server.url}/dashboard`);
    const { session } = succeed(
      await authClient(server).verifyOtp({ email, token: codeIn(mail), type: 'signup' }),
    );
    expect(session).not.toHaveProperty('password_contested');
    expect(await signIn(email, ANAS)).toBe('signed in');
  });

  it('stays when the mail is merely sent again', async () => {
    const email = newAddress();
    await register(email, ANAS);
    succeed(await authClient(server).resend({ type: 'signup', email }));
    const [, mail] = await server.mailbox(email, 2);
    succeed(await authClient(server).verifyOtp({ email, token: codeIn(mail), type: 'signup' }));
    expect(await signIn(email, ANAS)).toBe('signed in');
  });

  it('goes when Ana comes in by a mailed code', async () => {
    const email = newAddress();
    await register(email, MALLORYS);
    succeed(await authClient(server).signInWithOtp({ email }));
    const [, mail] = await server.mailbox(email, 2);
    succeed(await authClient(server).verifyOtp({ email, token: codeIn(mail), type: 'email' }));
    expect(await signIn(email, MALLORYS)).toBe('invalid_credentials');
  });

  it('goes when Ana recovers the account, even if she chooses no other', async () => {
    const email = newAddress();
    await register(email, MALLORYS);
    succeed(await authClient(server).resetPasswordForEmail(email));
    const [, mail] = await server.mailbox(email, 2);
    const token_hash = tokenIn(mail);
    succeed(await authClient(server).verifyOtp({ token_hash, type: 'recovery' }));
    expect(await signIn(email, MALLORYS)).toBe('invalid_credentials');
  });

  it.each(['invite', 'link'])('goes when an operator writes to Ana (%s)', async (way) => {
    const email = newAddress();
    await register(email, MALLORYS);
    const { admin } = operatorClient(server).auth;
    let token_hash: string;
    if (way === 'invite') {
      succeed(await admin.inviteUserByEmail(email));
      const [, mail] = await server.mailbox(email, 2);
      token_hash = tokenIn(mail);
    } else {
      const { properties } = succeed(await admin.generateLink({ type: 'invite', email }));
      token_hash = properties.hashed_token;
    }
    succeed(await authClient(server).verifyOtp({ token_hash, type: 'invite' }));
    expect(await signIn(email, MALLORYS)).toBe('invalid_credentials');
  });

  it('is not brought back by a second registration after the confirmation', async () => {
    const email = newAddress();
    await register(email, ANAS);
    const [mail] = await server.mailbox(email);
    succeed(await authClient(server).verifyOtp({ email, token: codeIn(mail), type: 'signup' }));
    const { status, json } = await ask(server, '/signup', { body: { email, password: MALLORYS } });
    expect([status, json.identities]).toEqual([200, []]);
    expect(await signIn(email, ANAS)).toBe('signed in');
    expect(await signIn(email, MALLORYS)).toBe('invalid_credentials');
  });
});
