import { ask, authClient, present, succeed } from '#packages/testing/people/auth-clients.ts';
import type { TestApp } from '#packages/testing/people/index.ts';
import { TestBrowser } from './browser.ts';
import { type AnswerWish, SamlIdp } from './saml-idp.ts';

/** The operator's endpoints for organizations' providers, by service key or as somebody else. */
export function providersOf(server: TestApp) {
  const apikey = server.context.settings.serviceKey;
  return (method: string, path: string, body?: unknown, token = apikey) =>
    ask(server, `/admin/sso/providers${path}`, {
      method,
      body,
      headers: { apikey, authorization: `Bearer ${token}` },
    });
}

/** An organization, registered with its provider, whose people sign in there. */
export async function newOrganization(server: TestApp, clock: () => number) {
  const acme = await SamlIdp.of('acme', clock);
  const { json } = await providersOf(server)('POST', '', {
    type: 'saml',
    metadata_xml: acme.metadata(),
    domains: ['ACME.example'],
    attribute_mapping: { keys: { department: { name: 'dept' }, full_name: { name: 'cn' } } },
  });

  /** Where the official client is sent, read as the organization's provider reads it. */
  async function start(flow: 'pkce' | 'implicit' = 'pkce', redirectTo = `${server.url}/dashboard`) {
    const client = authClient(server, flow);
    const { url } = present(
      succeed(await client.signInWithSSO({ domain: 'acme.example', options: { redirectTo } })),
    );
    return { client, request: acme.read(url) };
  }

  /** Posts an answer as the browser of somebody who comes back. */
  async function post(form: Record<string, string>) {
    const response = await new TestBrowser().visit(`${server.url}/auth/v1/sso/saml/acs`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const to = new URL(present(response.headers.get('location')));
    return { status: response.status, to, query: to.searchParams };
  }

  /** A whole sign-in whose answer a test changes. */
  async function signIn(wish: AnswerWish = {}, flow: 'pkce' | 'implicit' = 'pkce') {
    const { client, request } = await start(flow);
    const SAMLResponse = acme.answer(request, wish);
    return { client, ...(await post({ SAMLResponse, RelayState: request.relayState })) };
  }

  return { idp: acme, id: json.id as string, start, post, signIn };
}

export type Organization = Awaited<ReturnType<typeof newOrganization>>;
