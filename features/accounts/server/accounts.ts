import { defineService, type ServerContext } from '#packages/kernel/index.ts';
import { KeyStore } from './keys/key-store.ts';
import { SamlKey } from './keys/saml-key.ts';
import { TokenVerifier } from './keys/token-verifier.ts';
import { Limits } from './limits/limits.ts';
import { Providers } from './oauth/providers/providers.ts';
import { Passwords } from './password/passwords.ts';

/** The parts of the auth service of one instance, around its context. */
export interface Accounts {
  context: ServerContext;
  keys: KeyStore;
  tokens: TokenVerifier;
  passwords: Passwords;
  limits: Limits;
  samlKey: SamlKey;
  /** Foreign providers that people may sign in with. */
  providers: Providers;
  /** `iss` of every access token. */
  issuer: string;
}

const accounts = defineService('accounts', (context): Accounts => {
  const { db, vault, now, settings } = context;
  const keys = new KeyStore(db, vault, now);
  const issuer = `${settings.siteUrl}/auth/v1`;
  return {
    context,
    keys,
    tokens: new TokenVerifier(keys, issuer, now),
    passwords: new Passwords(),
    limits: new Limits(db, keys, now, settings),
    samlKey: new SamlKey(db, vault, now),
    providers: new Providers(settings.auth.signInMethods.oauth),
    issuer,
  };
});

/** The auth service of an instance. */
export const accountsOf = accounts.of;
