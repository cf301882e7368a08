import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ask,
  authClient,
  operatorClient,
  present,
  succeed,
} from '#packages/testing/people/auth-clients.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import {
  addTotp,
  askAs,
  claimsIn,
  codeOf,
  newGuest,
  signInAgain,
  textsTo,
} from '../testing/second-factors.ts';
import { withSettings } from '../testing/with-settings.ts';

let server: TestApp;
const clock = new TestClock();
let numbers = 0;
beforeAll(async () => {
  server = await startTestApp({
    now: clock.now,
    environment: { PHONE_SIGN_IN: 'on' },
  });
});
afterAll(() => server?.stop());

const PASSWORD = 'segredo 1';
const newNumber = () => `55219${String(++numbers).padStart(8, '0')}`;
const signUp = (phone: string, options = {}) =>
  authClient(server).signUp({ phone: `+${phone}`, password: PASSWORD, options });

async function codeTo(phone: string, count = 1) {
  return codeOf((await textsTo(server, phone, count)).at(count - 1));
}

/** Somebody who registered by phone, signed in. */
async function newPhonePerson() {
  const phone = newNumber();
  succeed(await signUp(phone));
  const client = authClient(server);
  const verified = succeed(
    await client.verifyOtp({ phone, token: await codeTo(phone), type: 'sms' }),
  );
  return { client, phone, user: present(verified.user) };
}

describe('registering by phone', () => {
  it('leads by the texted code to a session, preferences and a later sign-in', async () => {
    const phone = newNumber();
    const data = { full_name: 'Eva Lima', language: 'en-US', time_zone: 'America/Manaus' };
    const { user, session } = succeed(await signUp(phone, { data }));
    expect(session).toBeNull();
    expect(user).toMatchObject({
      phone,
      email: '',
      app_metadata: { provider: 'phone', providers: ['phone'] },
      user_metadata: { ...data, phone, phone_verified: false },
      confirmation_sent_at: expect.any(String),
    });
    expect(user?.identities).toMatchObject([{ provider: 'phone', id: user?.id }]);

    const early = await authClient(server).signInWithPassword({ phone, password: PASSWORD });
    expect(early.error).toMatchObject({ status: 400, code: 'phone_not_confirmed' });

    const [message] = await textsTo(server, phone);
    expect(present(message).text).toContain('is your Florescer code. It works for 1 minute.');
    const token = codeOf(message);
    const verify = () => authClient(server).verifyOtp({ phone, token, type: 'sms' });
    const confirmed = succeed(await verify());
    expect(confirmed.user).toMatchObject({
      phone_confirmed_at: expect.any(String),
      user_metadata: { phone_verified: true },
    });
    expect(confirmed.user?.identities?.[0]?.identity_data?.phone_verified).toBe(true);
    expect(claimsIn(present(confirmed.session).access_token)).toMatchObject({
      amr: [{ method: 'otp' }],
      phone,
    });
    expect((await verify()).error).toMatchObject({ status: 403, code: 'otp_expired' });

    const later = succeed(
      await authClient(server).signInWithPassword({ phone: `+${phone}`, password: PASSWORD }),
    );
    const me = await fetch(`${server.url}/api/me`, {
      headers: { authorization: `Bearer ${later.session.access_token}` },
    });
    expect(await me.json()).toMatchObject({ fullName: 'Eva Lima', language: 'en-US' });
  });

  it('again before confirming texts again and changes nothing', async () => {
    const phone = newNumber();
    const first = succeed(await signUp(phone, { data: { full_name: 'Eva' } }));
    await textsTo(server, phone);
    const second = succeed(await signUp(phone, { data: { full_name: 'Outra' } }));
    expect(second.user?.id).toBe(first.user?.id);
    expect(second.user?.user_metadata.full_name).toBe('Eva');
    const texts = await textsTo(server, phone, 2);
    const [old, current] = texts.map(codeOf);
    const verify = (token: string | undefined) =>
      authClient(server).verifyOtp({ phone, token: present(token), type: 'sms' });
    if (old !== current) expect((await verify(old)).error?.code).toBe('otp_expired');
    succeed(await verify(current));
  });

  it.each([
    ['asks for a code', async (phone: string) => authClient(server).signInWithOtp({ phone })],
    [
      'registers as well',
      async (phone: string) => authClient(server).signUp({ phone, password: 'a senha da Eva' }),
    ],
  ])(
    'leaves no password and no name of somebody else to who %s and proves the number',
    async (_, arrive) => {
      const phone = newNumber();
      succeed(await signUp(phone, { data: { full_name: 'Mallory' } }));
      await textsTo(server, phone);
      expect((await arrive(phone)).error).toBeNull();
      const token = await codeTo(phone, 2);
      const { status, json } = await ask(server, '/verify', {
        body: { type: 'sms', phone, token },
      });
      expect(status).toBe(200);
      expect(json.password_contested).toBe(true);
      expect(json.user.user_metadata).toEqual({
        ...{ sub: json.user.id, phone, phone_verified: true, email_verified: false },
      });
      for (const password of [PASSWORD, 'a senha da Eva']) {
        const { error } = await authClient(server).signInWithPassword({ phone, password });
        expect(error?.code).toBe('invalid_credentials');
      }
    },
  );

  it('leaves what the operator wrote of somebody whose number is then proved', async () => {
    const phone = newNumber();
    const { admin } = operatorClient(server).auth;
    const made = await admin.createUser({
      ...{ phone, password: PASSWORD, email: `e${phone}@example.org` },
      ...{ user_metadata: { full_name: 'Eva Lima' }, app_metadata: { group: 'piloto' } },
    });
    const { pool } = server.context.connection;
    const invited = `update users set invited_at = now(), new_email = 'm@example.org',
      email_change_sent_at = now() where id = $1`;
    const { id } = present(succeed(made).user);
    await pool.query(invited, [id]);
    await pool.query(
      `insert into passkeys (user_id, id, credential_id, public_key, sign_count)
       values ($1, gen_random_uuid(), 'of another', '', 0)`,
      [id],
    );
    succeed(await authClient(server).signInWithOtp({ phone }));
    const token = await codeTo(phone);
    const { user } = succeed(await authClient(server).verifyOtp({ phone, token, type: 'sms' }));
    expect(present(user).user_metadata).toMatchObject({
      full_name: 'Eva Lima',
      phone_verified: true,
    });
    expect(present(user).app_metadata).toEqual({
      ...{ group: 'piloto', provider: 'phone', providers: ['phone'] },
    });
    expect(present(user).new_email).toBeUndefined();
    const { rows } = await pool.query('select email_change_sent_at from users where phone = $1', [
      phone,
    ]);
    expect(rows).toEqual([{ email_change_sent_at: null }]);
    const left = await pool.query('select id from passkeys where user_id = $1', [id]);
    expect(left.rows).toEqual([]);
  });

  it('with a used number looks alike and texts nobody', async () => {
    const { phone, user } = await newPhonePerson();
    const answer = succeed(await signUp(phone));
    expect(answer.user).toMatchObject({ phone, identities: [] });
    expect(answer.user?.id).not.toBe(user.id);
    expect(answer.user).not.toHaveProperty('phone_confirmed_at');
    expect(Object.keys(answer.user ?? {}).sort()).toEqual(
      Object.keys(succeed(await signUp(newNumber())).user ?? {}).sort(),
    );
    expect(await textsTo(server, phone)).toHaveLength(1);
  });

  it.each([
    [{ phone: '+5521900000000', email: 'a@example.com', password: PASSWORD }, 'validation_failed'],
    [{ phone: '+5521900000000' }, 'validation_failed'],
    [{ phone: 'telefone', password: PASSWORD }, 'validation_failed'],
    [{ phone: '+5521900000000', password: PASSWORD, channel: 'whatsapp' }, 'validation_failed'],
    [
      {
        phone: '+5521900000000',
        password: PASSWORD,
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 's256',
      },
      'validation_failed',
    ],
  ])('refuses %j', async (body, code) => {
    expect(await ask(server, '/signup', { body })).toMatchObject({ status: 400, json: { code } });
  });
});

describe('signing in by phone', () => {
  it('refuses a wrong password like an unknown number', async () => {
    const { phone } = await newPhonePerson();
    for (const number of [phone, newNumber()]) {
      const { error } = await authClient(server).signInWithPassword({
        phone: number,
        password: 'errada',
      });
      expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    }
  });

  it('by texted code makes an account for who has none', async () => {
    const phone = newNumber();
    const asked = succeed(await authClient(server).signInWithOtp({ phone: `+${phone}` }));
    expect(asked.messageId).toEqual(expect.any(String));
    const token = await codeTo(phone);
    const { user } = succeed(await authClient(server).verifyOtp({ phone, token, type: 'sms' }));
    const again = succeed(await authClient(server).signInWithOtp({ phone }));
    expect(again.messageId).toEqual(expect.any(String));
    const second = succeed(
      await authClient(server).verifyOtp({ phone, token: await codeTo(phone, 2), type: 'sms' }),
    );
    expect(second.user?.id).toBe(user?.id);
  });

  it('by code, where that makes no accounts, is for known numbers', async () => {
    const options = { shouldCreateUser: false };
    const nobody = newNumber();
    const unknown = succeed(await authClient(server).signInWithOtp({ phone: nobody, options }));
    expect(unknown).toMatchObject({ messageId: expect.any(String) });
    const { phone } = await newPhonePerson();
    const before = (await textsTo(server, phone, 0)).length;
    succeed(await authClient(server).signInWithOtp({ phone, options }));
    await textsTo(server, phone, before + 1);
    expect(await textsTo(server, nobody, 0)).toEqual([]);
  });

  it('takes a code for a minute, from its number alone', async () => {
    const phone = newNumber();
    succeed(await authClient(server).signInWithOtp({ phone }));
    const token = await codeTo(phone);
    const verify = (body: object) => ask(server, '/verify', { body: { type: 'sms', ...body } });
    const expired = { status: 403, json: { code: 'otp_expired' } };
    expect(await verify({ phone: newNumber(), token })).toMatchObject(expired);
    expect(await verify({ phone, token: '12345' })).toMatchObject(expired);
    expect(await verify({ phone, token, type: 'phone_change' })).toMatchObject(expired);
    expect(await verify({ token_hash: 'x' })).toMatchObject(expired);
    expect(await verify({ token, email: 'a@example.com' })).toMatchObject({
      status: 400,
      json: { code: 'validation_failed' },
    });
    clock.pass(61_000);
    expect(await verify({ phone, token })).toMatchObject(expired);
  });
});

describe('texting again', () => {
  it('sends what is waiting, and answers alike when nothing is', async () => {
    const phone = newNumber();
    succeed(await signUp(phone));
    await textsTo(server, phone);
    const { phone: confirmed } = await newPhonePerson();
    for (const number of [phone, confirmed, newNumber()]) {
      const answer = succeed(await authClient(server).resend({ type: 'sms', phone: number }));
      expect(answer.messageId).toEqual(expect.any(String));
    }
    await textsTo(server, phone, 2);
    expect(await textsTo(server, confirmed)).toHaveLength(1);
  });

  it('sends the code of a change to the wished number, for who names the present one', async () => {
    const { client, phone } = await newPhonePerson();
    const wished = newNumber();
    succeed(await client.updateUser({ phone: wished }));
    succeed(await client.resend({ type: 'phone_change', phone }));
    const token = await codeTo(wished, 2);
    succeed(await client.verifyOtp({ phone: wished, token, type: 'phone_change' }));
  });

  it.each([
    { type: 'sms' },
    { type: 'sms', email: 'a@b.co' },
    { type: 'sms', phone: 'x' },
    { type: 'signup', phone: '5521900000000' },
  ])('refuses %j', async (body) => {
    expect(await ask(server, '/resend', { body })).toMatchObject({
      status: 400,
      json: { code: 'validation_failed' },
    });
  });
});

describe('a new number', () => {
  it('is the person’s once its code came back', async () => {
    const { client, person } = await newGuest(server);
    const phone = newNumber();
    const asked = succeed(await client.updateUser({ phone: `+${phone}` }));
    expect(asked.user).toMatchObject({ phone: '', new_phone: phone });
    const token = await codeTo(phone);
    const moved = succeed(await client.verifyOtp({ phone, token, type: 'phone_change' }));
    expect(moved.user).toMatchObject({
      phone,
      email: person.email,
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    });
    expect(moved.user).not.toHaveProperty('new_phone');
    expect(moved.user?.identities?.map(({ provider }) => provider).sort()).toEqual([
      'email',
      'phone',
    ]);
    succeed(await authClient(server).signInWithPassword({ phone, password: person.password }));
  });

  it('is not confirmed by the code of a formerly wished one', async () => {
    const { client } = await newGuest(server);
    const [first, second] = [newNumber(), newNumber()];
    succeed(await client.updateUser({ phone: first }));
    const token = await codeTo(first);
    succeed(await client.updateUser({ phone: second }));
    await textsTo(server, second);
    const { error } = await client.verifyOtp({ phone: first, token, type: 'phone_change' });
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('ends what was texted to the former one', async () => {
    const { client, phone: former } = await newPhonePerson();
    succeed(await authClient(server).signInWithOtp({ phone: former }));
    const signInCode = await codeTo(former, 2);
    const phone = newNumber();
    succeed(await client.updateUser({ phone }));
    succeed(await client.verifyOtp({ phone, token: await codeTo(phone), type: 'phone_change' }));
    const stale = { phone: former, token: signInCode, type: 'sms' } as const;
    const { error } = await authClient(server).verifyOtp(stale);
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('lets nobody in any more once it was unlinked', async () => {
    const { client } = await newGuest(server);
    const phone = newNumber();
    succeed(await client.updateUser({ phone }));
    succeed(await client.verifyOtp({ phone, token: await codeTo(phone), type: 'phone_change' }));
    succeed(await authClient(server).signInWithOtp({ phone }));
    const token = await codeTo(phone, 2);
    await withSettings(server, { auth: { signInMethods: { manualLinking: true } } }, async () => {
      const { identities } = present(succeed(await client.getUserIdentities()));
      const linked = present(identities.find(({ provider }) => provider === 'phone'));
      succeed(await client.unlinkIdentity(linked));
    });
    const { error } = await authClient(server).verifyOtp({ phone, token, type: 'sms' });
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  it('cannot be somebody else’s, nor become it in the meantime', async () => {
    const { phone: taken } = await newPhonePerson();
    const { client } = await newGuest(server);
    expect((await client.updateUser({ phone: taken })).error).toMatchObject({
      status: 422,
      code: 'phone_exists',
    });
    const phone = newNumber();
    succeed(await client.updateUser({ phone }));
    const token = await codeTo(phone);
    succeed(await signUp(phone));
    const { error } = await client.verifyOtp({ phone, token, type: 'phone_change' });
    expect(error).toMatchObject({ status: 422, code: 'phone_exists' });
  });

  it('needs the second factor of who has one', async () => {
    const { client, person } = await newGuest(server);
    await addTotp(client, clock.now());
    const weaker = await signInAgain(server, person);
    expect((await weaker.updateUser({ phone: newNumber() })).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    });
    succeed(await client.updateUser({ phone: newNumber() }));
  });
});

describe('a sensitive change of somebody without e-mail', () => {
  it('is confirmed by a texted code', async () => {
    const { client, phone } = await newPhonePerson();
    succeed(await client.reauthenticate());
    const nonce = await codeTo(phone, 2);
    const wrong = nonce === '000000' ? '000001' : '000000';
    const refused = await client.updateUser({ password: 'senha nova', nonce: wrong });
    expect(refused.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    succeed(await client.updateUser({ password: 'senha nova', nonce }));
    succeed(await authClient(server).signInWithPassword({ phone, password: 'senha nova' }));
  });
});

describe('a server without sign-in by phone', () => {
  it('says so, and looks at no code', async () => {
    await withSettings(server, { auth: { phoneSignIn: false } }, async () => {
      const phone = '+5521912345678';
      const code = async (path: string, body: object) => {
        const answer = await ask(server, path, { body });
        return [answer.status, answer.json.code];
      };
      expect(await code('/signup', { phone, password: PASSWORD })).toEqual([
        400,
        'phone_provider_disabled',
      ]);
      for (const [path, body] of [
        ['/token?grant_type=password', { phone, password: PASSWORD }],
        ['/otp', { phone }],
      ] as const) {
        expect(await code(path, body)).toEqual([422, 'phone_provider_disabled']);
      }
      expect(await code('/resend', { type: 'sms', phone })).toEqual([
        400,
        'phone_provider_disabled',
      ]);
      expect(await code('/verify', { type: 'sms', phone, token: '123456' })).toEqual([
        403,
        'otp_expired',
      ]);
      const { client } = await newGuest(server);
      const change = await askAs(server, client, '/user', { method: 'PUT', body: { phone } });
      expect(change).toMatchObject({ status: 400, json: { code: 'phone_provider_disabled' } });
    });
  });
});

describe('the whole server', () => {
  it('sends so many text messages in an hour', async () => {
    await withSettings(server, { rateLimits: true, auth: { smsPerHour: 2 } }, async () => {
      const otp = () => authClient(server).signInWithOtp({ phone: newNumber() });
      succeed(await otp());
      succeed(await otp());
      expect((await otp()).error).toMatchObject({
        status: 429,
        code: 'over_sms_send_rate_limit',
      });
      clock.pass(1_800_000);
      succeed(await otp());
    });
  });
});
