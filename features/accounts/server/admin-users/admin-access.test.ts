import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLanguage } from '#features/access/server/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { ask, authClient, present, succeed } from '#packages/testing/people/auth-clients.ts';
import { linkIn, signIn, startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestClock } from '#packages/testing/people/test-clock.ts';
import { PUBLISHABLE_KEY } from '../../contract/keys.ts';
import { accountsOf } from '../accounts.ts';
import { sendAccountMail } from '../mails/send-account-mail.ts';
import { MADE_PASSWORD, operatorOf } from '../testing/operator.ts';
import { addTotp, newGuest } from '../testing/second-factors.ts';
import { ACCOUNT_TEXTS } from '../texts.ts';

const DAY_MS = 86_400_000;
let server: TestApp;
const clock = new TestClock();
beforeAll(async () => {
  server = await startTestApp({ now: clock.now });
});
afterAll(() => server?.stop());

const { admin, operate, newUser } = operatorOf(() => server);

describe('an invitation', () => {
  it('is mailed and leads to a session without a password', async () => {
    const { user } = succeed(
      await admin().inviteUserByEmail('Invited@example.com', {
        data: { full_name: 'Ivo' },
        redirectTo: `${server.url}/welcome`,
      }),
    );
    expect(user).toMatchObject({
      email: 'invited@example.com',
      invited_at: expect.any(String),
      user_metadata: { full_name: 'Ivo' },
    });
    const [mail] = await server.mailbox('invited@example.com');
    const link = linkIn(mail);
    expect(link.searchParams.get('redirect_to')).toBe(`${server.url}/welcome`);
    const token_hash = present(link.searchParams.get('token_hash'));
    const { session } = succeed(await authClient(server).verifyOtp({ type: 'invite', token_hash }));
    expect(session?.user.email_confirmed_at).toBeDefined();
    const again = await admin().inviteUserByEmail('invited@example.com');
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('of one new address several times at once makes one person', async () => {
    const email = 'muitas-vezes@example.com';
    const link = () => admin().generateLink({ type: 'invite', email });
    const asked = [1, 2, 3, 4].flatMap(() => [admin().inviteUserByEmail(email), link()]);
    const people = (await Promise.all<Awaited<(typeof asked)[number]>>(asked)).map(succeed);
    expect(new Set(people.map(({ user }) => user?.id)).size).toBe(1);
  });
});

describe('the language of an invitation', () => {
  let guests = 0;
  it.each<[string, object, string, Language, Language]>([
    ['that its data name', { language: 'fr-FR', locale: 'es-ES' }, 'en', 'fr-FR', 'fr-FR'],
    ['of the locale in its data', { language: 'tlh', locale: 'es_MX' }, 'en', 'es-ES', 'es-ES'],
    ['of the operator where they say nothing', {}, 'fr-CA,pt;q=0.5', 'fr-FR', 'en-US'],
    ['of this instance where nobody does', { language: 7 }, '*', 'pt-BR', 'en-US'],
  ])('is the one %s', async (_what, data, header, language, begunWith) => {
    const email = `lingua-${++guests}@example.com`;
    const key = server.context.settings.serviceKey;
    const headers = { apikey: key, authorization: `Bearer ${key}`, 'accept-language': header };
    await ask(server, '/invite', { body: { email, data }, headers });
    const [mail] = await server.mailbox(email);
    expect(mail?.subject).toBe(ACCOUNT_TEXTS[language].accountMails.mails.invite.subject);
    const token_hash = present(linkIn(mail).searchParams.get('token_hash'));
    const opened = await ask(server, '/verify', {
      body: { type: 'invite', token_hash },
      headers: { 'accept-language': 'en' },
    });
    expect(opened.status).toBe(200);
    // From here on what the data said counts, else what the person's own browser says.
    const chosen = await findLanguage(server.context.db, opened.json.user.id);
    expect(chosen).toBe(begunWith);
  });
});

describe('a link made by the operator', () => {
  const generate = (body: object) => operate('/admin/generate_link', { method: 'POST', body });

  it.each(['signup', 'invite', 'magiclink', 'recovery'])(
    'of type %s opens a session',
    async (type) => {
      const email = `link-${type}@example.com`;
      if (type === 'recovery') await newUser({ email });
      const { json } = await generate({ type, email, password: MADE_PASSWORD });
      const expected = type === 'magiclink' ? 'signup' : type;
      expect(json).toMatchObject({
        email,
        verification_type: expected,
        redirect_to: `${server.url}/`,
      });
      const body = { type: expected, token_hash: json.hashed_token };
      expect((await ask(server, '/verify', { body })).status).toBe(200);
      expect(await server.mailbox(email, 0)).toEqual([]);
    },
  );

  it('stays good when a mail that was asked for before it is only made now', async () => {
    const { id, email } = await newUser();
    const mail = {
      userId: id,
      mail: 'recovery',
      redirectTo: null,
      pkce: false,
      language: null,
    } as const;
    const accounts = accountsOf(server.context);
    const requestedAt = clock.now().toISOString();
    clock.pass(1_000);
    const { properties } = succeed(
      await admin().generateLink({ type: 'recovery', email: present(email) }),
    );
    await sendAccountMail(accounts, { ...mail, requestedAt });
    expect(await server.mailbox(present(email), 0)).toEqual([]);
    const { session } = succeed(
      await authClient(server).verifyOtp({ type: 'recovery', token_hash: properties.hashed_token }),
    );
    expect(session?.user.id).toBe(id);
  });

  const change = (email: string | undefined, to: string) => ({
    link: async (side: 'current' | 'new', newEmail = to) => {
      const body = { type: `email_change_${side}`, email, new_email: newEmail };
      return (await generate(body)).json.hashed_token as string;
    },
    confirm: async (token_hash: string) => {
      const { json } = await ask(server, '/verify', { body: { type: 'email_change', token_hash } });
      return json.user?.email ?? json.code;
    },
  });
  const HALF = '200';

  it.each([
    ['current', 'new'],
    ['new', 'current'],
  ] as const)('changes an address when both sides confirm, %s and %s', async (first, second) => {
    const { email } = await newUser();
    const newEmail = `next-${email}`;
    const { link, confirm } = change(email, newEmail);
    // Both links are made before either is used, as an operator hands them over.
    const [one, other] = [await link(first), await link(second)];
    expect(await confirm(one)).toBe(HALF);
    expect(await confirm(one)).toBe('otp_expired');
    expect(await confirm(other)).toBe(newEmail);
  });

  it.each([
    ['current', 'new'],
    ['new', 'current'],
  ] as const)('never changes it by two links for %s: %s is awaited', async (side, other) => {
    const { email } = await newUser();
    const newEmail = `twice-${email}`;
    const { link, confirm } = change(email, newEmail);
    for (const _time of [1, 2]) expect(await confirm(await link(side))).toBe(HALF);
    // The person asks again by themselves: that starts over, and neither half counts any more.
    succeed(await authClient(server).resend({ type: 'email_change', email: present(email) }));
    await server.mailbox(newEmail);
    expect(await confirm(await link(other))).toBe(HALF);
    expect(await confirm(await link(other))).toBe(HALF);
    expect(await confirm(await link(side))).toBe(newEmail);
  });

  it('for one wished address confirms no other', async () => {
    const { email } = await newUser();
    const { link, confirm } = change(email, `first-${email}`);
    const toFirst = await link('new');
    const current = await link('current', `second-${email}`);
    expect(await confirm(toFirst)).toBe('otp_expired');
    expect(await confirm(current)).toBe(HALF);
  });

  it.each([
    ['nobody', { type: 'recovery', email: 'nobody@example.com' }, 404, 'user_not_found'],
    ['no password', { type: 'signup', email: 'n@example.com' }, 400, 'validation_failed'],
    ['an unknown type', { type: 'magic', email: 'n@example.com' }, 400, 'validation_failed'],
    ['a used address', { type: 'invite', email: 'ana@example.com' }, 422, 'email_exists'],
    [
      'a change to a used address',
      { type: 'email_change_new', email: 'ana@example.com', new_email: 'bruno@example.com' },
      422,
      'email_exists',
    ],
    [
      'a change to nothing',
      { type: 'email_change_new', email: 'ana@example.com' },
      400,
      'validation_failed',
    ],
  ])('is refused for %s', async (_what, body, status, code) => {
    expect(await generate(body)).toMatchObject({ status, json: { code } });
  });
});

describe('who may operate', () => {
  const ROUTES: readonly [string, string][] = [
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', '/admin/users/01936f3c-0000-7000-8000-000000000001'],
    ['PUT', '/admin/users/01936f3c-0000-7000-8000-000000000001'],
    ['DELETE', '/admin/users/01936f3c-0000-7000-8000-000000000001'],
    ['POST', '/admin/generate_link'],
    ['POST', '/invite'],
    ['GET', '/admin/audit'],
    ['GET', '/admin/users/01936f3c-0000-7000-8000-000000000001/factors'],
    ['DELETE', '/admin/users/01936f3c-0000-7000-8000-000000000001/passkeys/x'],
    ['PUT', '/admin/oauth/clients/x'],
  ];

  it.each(ROUTES)('%s %s: the holder of the service key alone', async (method, path) => {
    const asWhom = async (authorization: string) => {
      const options = { method, headers: { authorization } };
      const { status, json } = await ask(server, path, options);
      return [status, json.code];
    };
    const { carla } = server.people;
    const [header, claims, signature] = carla.accessToken.split('.');
    const forged = Buffer.from(claims ?? '', 'base64url')
      .toString()
      .replace('"authenticated"', '"service_role"');
    expect(await asWhom('')).toEqual([401, 'no_authorization']);
    expect(await asWhom('Bearer abc')).toEqual([403, 'bad_jwt']);
    expect(await asWhom(`Bearer ${PUBLISHABLE_KEY}`)).toEqual([403, 'not_admin']);
    expect(await asWhom(`Bearer ${carla.accessToken}`)).toEqual([403, 'not_admin']);
    const body = Buffer.from(forged).toString('base64url');
    expect(await asWhom(`Bearer ${header}.${body}.${signature}`)).toEqual([403, 'bad_jwt']);
  });

  it('includes a program with a session of its own, while the session lives', async () => {
    const { email } = await newUser({ role: 'service_role' });
    const { accessToken } = await signIn(server.url, present(email), MADE_PASSWORD);
    const list = () =>
      ask(server, '/admin/users', {
        method: 'GET',
        headers: { authorization: `Bearer ${accessToken}` },
      });
    expect((await list()).status).toBe(200);
    succeed(await admin().signOut(accessToken, 'global'));
    expect(await list()).toMatchObject({ status: 403, json: { code: 'session_not_found' } });
  });

  it.each([
    ['global', [false, false]],
    ['local', [false, true]],
    ['others', [true, false]],
  ] as const)('signs a person out with scope %s', async (scope, expected) => {
    clock.pass(DAY_MS);
    const { email } = await newUser();
    const sessions = [];
    for (const _ of [1, 2]) {
      sessions.push(await signIn(server.url, present(email), MADE_PASSWORD));
    }
    succeed(await admin().signOut(present(sessions[0]).accessToken, scope));
    const alive = [];
    for (const { accessToken } of sessions) {
      const authorization = `Bearer ${accessToken}`;
      alive.push(
        (await ask(server, '/user', { method: 'GET', headers: { authorization } })).status === 200,
      );
    }
    expect(alive).toEqual(expected);
  });
});

interface Entry {
  payload: { action: string; actor_id: string; actor_username: string; traits?: object };
  created_at: string;
}

describe('the audit log', () => {
  const audit = async (query = '') => {
    const { status, json, headers } = await operate(`/admin/audit?${query}`);
    expect(status).toBe(200);
    return { entries: json as Entry[], headers };
  };

  it('tells the operator what people did, and what was done to them, newest first', async () => {
    clock.pass(DAY_MS);
    const { id, email } = await newUser();
    clock.pass(1_000);
    await signIn(server.url, present(email), MADE_PASSWORD);
    clock.pass(1_000);
    succeed(await admin().updateUserById(id, { password: 'orvalho de junho' }));
    const { entries } = await audit('per_page=5');
    expect(entries.map(({ payload }) => payload.action).sort()).toEqual([
      'login',
      'logout',
      'user_modified',
      'user_signedup',
      'user_updated_password',
    ]);
    const times = entries.map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
    const [login, made] = entries.slice(3);
    expect(login).toMatchObject({
      payload: {
        action: 'login',
        actor_id: id,
        actor_username: email,
        actor_via_sso: false,
        log_type: 'account',
        traits: { method: 'password' },
      },
      ip_address: '',
    });
    expect(made?.payload).toMatchObject({
      action: 'user_signedup',
      actor_username: 'service_role',
      traits: { user_id: id, user_email: email },
    });
  });

  it('keeps of a deleted person that it happened, and nothing that names them', async () => {
    clock.pass(DAY_MS);
    const { id, email } = await newUser();
    await signIn(server.url, present(email), MADE_PASSWORD);
    succeed(await admin().deleteUser(id));
    const { entries } = await audit('per_page=100');
    const theirs = entries.filter(({ payload }) => JSON.stringify(payload).includes(id));
    expect(theirs.map(({ payload }) => payload.action)).toEqual(['user_deleted', 'user_signedup']);
    expect(JSON.stringify(entries)).not.toContain(email);
  });

  it('is paged, and narrowed down by author, action or type', async () => {
    const { email } = server.people.ana;
    const { entries, headers } = await audit(`query=author:ANA@&per_page=1`);
    expect(entries).toHaveLength(1);
    expect(entries[0]?.payload.actor_username).toBe(email);
    const total = Number(headers.get('x-total-count'));
    expect(total).toBeGreaterThan(0);
    expect(headers.get('link')).toContain(
      `page=${total}&per_page=1&query=author%3AANA%40>; rel="last"`,
    );
    const actions = async (query: string) => [
      ...new Set((await audit(query)).entries.map(({ payload }) => payload.action)),
    ];
    expect(await actions('query=action:login')).toEqual(['login']);
    expect(await actions('query=type:token')).toEqual([]);
    expect((await audit('page=99999')).entries).toEqual([]);
    expect((await audit('query=author:%25')).entries).toEqual([]);
  });

  it.each(['page=0', 'query=password:x', 'query=author'])('refuses %s', async (query) => {
    expect(await operate(`/admin/audit?${query}`)).toMatchObject({
      status: 400,
      json: { code: 'validation_failed' },
    });
  });
});

describe('second factors, to the operator', () => {
  it('can be named, and taken off, which is answered with the factor', async () => {
    const { person, client } = await newGuest(server);
    const { factorId } = await addTotp(client, clock.now());
    const path = `/admin/users/${person.userId}/factors`;
    expect((await operate(path)).json).toMatchObject([{ id: factorId, status: 'verified' }]);
    const named = await operate(`${path}/${factorId}`, {
      method: 'PUT',
      body: { friendly_name: 'Celular' },
    });
    expect(named).toMatchObject({ status: 200, json: { friendly_name: 'Celular' } });
    expect(named.text).not.toMatch(/secret/);
    const gone = await operate(`${path}/${factorId}`, { method: 'DELETE' });
    expect(gone).toMatchObject({ status: 200, json: { id: factorId, factor_type: 'totp' } });
    expect((await operate(path)).json).toEqual([]);
    for (const method of ['PUT', 'DELETE']) {
      const again = { method, body: { friendly_name: 'x' } };
      expect((await operate(`${path}/${factorId}`, again)).json.code).toBe('mfa_factor_not_found');
    }
  });

  it('have passkeys beside them', async () => {
    const path = `/admin/users/${server.people.ana.userId}/passkeys`;
    expect(await operate(path)).toMatchObject({ status: 200, json: [] });
    const nobodys = `${path}/01936f3c-0000-7000-8000-00000000ffff`;
    expect((await operate(nobodys, { method: 'DELETE' })).status).toBe(404);
  });
});
