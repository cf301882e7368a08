import { exportJWK, generateKeyPair } from 'jose';
import Provider from 'oidc-provider';
import type { ForeignServer } from './foreign-servers.ts';

/** Somebody with an account at the issuer. */
export interface IssuerPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
  picture?: string;
}

export interface RealIssuer {
  /** Who is signed in at the issuer; null answers every visit with a refusal. */
  person: IssuerPerson | null;
}

/**
 * A certified OpenID provider on a server that listens already, with this product as its client
 * `florescer-client`. Whoever is `person` signs in without being asked.
 */
export async function serveIssuer(server: ForeignServer, callback: string): Promise<RealIssuer> {
  const issuer: RealIssuer = { person: null };
  const people = new Map<string, IssuerPerson>();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const provider = new Provider(server.url, {
    clients: [
      {
        client_id: 'florescer-client',
        client_secret: 'florescer-client-secret',
        redirect_uris: [callback],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of the tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      RefreshToken: 600,
      Session: 600,
    },
    issueRefreshToken: async () => true,
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ ...people.get(sub), sub }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.answer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const { person } = issuer;
    if (person) people.set(person.sub, person);
    return provider.interactionFinished(
      request,
      response,
      person
        ? { login: { accountId: person.sub, remember: false } }
        : { error: 'access_denied', error_description: 'not today, <b>thanks</b>' },
      { mergeWithLastSubmission: false },
    );
  });
  return issuer;
}
