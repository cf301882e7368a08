import { createHash, timingSafeEqual } from 'node:crypto';
import {
  createRemoteJWKSet,
  decodeProtectedHeader,
  customFetch as joseFetch,
  jwtVerify,
} from 'jose';
import type { Configuration } from 'openid-client';
import {
  OUTBOUND_TIMEOUT_MS,
  type OutboundFetch,
  outboundFetch,
} from '../../outbound/outbound-fetch.ts';
import type { OAuthProviderSettings } from '../../settings/sign-in-methods.ts';
import { type ExternalProfile, profileOfClaims } from '../provider-profile.rules.ts';
import { asking } from './failures.ts';
import { isIssuerOf } from './issuers.ts';
import {
  type ExternalGrant,
  type IdTokenReading,
  type IdTokenWish,
  type Provider,
  ProviderRefused,
  type VisitSecrets,
  type VisitWish,
} from './provider.ts';

/** How long what a provider says about itself is believed. */
const DISCOVERY_LIFE_MS = 3_600_000;
/** Seconds by which a provider's clock may be off. */
const CLOCK_TOLERANCE = 30;
/** The end of the year 9999, in seconds: a token that says it ends later is remembered until then. */
const LAST_SECOND = 253_402_300_799;
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
];

interface Discovered {
  configuration: Configuration;
  keys: ReturnType<typeof createRemoteJWKSet>;
  issuer: string;
  at: number;
}

/** A provider that speaks OpenID Connect and describes itself (discovery). */
export class OpenIdProvider implements Provider {
  readonly name: string;
  readonly ownScopes: readonly string[];
  readonly postsBack: boolean;
  readonly #settings: OAuthProviderSettings;
  readonly #fetch: OutboundFetch;
  #discovered: Promise<Discovered> | undefined;

  constructor(settings: OAuthProviderSettings) {
    const isApple = settings.name === 'apple';
    this.name = settings.name;
    this.ownScopes = isApple ? ['openid', 'name', 'email'] : ['openid', 'email', 'profile'];
    // Apple gives name and address to forms only.
    this.postsBack = isApple;
    this.#settings = settings;
    this.#fetch = outboundFetch(new Set([new URL(settings.issuer).host]));
  }

  visitAddress(wish: VisitWish): Promise<URL> {
    return asking(async () => {
      const client = await import('openid-client');
      const { configuration } = await this.#discover();
      return client.buildAuthorizationUrl(configuration, {
        ...wish.passedOn,
        redirect_uri: wish.callback,
        scope: wish.scopes,
        state: wish.state,
        nonce: wish.nonce,
        ...(this.postsBack ? { response_mode: 'form_post' } : {}),
        ...(this.#usesPkce(configuration)
          ? {
              code_challenge: await client.calculatePKCECodeChallenge(wish.codeVerifier),
              code_challenge_method: 'S256',
            }
          : {}),
      });
    });
  }

  finishVisit(returned: URL, { state, nonce, codeVerifier }: VisitSecrets): Promise<ExternalGrant> {
    return asking(async () => {
      const client = await import('openid-client');
      const { configuration } = await this.#discover();
      const tokens = await client.authorizationCodeGrant(configuration, returned, {
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
        ...(this.#usesPkce(configuration) ? { pkceCodeVerifier: codeVerifier } : {}),
      });
      const claims = tokens.claims();
      if (!claims) throw new ProviderRefused('no ID token');
      const asksFurther = !claims.email && configuration.serverMetadata().userinfo_endpoint;
      const info = asksFurther
        ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : {};
      return {
        profile: this.#profile({ ...info, ...claims }),
        tokens: { access: tokens.access_token, refresh: tokens.refresh_token ?? null },
      };
    });
  }

  readIdToken(wish: IdTokenWish, now: Date): Promise<IdTokenReading> {
    return asking(async () => {
      const { clientIds } = this.#settings;
      if (wish.clientId && !clientIds.includes(wish.clientId)) {
        throw new ProviderRefused('unknown client');
      }
      const { keys, issuer } = await this.#discover();
      const { payload } = await jwtVerify(wish.idToken, keys, {
        algorithms: ALGORITHMS,
        audience: wish.clientId ?? [...clientIds],
        currentDate: now,
        clockTolerance: CLOCK_TOLERANCE,
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      const { iss, azp, nonce, exp = 0 } = payload;
      if (!isIssuerOf(this.name, issuer, payload) || (wish.issuer && wish.issuer !== iss)) {
        throw new ProviderRefused('issuer');
      }
      // A token for several audiences names the one that asked for it.
      if (
        Array.isArray(payload.aud) &&
        payload.aud.length > 1 &&
        !clientIds.includes(String(azp))
      ) {
        throw new ProviderRefused('authorized party');
      }
      if (wish.accessToken && payload.at_hash !== undefined) {
        assertBelongs(wish.idToken, wish.accessToken, payload.at_hash);
      }
      return {
        profile: this.#profile(payload),
        nonce: typeof nonce === 'string' && nonce !== '' ? nonce : null,
        expiresAt: new Date(Math.min(exp, LAST_SECOND) * 1_000),
      };
    });
  }

  #profile(claims: Readonly<Record<string, unknown>>): ExternalProfile {
    const profile = profileOfClaims(this.name, claims);
    if (!profile) throw new ProviderRefused('no subject');
    return profile;
  }

  /** Google, Microsoft and others know PKCE without saying so; Apple does not promise it. */
  #usesPkce(configuration: Configuration): boolean {
    return this.name !== 'apple' || configuration.serverMetadata().supportsPKCE();
  }

  #discover(): Promise<Discovered> {
    const loading = this.#discovered ?? this.#load();
    this.#discovered = loading;
    return loading.then(
      (found) => {
        if (Date.now() - found.at > DISCOVERY_LIFE_MS) this.#discovered = undefined;
        return found;
      },
      (error: unknown) => {
        this.#discovered = undefined;
        throw error;
      },
    );
  }

  async #load(): Promise<Discovered> {
    const client = await import('openid-client');
    const { issuer, clientIds, clientSecret } = this.#settings;
    const configuration = await client.discovery(
      new URL(issuer),
      clientIds[0] ?? '',
      { [client.clockTolerance]: CLOCK_TOLERANCE },
      client.ClientSecretPost(clientSecret),
      {
        timeout: OUTBOUND_TIMEOUT_MS / 1_000,
        [client.customFetch]: this.#fetch,
        execute: [
          // Signatures are checked although the tokens come straight from the provider.
          client.enableNonRepudiationChecks,
          ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
        ],
      },
    );
    const { jwks_uri: keysAddress, issuer: named } = configuration.serverMetadata();
    if (!keysAddress) throw new ProviderRefused('no keys');
    const keys = createRemoteJWKSet(new URL(keysAddress), {
      timeoutDuration: OUTBOUND_TIMEOUT_MS,
      [joseFetch]: this.#fetch,
    });
    return { configuration, keys, issuer: named, at: Date.now() };
  }
}

/** `at_hash` (OpenID Connect, 3.1.3.6): the left half of the access token's hash. */
function assertBelongs(idToken: string, accessToken: string, claim: unknown): void {
  const { alg = '' } = decodeProtectedHeader(idToken);
  const bits = alg === 'EdDSA' ? '512' : alg.slice(-3);
  const digest = createHash(`sha${bits}`).update(accessToken).digest();
  const expected = Buffer.from(digest.subarray(0, digest.length / 2).toString('base64url'));
  const given = Buffer.from(String(claim));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new ProviderRefused('at_hash');
  }
}
