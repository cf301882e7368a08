import {
  OUTBOUND_TIMEOUT_MS,
  type OutboundFetch,
  outboundFetch,
} from '../../outbound/outbound-fetch.ts';
import type { OAuthProviderSettings } from '../../settings/sign-in-methods.ts';
import { profileOfClaims } from '../provider-profile.rules.ts';
import { asking } from './failures.ts';
import {
  type ExternalGrant,
  type Provider,
  ProviderRefused,
  ProviderUnavailable,
  type VisitSecrets,
  type VisitWish,
} from './provider.ts';

interface GitHubEmail {
  email?: unknown;
  primary?: unknown;
  verified?: unknown;
}

/** GitHub, which speaks OAuth 2.0 without ID tokens: the person is read from its API. */
export class GitHubProvider implements Provider {
  readonly name = 'github';
  readonly ownScopes = ['read:user', 'user:email'];
  readonly postsBack = false;
  readonly #settings: OAuthProviderSettings;
  readonly #site: string;
  readonly #api: string;
  readonly #fetch: OutboundFetch;

  constructor(settings: OAuthProviderSettings) {
    this.#settings = settings;
    this.#site = settings.issuer.replace(/\/+$/, '');
    const isPublic = this.#site === 'https://github.com';
    this.#api = isPublic ? 'https://api.github.com' : `${this.#site}/api/v3`;
    this.#fetch = outboundFetch(new Set([this.#site, this.#api].map((url) => new URL(url).host)));
  }

  visitAddress(wish: VisitWish): Promise<URL> {
    return asking(async () => {
      const client = await import('openid-client');
      return client.buildAuthorizationUrl(await this.#configuration(), {
        ...wish.passedOn,
        redirect_uri: wish.callback,
        scope: wish.scopes,
        state: wish.state,
        code_challenge: await client.calculatePKCECodeChallenge(wish.codeVerifier),
        code_challenge_method: 'S256',
      });
    });
  }

  finishVisit(returned: URL, { state, codeVerifier }: VisitSecrets): Promise<ExternalGrant> {
    return asking(async () => {
      const client = await import('openid-client');
      const tokens = await client.authorizationCodeGrant(await this.#configuration(), returned, {
        expectedState: state,
        pkceCodeVerifier: codeVerifier,
      });
      const [person, emails] = await Promise.all([
        this.#read('/user', tokens.access_token),
        this.#read('/user/emails', tokens.access_token),
      ]);
      const profile = profileOfGitHub(this.#site, person, emails);
      if (!profile) throw new ProviderRefused('no subject');
      return { profile, tokens: { access: tokens.access_token, refresh: null } };
    });
  }

  async #configuration() {
    const client = await import('openid-client');
    const { clientIds, clientSecret } = this.#settings;
    const configuration = new client.Configuration(
      {
        issuer: `${this.#site}/login/oauth`,
        authorization_endpoint: `${this.#site}/login/oauth/authorize`,
        token_endpoint: `${this.#site}/login/oauth/access_token`,
      },
      clientIds[0] ?? '',
      undefined,
      client.ClientSecretPost(clientSecret),
    );
    configuration[client.customFetch] = this.#fetch;
    configuration.timeout = OUTBOUND_TIMEOUT_MS / 1_000;
    if (this.#site.startsWith('http:')) client.allowInsecureRequests(configuration);
    return configuration;
  }

  async #read(path: string, token: string): Promise<unknown> {
    const answer = await this.#fetch(`${this.#api}${path}`, {
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/vnd.github+json',
        'user-agent': 'florescer',
      },
    });
    if (answer.status >= 500) throw new ProviderUnavailable();
    if (!answer.ok) throw new ProviderRefused(`status ${answer.status}`);
    return answer.json();
  }
}

/** GitHub's person and addresses as claims; the verified primary address wins. */
function profileOfGitHub(site: string, person: unknown, emails: unknown) {
  const { id, login, name, avatar_url: picture } = (person ?? {}) as Record<string, unknown>;
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return null;
  const all = Array.isArray(emails) ? (emails as GitHubEmail[]) : [];
  const chosen =
    all.find(({ primary, verified }) => primary === true && verified === true) ??
    all.find(({ verified }) => verified === true) ??
    all.find(({ primary }) => primary === true);
  return profileOfClaims('github', {
    iss: site,
    sub: String(id),
    name: name ?? login,
    preferred_username: login,
    picture,
    email: chosen?.email,
    email_verified: chosen?.verified === true,
  });
}
