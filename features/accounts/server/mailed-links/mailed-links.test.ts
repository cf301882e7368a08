import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ask,
  authClient,
  claimsOf,
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

/** Mails carry the protocol's own links here, as `MAIL_LINK=direct` makes them. */
let server: TestApp;
const clock = new TestClock();
beforeAll(async () => {
  server = await startTestApp({
    now: clock.now,
    environment: {
      MAIL_LINK: 'direct',
      REDIRECT_ALLOW_LIST: 'https://app.good.example/**,florescer://confirmed',
    },
  });
});
afterAll(() => server?.stop());

let guests = 0;
const newGuest = () => signInNewPerson(server.url, server.context, `guest${++guests}`);

/** What a browser is led to by a link. */
async function follow(link: URL | string) {
  const response = await fetch(link, { redirect: 'manual' });
  const target = new URL(present(response.headers.get('location')));
  return {
    status: response.status,
    target,
    query: target.searchParams,
    fragment: new URLSearchParams(target.hash.slice(1)),
  };
}

async function magicLink(email: string, emailRedirectTo?: string, flow?: 'pkce') {
  const client = authClient(server, flow);
  const before = (await server.mailbox(email, 0)).length;
  succeed(await client.signInWithOtp({ email, options: { emailRedirectTo } }));
  const mails = await server.mailbox(email, before + 1);
  return { client, mail: mails.at(-1), link: linkIn(mails.at(-1)) };
}

describe('a clicked link', () => {
  it('hands the session over in the fragment', async () => {
    const guest = await newGuest();
    const { link } = await magicLink(guest.email, `${server.url}/dashboard?from=mail`);
    const { status, target, query, fragment } = await follow(link);
    expect(status).toBe(303);
    expect(target.href.split('#')[0]).toBe(`${server.url}/dashboard?from=mail`);
    expect(query.get('from')).toBe('mail');
    expect([...fragment.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'token_type',
      'type',
      'sb',
    ]);
    expect(fragment.get('type')).toBe('magiclink');
    const client = authClient(server);
    const { session } = succeed(
      await client.setSession({
        access_token: present(fragment.get('access_token')),
        refresh_token: present(fragment.get('refresh_token')),
      }),
    );
    expect(session?.user.email).toBe(guest.email);
  });

  it('works once, and says so the second time', async () => {
    const guest = await newGuest();
    const { link } = await magicLink(guest.email);
    await follow(link);
    const { status, target, fragment } = await follow(link);
    expect(status).toBe(303);
    expect(target.origin).toBe(server.url);
    expect(Object.fromEntries(fragment)).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Token has expired or is invalid',
      sb: '',
    });
  });

  it('is not used up by looking at it', async () => {
    const guest = await newGuest();
    const { link } = await magicLink(guest.email);
    expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(200);
    expect((await follow(link)).fragment.has('access_token')).toBe(true);
  });

  it('lapses after an hour', async () => {
    const guest = await newGuest();
    const { link } = await magicLink(guest.email);
    clock.pass(3_601_000);
    expect((await follow(link)).fragment.get('error_code')).toBe('otp_expired');
  });

  it('is replaced by a newer one, a recovery included', async () => {
    const guest = await newGuest();
    const { link: older } = await magicLink(guest.email);
    succeed(await authClient(server).resetPasswordForEmail(guest.email));
    const newer = linkIn((await server.mailbox(guest.email, 2)).at(-1));
    expect((await follow(older)).fragment.get('error_code')).toBe('otp_expired');
    expect((await follow(newer)).fragment.get('type')).toBe('recovery');
  });

  it('is worth nothing once another mail has confirmed the address', async () => {
    const email = 'confirmed-otherwise@example.com';
    const [client, other] = [authClient(server), authClient(server)];
    succeed(await client.signUp({ email, password: 'segredo 1' }));
    const registered = linkIn((await server.mailbox(email)).at(-1));
    succeed(await client.resetPasswordForEmail(email));
    const token = codeIn((await server.mailbox(email, 2)).at(-1));
    succeed(await other.verifyOtp({ email, token, type: 'recovery' }));
    expect((await follow(registered)).fragment.get('error_code')).toBe('otp_expired');
  });

  it('of an unknown type is a wrong request, told at its target', async () => {
    const { status, fragment } = await follow(`${server.url}/auth/v1/verify?token=x&type=banana`);
    expect(status).toBe(303);
    expect(fragment.get('error')).toBe('invalid_request');
    expect(fragment.get('error_code')).toBe('validation_failed');
  });

  it('asks for what it misses', async () => {
    for (const path of ['/verify', '/verify?token=x', '/verify?type=signup']) {
      expect(await ask(server, path, { method: 'GET' })).toMatchObject({
        status: 400,
        json: { code: 'validation_failed' },
      });
    }
  });
});

describe('a link of a PKCE flow', () => {
  it('gives a code that the asking device alone exchanges, once', async () => {
    const guest = await newGuest();
    const { client, link } = await magicLink(guest.email, `${server.url}/in?a=1`, 'pkce');
    expect(link.searchParams.get('token')).toMatch(/^pkce_/);
    const { target, query, fragment } = await follow(link);
    expect(target.pathname + target.search).toMatch(/^\/in\?a=1&code=/);
    expect(fragment.has('access_token')).toBe(false);
    const code = present(query.get('code'));
    const { session } = succeed(await client.exchangeCodeForSession(code));
    expect(session.user.email).toBe(guest.email);
    expect(claimsOf(session.access_token).amr).toMatchObject([{ method: 'magiclink' }]);
    const again = await ask(server, '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(50) },
    });
    expect(again).toMatchObject({ status: 404, json: { code: 'flow_state_not_found' } });
  });

  it('confirms a sign-up, whose session begins at the exchange', async () => {
    const email = 'pkce-new@example.com';
    const client = authClient(server, 'pkce');
    succeed(await client.signUp({ email, password: 'segredo 1' }));
    const { query } = await follow(linkIn((await server.mailbox(email))[0]));
    const { session } = succeed(await client.exchangeCodeForSession(present(query.get('code'))));
    expect(claimsOf(session.access_token).amr).toMatchObject([{ method: 'email/signup' }]);
  });

  it('refuses another verifier and uses the code up', async () => {
    const guest = await newGuest();
    const { client, link } = await magicLink(guest.email, undefined, 'pkce');
    const code = present((await follow(link)).query.get('code'));
    const wrong = await ask(server, '/token?grant_type=pkce', {
      body: { auth_code: code, code_verifier: 'x'.repeat(50) },
    });
    expect(wrong).toMatchObject({ status: 400, json: { code: 'bad_code_verifier' } });
    expect((await client.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found');
  });

  it('lets its code lapse after five minutes', async () => {
    const guest = await newGuest();
    const { client, link } = await magicLink(guest.email, undefined, 'pkce');
    const code = present((await follow(link)).query.get('code'));
    clock.pass(301_000);
    expect((await client.exchangeCodeForSession(code)).error?.code).toBe('flow_state_expired');
  });

  it('says what went wrong in query and fragment', async () => {
    const { query, fragment } = await follow(
      `${server.url}/auth/v1/verify?token=pkce_${'0'.repeat(56)}&type=signup`,
    );
    expect([query.get('error_code'), fragment.get('error_code')]).toEqual([
      'otp_expired',
      'otp_expired',
    ]);
  });

  it('gives a session at once to whoever types its digits', async () => {
    const guest = await newGuest();
    const { mail } = await magicLink(guest.email, undefined, 'pkce');
    const answer = await authClient(server).verifyOtp({
      email: guest.email,
      token: codeIn(mail),
      type: 'magiclink',
    });
    expect(succeed(answer).session?.user.email).toBe(guest.email);
  });

  it.each([
    [{ code_challenge: 'a'.repeat(43) }],
    [{ code_challenge_method: 's256' }],
    [{ code_challenge: 'short', code_challenge_method: 's256' }],
    [{ code_challenge: 'a'.repeat(43), code_challenge_method: 'md5' }],
  ])('needs both halves in order: %j', async (half) => {
    const answer = await ask(server, '/recover', { body: { email: 'a@example.com', ...half } });
    expect(answer).toMatchObject({ status: 400, json: { code: 'validation_failed' } });
  });
});

describe('where a link leads', () => {
  const led = async (wish: string, headers: Record<string, string> = {}) => {
    const query = new URLSearchParams({ token: 'none', type: 'signup', redirect_to: wish });
    const response = await fetch(`${server.url}/auth/v1/verify?${query}`, {
      redirect: 'manual',
      headers,
    });
    return present(response.headers.get('location')).split('#')[0];
  };

  it.each([
    'https://app.good.example/a/b?c=1',
    'florescer://confirmed',
    'http://127.0.0.1:9/elsewhere',
  ])('follows %s', async (wish) => {
    expect(await led(wish)).toBe(wish);
  });

  it.each([
    'https://evil.example/',
    'https://good.example\\@evil.example',
    'https://app.good.example@evil.example/',
    'https://app.good.example.evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://2130706433/',
    'http://10.0.0.1/',
    'https://app.good.example\r\nset-cookie: a=b',
  ])('passes %j over for the site itself', async (wish) => {
    expect(await led(wish)).toBe(`${server.url}/`);
  });

  it('takes a header before the query, and a Referer where nothing was asked for', async () => {
    expect(await led('https://evil.example', { redirect_to: `${server.url}/header` })).toBe(
      `${server.url}/header`,
    );
    expect(await led('', { referer: `${server.url}/referer` })).toBe(`${server.url}/referer`);
  });
});

describe('forgetting the password', () => {
  it('answers alike whether or not somebody has the address', async () => {
    for (const path of ['/recover', '/otp', '/resend']) {
      const body = (email: string) => ({ email, type: 'signup' });
      const known = await ask(server, path, { body: body(server.people.carla.email) });
      const unknown = await ask(server, path, { body: body(`nobody${path.length}@example.com`) });
      expect([known.status, known.text]).toEqual([200, '{}']);
      expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    }
  });

  it('lets a person choose a new password, which ends the other sessions and waiting codes', async () => {
    const guest = await newGuest();
    const client = authClient(server);
    succeed(
      await client.resetPasswordForEmail(guest.email, {
        redirectTo: `${server.url}/reset-password`,
      }),
    );
    const [mail] = await server.mailbox(guest.email);
    const hash = present(linkIn(mail).searchParams.get('token'));
    succeed(await client.verifyOtp({ token_hash: hash, type: 'recovery' }));
    succeed(await authClient(server).resetPasswordForEmail(guest.email));
    const [, waiting] = await server.mailbox(guest.email, 2);

    const same = await client.updateUser({ password: guest.password });
    expect(same.error).toMatchObject({ status: 422, code: 'same_password' });
    const weak = await client.updateUser({ password: '12345' });
    expect(weak.error).toMatchObject({ status: 422, code: 'weak_password' });
    succeed(await client.updateUser({ password: 'uma senha nova' }));

    expect((await client.getUser()).error).toBeNull();
    expect((await server.fetchAs(guest, '/api/me')).status).toBe(401);
    const late = await authClient(server).verifyOtp({
      email: guest.email,
      token: codeIn(waiting),
      type: 'recovery',
    });
    expect(late.error?.code).toBe('otp_expired');
    await expect(signIn(server.url, guest.email)).rejects.toThrow('Invalid login credentials');
    await signIn(server.url, guest.email, 'uma senha nova');
  });
});
