import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { DeletionObstacle } from '../contract/account.contract.ts';
import { KeyStore } from './keys/key-store.ts';
import { SamlKey } from './keys/saml-key.ts';
import { TokenVerifier } from './keys/token-verifier.ts';
import type { SecurityChangeKind } from './mails/security-notice.job.ts';
import { Providers } from './providers/providers.ts';
import { Limits } from './services/limits.ts';
import { Passwords } from './services/passwords/passwords.ts';

/** A person whose address has just been confirmed for the first time. */
export interface ConfirmedPerson {
  userId: string;
  metadata: Readonly<Record<string, unknown>>;
  /** `Accept-Language` of the confirming request. */
  acceptLanguage: string | undefined;
}

/** What other features add to the auth service; registered while routes are put up. */
export interface AccountsExtensions {
  /** Told once for each person, within the transaction that confirms them. */
  onConfirmed: ((tx: Queryable, person: ConfirmedPerson) => Promise<void>)[];
  /** Told of each change of how a person gets in, within its transaction, beside the mail. */
  onSecurityChange: ((
    tx: Queryable,
    change: { userId: string; kind: SecurityChangeKind },
  ) => Promise<void>)[];
  /** What a person has to see to before they can delete their account, if anything. */
  deletionObstacle: (db: Queryable, userId: string) => Promise<DeletionObstacle | null>;
  /** Told of somebody who deletes their account, within its transaction, while they are still there. */
  onDeletion: ((tx: Queryable, userId: string) => Promise<void>)[];
  /** The language a person chose, for their mails; null when they have not. */
  languageOf: (db: Queryable, userId: string) => Promise<string | null>;
}

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
  extensions: AccountsExtensions;
}

const instances = new WeakMap<ServerContext, Accounts>();

/** The auth service of an instance, made on first use. */
export function accountsOf(context: ServerContext): Accounts {
  let accounts = instances.get(context);
  if (!accounts) {
    const { db, vault, now, settings } = context;
    const keys = new KeyStore(db, vault, now);
    const issuer = `${settings.siteUrl}/auth/v1`;
    accounts = {
      context,
      keys,
      tokens: new TokenVerifier(keys, issuer, now),
      passwords: new Passwords(),
      limits: new Limits(db, keys, now, settings),
      samlKey: new SamlKey(db, vault, now),
      providers: new Providers(settings.auth.waysIn.oauth),
      issuer,
      extensions: {
        onConfirmed: [],
        onSecurityChange: [],
        deletionObstacle: async () => null,
        onDeletion: [],
        languageOf: async () => null,
      },
    };
    instances.set(context, accounts);
  }
  return accounts;
}
