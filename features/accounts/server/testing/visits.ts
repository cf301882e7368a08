import { authClient, present, succeed } from '#packages/testing/people/auth-clients.ts';
import type { TestApp } from '#packages/testing/people/index.ts';
import { TestBrowser } from './browser.ts';
import type { IssuerPerson, RealIssuer } from './real-issuer.ts';

export interface VisitOptions {
  redirectTo?: string;
  scopes?: string;
  queryParams?: Record<string, string>;
}

/** People who go to Google, which is a test's own issuer, and come back. */
export function visitsTo(server: TestApp, issuer: RealIssuer) {
  const page = `${server.url}/dashboard`;
  let people = 0;

  /** Somebody new is signed in at the issuer. */
  function newPerson(more: Partial<IssuerPerson> = {}): IssuerPerson {
    const sub = `person-${++people}`;
    issuer.person = {
      sub,
      email: `${sub}@gmail.example`,
      email_verified: true,
      name: 'Lia Souza',
      picture: 'https://pictures.example/lia.png',
      ...more,
    };
    return issuer.person;
  }

  /** Our address that the official client sends a browser to. */
  async function addressFor(client: ReturnType<typeof authClient>, options: VisitOptions = {}) {
    const { url } = succeed(
      await client.signInWithOAuth({
        provider: 'google',
        options: { redirectTo: page, skipBrowserRedirect: true, ...options },
      }),
    );
    return present(url);
  }

  /** The way of a person: to the provider, back to us, and on to the app. */
  async function travel(
    flow: 'pkce' | 'implicit',
    options: VisitOptions = {},
    browser = new TestBrowser(),
  ) {
    const client = authClient(server, flow);
    const arrived = await browser.followTo(
      options.redirectTo ?? page,
      await addressFor(client, options),
    );
    const fragment = new URLSearchParams(arrived.hash.slice(1));
    return { client, arrived, query: arrived.searchParams, fragment };
  }

  return { newPerson, addressFor, travel };
}
