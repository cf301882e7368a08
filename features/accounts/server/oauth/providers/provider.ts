import type { ExternalProfile } from '../provider-profile.rules.ts';

/** Secrets of one visit, made anew from its `state` when the person comes back. */
export interface VisitSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export interface VisitWish extends VisitSecrets {
  /** Our own address that the provider sends the person back to. */
  callback: string;
  scopes: string;
  /** Further parameters for the provider, already rid of reserved ones. */
  passedOn: Readonly<Record<string, string>>;
}

/** What a provider hands out for a visit; the tokens go to the person's own browser. */
export interface ExternalGrant {
  profile: ExternalProfile;
  tokens: { access: string; refresh: string | null };
}

export interface IdTokenWish {
  idToken: string;
  accessToken: string | undefined;
  issuer: string | undefined;
  clientId: string | undefined;
}

/** The provider answered, and its answer is not in order. */
export class ProviderRefused extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'ProviderRefused';
  }
}

/** The provider could not be asked. */
export class ProviderUnavailable extends Error {
  constructor(options?: ErrorOptions) {
    super('The provider could not be asked', options);
    this.name = 'ProviderUnavailable';
  }
}

/** A foreign provider of identities. Methods throw `ProviderRefused` or `ProviderUnavailable`. */
export interface Provider {
  readonly name: string;
  readonly ownScopes: readonly string[];
  /** Whether it sends people back by a form from its own site, as Apple does. */
  readonly postsBack: boolean;
  /** Where the person signs in. */
  visitAddress(wish: VisitWish): Promise<URL>;
  /** Exchanges the code in a returning address (`callback` with its parameters). */
  finishVisit(returned: URL, secrets: VisitSecrets): Promise<ExternalGrant>;
  /** Checks an ID token that the person's device got by itself; absent where there are none. */
  readIdToken?(wish: IdTokenWish, now: Date): Promise<IdTokenReading>;
}

export interface IdTokenReading {
  profile: ExternalProfile;
  /** The token's `nonce` claim. */
  nonce: string | null;
  /** The token's `exp` claim. */
  expiresAt: Date;
}
