import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ask,
  authClient,
  claimsOf,
  operatorClient,
  present,
  succeed,
} from '#packages/testing/people/auth-clients.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';
import { TestBrowser } from '../testing/browser.ts';
import { newOrganization, type Organization } from '../testing/organization.ts';
import { SamlIdp } from '../testing/saml-idp.ts';
import { withSettings } from '../testing/with-settings.ts';

let server: TestApp;
let acme: Organization;
beforeAll(async () => {
  server = await startTestApp({
    environment: { SAML_SIGN_IN: 'on', REDIRECT_ALLOW_LIST: 'https://app.good.example/**' },
  });
  acme = await newOrganization(server, Date.now);
});
afterAll(() => server?.stop());

describe('people of an organization', () => {
  it('sign in at its provider', async () => {
    const { client, request } = await acme.start();
    expect(request).toMatchObject({
      at: 'https://acme.example/saml/sso',
      acs: `${server.url}/auth/v1/sso/saml/acs`,
      audience: `${server.url}/auth/v1/sso/saml/metadata`,
    });
    const SAMLResponse = acme.idp.answer(request, {
      attributes: { email: 'Vera@acme.example', cn: 'Vera Dias', dept: 'Vendas' },
    });
    const { status, query } = await acme.post({ SAMLResponse, RelayState: request.relayState });
    expect(status).toBe(303);
    const data = succeed(await client.exchangeCodeForSession(present(query.get('code'))));
    const provider = `sso:${acme.id}`;
    expect(data.user).toMatchObject({
      email: 'vera@acme.example',
      app_metadata: { provider, providers: [provider] },
      user_metadata: { full_name: 'Vera Dias', custom_claims: { department: 'Vendas' } },
      identities: [{ provider, id: 'vera-1' }],
    });
    expect(data.user.email_confirmed_at).toBeDefined();
    expect(claimsOf(data.session.access_token).amr).toMatchObject([
      { method: 'sso/saml', provider },
    ]);
    const me = await fetch(`${server.url}/api/me`, {
      headers: { authorization: `Bearer ${data.session.access_token}` },
    });
    expect(me.status).toBe(200);
  });

  it('get the session in the fragment without PKCE, and the same account each time', async () => {
    const ids = [];
    for (const _time of [1, 2]) {
      const { to } = await acme.signIn({ nameId: 'again' }, 'implicit');
      const token = present(new URLSearchParams(to.hash.slice(1)).get('access_token'));
      ids.push(claimsOf(token).sub);
    }
    expect(ids[0]).toBe(ids[1]);
  });

  it.each(['response', 'both'] as const)('sign in with the %s signed', async (sign) => {
    expect((await acme.signIn({ sign })).query.get('error_code')).toBeNull();
  });

  it('have accounts apart from everybody else’s, even with the same address', async () => {
    const email = 'vera2@acme.example';
    const operator = operatorClient(server).auth.admin;
    const made = succeed(
      await operator.createUser({ email, password: 'segredo 1', email_confirm: true }),
    );
    const own = made.user.id;
    const { client, query } = await acme.signIn({ nameId: 'vera-2', attributes: { email } });
    const { user } = succeed(await client.exchangeCodeForSession(present(query.get('code'))));
    expect(user.email).toBe(email);
    expect(user.id).not.toBe(own);
    const byPassword = succeed(
      await authClient(server).signInWithPassword({ email, password: 'segredo 1' }),
    );
    expect(byPassword.user.id).toBe(own);
  });

  it('cannot change what their organization looks after', async () => {
    const { client, query } = await acme.signIn({ nameId: 'managed' });
    succeed(await client.exchangeCodeForSession(present(query.get('code'))));
    const changes = [
      { password: 'segredo 1' },
      { email: 'elsewhere@example.com' },
      { phone: '+5521912345678' },
    ];
    await withSettings(server, { auth: { phoneSignIn: true } }, async () => {
      for (const change of changes) {
        expect((await client.updateUser(change)).error).toMatchObject({
          status: 422,
          code: 'user_sso_managed',
        });
      }
    });
    succeed(await client.updateUser({ data: { full_name: 'Vera' } }));
  });

  it('move with the address that their organization gives them', async () => {
    await acme.signIn({ nameId: 'mover', attributes: { mail: 'one@acme.example' } }, 'implicit');
    const { client, query } = await acme.signIn({
      nameId: 'mover',
      attributes: { mail: 'two@acme.example' },
    });
    const { user } = succeed(await client.exchangeCodeForSession(present(query.get('code'))));
    expect(user.email).toBe('two@acme.example');
  });

  it('are sent on to allowed addresses only', async () => {
    for (const [wish, end] of [
      ['https://app.good.example/in', 'https://app.good.example/in'],
      ['https://good.example\\@evil.example', `${server.url}/`],
    ] as const) {
      const { request } = await acme.start('pkce', wish);
      const SAMLResponse = acme.idp.answer(request);
      const { to } = await acme.post({ SAMLResponse, RelayState: request.relayState });
      expect(to.origin + to.pathname).toBe(end);
    }
  });
});

describe('over https, without PKCE', () => {
  it('an answer counts only in the browser that asked', async () => {
    const site = 'https://florescer.example';
    const secure = await startTestApp({
      environment: { SAML_SIGN_IN: 'on', SITE_URL: site },
    });
    try {
      const own = await SamlIdp.of('secure');
      const key = secure.context.settings.serviceKey;
      const { json } = await ask(secure, '/admin/sso/providers', {
        body: { type: 'saml', metadata_xml: own.metadata() },
        headers: { apikey: key, authorization: `Bearer ${key}` },
      });
      const signInBy = async (asking: TestBrowser, posting: TestBrowser) => {
        const asked = await asking.visit(`${secure.url}/auth/v1/sso`, {
          method: 'POST',
          headers: { apikey: key },
          body: JSON.stringify({ provider_id: json.id, skip_http_redirect: true }),
        });
        const { url } = (await asked.json()) as { url: string };
        const request = own.read(url);
        const response = await posting.visit(`${secure.url}/auth/v1/sso/saml/acs`, {
          method: 'POST',
          body: new URLSearchParams({
            SAMLResponse: own.answer(request),
            RelayState: request.relayState,
          }),
        });
        const cookie = asked.headers.get('set-cookie');
        return { cookie, to: new URL(present(response.headers.get('location'))) };
      };
      const lured = await signInBy(new TestBrowser(), new TestBrowser());
      expect(lured.cookie).toMatch(/; HttpOnly; SameSite=None; Secure$/);
      expect(lured.to.searchParams.get('error_code')).toBe('bad_oauth_state');
      const browser = new TestBrowser();
      const same = await signInBy(browser, browser);
      expect(same.to.origin).toBe(site);
      expect(same.to.hash).toContain('access_token=');
    } finally {
      await secure.stop();
    }
  });
});

describe('asking for it', () => {
  it.each([
    ['nothing', {}, 400, 'validation_failed'],
    [
      'both',
      { domain: 'acme.example', provider_id: crypto.randomUUID() },
      400,
      'validation_failed',
    ],
    ['an id that is none', { provider_id: 'x' }, 400, 'validation_failed'],
    ['an unknown provider', { provider_id: crypto.randomUUID() }, 404, 'sso_provider_not_found'],
    ['an unknown domain', { domain: 'other.example' }, 404, 'sso_provider_not_found'],
  ])('with %s is refused', async (_what, body, status, code) => {
    expect(await ask(server, '/sso', { body })).toMatchObject({ status, json: { code } });
  });

  it('leads there at once for a form without a script', async () => {
    const { status, headers } = await ask(server, '/sso', { body: { provider_id: acme.id } });
    expect(status).toBe(303);
    expect(headers.get('location')).toContain('https://acme.example/saml/sso?SAMLRequest=');
  });

  it('is possible with our metadata', async () => {
    const response = await fetch(`${server.url}/auth/v1/sso/saml/metadata`);
    expect(response.headers.get('content-type')).toContain('application/xml');
    const xml = await response.text();
    expect(xml).toContain(`entityID="${server.url}/auth/v1/sso/saml/metadata"`);
    expect(xml).toContain(`Location="${server.url}/auth/v1/sso/saml/acs"`);
    expect(xml).toContain('WantAssertionsSigned="true"');
    const { json } = await ask(server, '/settings', { method: 'GET' });
    expect(json.saml_enabled).toBe(true);
  });
});

describe('where the operator has not switched it on', () => {
  it('nothing of it is open', async () => {
    await withSettings(server, { auth: { signInMethods: { saml: false } } }, async () => {
      for (const [method, path] of [
        ['POST', '/sso'],
        ['GET', '/sso/saml/metadata'],
        ['POST', '/sso/saml/acs'],
      ] as const) {
        const body = method === 'POST' ? {} : undefined;
        expect(await ask(server, path, { method, body })).toMatchObject({
          status: 404,
          json: { code: 'saml_provider_disabled' },
        });
      }
    });
  });
});
