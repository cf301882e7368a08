import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ask,
  authClient,
  operatorClient,
  present,
  succeed,
} from '#packages/testing/people/auth-clients.ts';
import {
  codeIn,
  linkIn,
  signIn,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';

const HOUR = 60 * 60_000;
let server: TestApp;
const clock = new TestClock();
beforeAll(async () => {
  server = await startTestApp({ now: clock.now });
});
afterAll(() => server?.stop());

let guests = 0;
async function newGuest() {
  const person = await signInNewPerson(server.url, server.context, `guest${++guests}`);
  const client = authClient(server);
  succeed(await client.signInWithPassword({ email: person.email, password: person.password }));
  return { person, client };
}

describe('the own account', () => {
  it('merges metadata and takes keys away with null, seen in the token after a refresh', async () => {
    const { client } = await newGuest();
    const changed = succeed(
      await client.updateUser({
        data: { full_name: 'Nome Novo', language: null, extra: { a: 1 } },
      }),
    );
    expect(changed.user.user_metadata).toMatchObject({ full_name: 'Nome Novo', extra: { a: 1 } });
    expect(changed.user.user_metadata).not.toHaveProperty('language');
    const { session } = succeed(await client.refreshSession());
    expect(session?.user.user_metadata.full_name).toBe('Nome Novo');
  });

  it.each([
    ['longer than 120 characters', 'A'.repeat(121)],
    ['of two lines', 'Ana\nLima'],
    ['that turns the writing round', 'Ana \u202eamiL'],
    ['that is no text', { first: 'Ana' }],
  ])('refuses a name %s, and leaves other metadata to the client', async (_, full_name) => {
    const { client } = await newGuest();
    const { error } = await client.updateUser({ data: { full_name } });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    const body = { email: 'named@example.org', password: 'manacá da serra', data: { full_name } };
    expect((await ask(server, '/signup', { body })).status).toBe(400);
    const { user } = succeed(await client.updateUser({ data: { note: full_name } }));
    expect(user.user_metadata.note).toEqual(full_name);
  });

  it('refuses metadata that no header could carry', async () => {
    const { client } = await newGuest();
    const { error } = await client.updateUser({ data: { big: 'x'.repeat(9_000) } });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('keeps app_metadata for the operator', async () => {
    const answer = await ask(server, '/user', {
      method: 'PUT',
      headers: { authorization: `Bearer ${server.people.ana.accessToken}` },
      body: { app_metadata: { admin: true } },
    });
    expect(answer).toMatchObject({ status: 403, json: { code: 'not_admin' } });
  });

  it('checks the audience that a request asks for', async () => {
    const get = (headers: Record<string, string>) =>
      ask(server, '/user', {
        method: 'GET',
        headers: { authorization: `Bearer ${server.people.ana.accessToken}`, ...headers },
      });
    expect((await get({ 'x-jwt-aud': 'authenticated' })).status).toBe(200);
    expect((await get({ 'x-jwt-aud': 'elsewhere' })).json.code).toBe('validation_failed');
  });

  it.each([
    ['abc', ['length']],
    ['Palmeiras1914', ['pwned']],
    ['Azaleia2020', ['characters']],
  ])('refuses %s as a new password, with the reason', async (password, reasons) => {
    const { client } = await newGuest();
    succeed(await client.updateUser({ data: { full_name: 'Azaleia Dias' } }));
    const { error } = await client.updateUser({ password });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', reasons });
  });

  it('confirms a sensitive change by a mailed code', async () => {
    const { person, client } = await newGuest();
    succeed(await client.reauthenticate());
    const [mail] = await server.mailbox(person.email);
    expect(mail?.text).not.toContain('http');
    const wrong = await client.updateUser({ password: 'senha nova', nonce: '000000' });
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    succeed(await client.updateUser({ password: 'senha nova', nonce: codeIn(mail) }));
    await signIn(server.url, person.email, 'senha nova');
  });
});

describe('a new password in a session that is not fresh', () => {
  it('needs the mailed code of the person themselves, once', async () => {
    const [{ person, client }, { person: other, client: others }] = [
      await newGuest(),
      await newGuest(),
    ];
    clock.pass(HOUR + 1_000);
    for (const one of [client, others]) succeed(await one.refreshSession());
    const { error } = await client.updateUser({ password: 'senha nova' });
    expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    succeed(await client.updateUser({ data: { full_name: 'Nome Novo' } }));

    succeed(await others.reauthenticate());
    const foreign = codeIn((await server.mailbox(other.email))[0]);
    const refused = await client.updateUser({ password: 'senha nova', nonce: foreign });
    expect(refused.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });

    succeed(await client.reauthenticate());
    const nonce = codeIn((await server.mailbox(person.email))[0]);
    succeed(await client.updateUser({ password: 'senha nova', nonce }));
    const again = await client.updateUser({ password: 'outra senha', nonce });
    expect(again.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    await signIn(server.url, person.email, 'senha nova');
  });

  it('needs none within the hour', async () => {
    const { client } = await newGuest();
    clock.pass(HOUR - 1_000);
    succeed(await client.refreshSession());
    succeed(await client.updateUser({ password: 'senha nova' }));
  });
});

describe('a new e-mail address', () => {
  it('takes both confirmations, the old address and the new', async () => {
    const { person, client } = await newGuest();
    const email = `new-${person.email}`;
    const asked = succeed(await client.updateUser({ email }));
    expect(asked.user).toMatchObject({ email: person.email, new_email: email });
    const [toOld] = await server.mailbox(person.email);
    const [toNew] = await server.mailbox(email);
    const confirm = (mail: typeof toOld) =>
      ask(server, '/verify', {
        body: {
          type: 'email_change',
          token_hash: present(linkIn(mail).searchParams.get('token_hash')),
        },
      });
    expect((await confirm(toNew)).json).toMatchObject({ code: '200', msg: expect.any(String) });
    expect((await confirm(toNew)).json.code).toBe('otp_expired');
    expect((await confirm(toOld)).json).toMatchObject({
      access_token: expect.any(String),
      user: { email, identities: [{ email, identity_data: { email } }] },
    });
    await signIn(server.url, email);
    await expect(signIn(server.url, person.email)).rejects.toThrow('Invalid login credentials');
  });

  it('never takes two mails to one mailbox for both confirmations', async () => {
    const { person, client } = await newGuest();
    const email = `twice-${person.email}`;
    const confirm = async (address: string, mails: number) => {
      const mail = (await server.mailbox(address, mails)).at(-1);
      const body = { type: 'email_change', email: address, token: codeIn(mail) };
      return (await ask(server, '/verify', { body })).json;
    };
    succeed(await client.updateUser({ email }));
    expect(await confirm(email, 1)).toMatchObject({ code: '200' });
    await server.mailbox(person.email);
    succeed(await client.resend({ type: 'email_change', email: person.email }));
    expect(await confirm(email, 2)).toMatchObject({ code: '200' });
    expect(await confirm(person.email, 2)).toMatchObject({ user: { email } });
  });

  it('is not confirmed by a mail that went to a formerly wished one', async () => {
    const { person, client } = await newGuest();
    const [first, second] = [`first-${person.email}`, `second-${person.email}`];
    succeed(await client.updateUser({ email: first }));
    const [toFirst] = await server.mailbox(first);
    succeed(await client.updateUser({ email: second }));
    const token = present(linkIn(toFirst).searchParams.get('token_hash'));
    const { json } = await ask(server, '/verify', {
      body: { type: 'email_change', token_hash: token },
    });
    expect(json.code).toBe('otp_expired');
    await server.mailbox(second);
  });

  it('is taken back by naming the present one, and by a new password', async () => {
    const { person, client } = await newGuest();
    const email = `mistyped-${person.email}`;
    const wished = async () => succeed(await client.getUser()).user.new_email;
    const takeBack = [{ email: person.email }, { password: 'outra senha boa 1' }];
    for (const [nth, change] of takeBack.entries()) {
      succeed(await client.updateUser({ email }));
      const mail = (await server.mailbox(email, nth + 1)).at(-1);
      expect(await wished()).toBe(email);
      succeed(await client.updateUser(change));
      expect(await wished()).toBeUndefined();
      const body = { type: 'email_change', email, token: codeIn(mail) };
      expect((await ask(server, '/verify', { body })).json.code).toBe('otp_expired');
    }
  });

  it('is over once a password is recovered, and once its codes are', async () => {
    const { person, client } = await newGuest();
    const { email } = person;
    const wished = `lapsed-${email}`;
    const resend = () => client.resend({ type: 'email_change', email });
    succeed(await client.updateUser({ email: wished }));
    await server.mailbox(wished);
    clock.pass(HOUR + 1_000);
    succeed(await resend());
    succeed(await authClient(server).resetPasswordForEmail(email));
    const recovery = (await server.mailbox(email, 2)).at(-1);
    expect(await server.mailbox(wished, 1)).toHaveLength(1);
    const token = codeIn(recovery);
    const recovering = authClient(server);
    const { user } = succeed(await recovering.verifyOtp({ email, token, type: 'recovery' }));
    expect(present(user).new_email).toBeUndefined();
    expect(succeed(await recovering.getUser()).user.new_email).toBeUndefined();
  });

  it('may be one that somebody typed once at their sign-up and never confirmed', async () => {
    const { person, client } = await newGuest();
    const email = `squatted-${person.email}`;
    await ask(server, '/signup', { body: { email, password: 'a senha da Mallory' } });
    await server.mailbox(email);
    succeed(await client.updateUser({ email }));
    for (const [address, mails] of [
      [email, 2],
      [person.email, 1],
    ] as const) {
      const token = codeIn((await server.mailbox(address, mails)).at(-1));
      const body = { type: 'email_change', email: address, token };
      expect((await ask(server, '/verify', { body })).status).toBe(200);
    }
    await signIn(server.url, email, person.password);
  });

  it('leaves whoever had it unconfirmed, and was let in by another way, the account and what is in it', async () => {
    const { person, client } = await newGuest();
    const email = `given-${person.email}`;
    const body = { email, password: 'a senha da Eva' };
    const holder = (await ask(server, '/signup', { body })).json;
    const oldLink = linkIn((await server.mailbox(email))[0]).searchParams.get('token_hash');
    const { pool } = server.context.connection;
    const phoned = `update users set phone = '5521977770000', phone_confirmed_at = now() where id = $1`;
    await pool.query(phoned, [holder.id]);
    succeed(await client.updateUser({ email }));
    for (const [address, mails] of [
      [email, 2],
      [person.email, 1],
    ] as const) {
      const token = codeIn((await server.mailbox(address, mails)).at(-1));
      const body = { type: 'email_change', email: address, token };
      expect((await ask(server, '/verify', { body })).status).toBe(200);
    }
    const old = await ask(server, '/verify', { body: { type: 'signup', token_hash: oldLink } });
    expect(old).toMatchObject({ status: 403, json: { code: 'otp_expired' } });
    const { admin } = operatorClient(server).auth;
    const kept = present(succeed(await admin.getUserById(holder.id)).user);
    expect(kept).toMatchObject({ email: '', phone: '5521977770000', identities: [] });
    expect(kept.app_metadata).toEqual({ providers: [] });
    expect(kept.user_metadata).not.toHaveProperty('email');
  });

  it('cannot be somebody else’s', async () => {
    const { client } = await newGuest();
    const { error } = await client.updateUser({ email: server.people.bruno.email });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  });
});
