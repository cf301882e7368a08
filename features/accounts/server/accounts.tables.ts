import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { bytes, createdAt, id, instant } from '../../../packages/db/columns.ts';

type Metadata = Record<string, unknown>;

const metadata = (name: string) => jsonb(name).$type<Metadata>().notNull().default({});
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export type FactorType = 'totp' | 'phone' | 'webauthn' | 'recovery_code';

/** A second factor as the protocol shows it. */
export interface PresentedFactor {
  id: string;
  created_at: string;
  updated_at: string;
  status: 'unverified' | 'verified';
  friendly_name?: string;
  factor_type: FactorType;
  phone?: string;
  last_challenged_at?: string;
}

/** The sides of an e-mail change: the address that a person has, and the one that they wish for. */
export type EmailChangeHalf = 'current' | 'new';

/** A person as the auth service knows them; everything personal hangs on `id`. */
export const users = pgTable(
  'users',
  {
    id: id().primaryKey(),
    role: text('role').notNull().default('authenticated'),
    /** Lower-cased before it is stored; null for people who have no e-mail. */
    email: text('email'),
    emailConfirmedAt: instant('email_confirmed_at'),
    /** Digits without the leading `+`. */
    phone: text('phone'),
    phoneConfirmedAt: instant('phone_confirmed_at'),
    /** argon2id in its encoded form; null for people who never chose a password. */
    passwordHash: text('password_hash'),
    /** Somebody else may have chosen the password: it goes when the address is confirmed. */
    passwordContested: boolean('password_contested').notNull().default(false),
    invitedAt: instant('invited_at'),
    confirmationSentAt: instant('confirmation_sent_at'),
    recoverySentAt: instant('recovery_sent_at'),
    newEmail: text('new_email'),
    emailChangeSentAt: instant('email_change_sent_at'),
    /** Which of the two mails of an e-mail change was confirmed: the other one is awaited. */
    emailChangeConfirmed: text('email_change_confirmed').$type<EmailChangeHalf>(),
    newPhone: text('new_phone'),
    phoneChangeSentAt: instant('phone_change_sent_at'),
    reauthenticationSentAt: instant('reauthentication_sent_at'),
    lastSignInAt: instant('last_sign_in_at'),
    appMetadata: metadata('app_metadata'),
    userMetadata: metadata('user_metadata'),
    /**
     * What is shown of the second factors, in every answer that shows the person; written by
     * `factors.queries.ts` whenever one changes, so that signing in need not look for them.
     */
    factors: jsonb('factors').$type<PresentedFactor[]>().notNull().default([]),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    /** Signs in at an organization's provider, which alone looks after address and password. */
    isSsoUser: boolean('is_sso_user').notNull().default(false),
    bannedUntil: instant('banned_until'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // What an organization's provider claims about addresses must not meet anybody's own account.
    uniqueIndex('users_email').on(t.email).where(sql`not ${t.isSsoUser}`),
    uniqueIndex('users_phone').on(t.phone),
  ],
);

/** One way in which a person can prove who they are: their e-mail, later a provider's subject. */
export const identities = pgTable(
  'identities',
  {
    userId: userId(),
    id: id(),
    provider: text('provider').notNull(),
    /** The provider's name for the person; for `email` and `phone` the user id. */
    subject: text('subject').notNull(),
    data: jsonb('data').$type<Metadata>().notNull(),
    email: text('email'),
    lastSignInAt: instant('last_sign_in_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('identities_provider_subject').on(t.provider, t.subject),
  ],
);

/** One entry of a session's `amr` claim: how and when (unix seconds) the person proved themselves. */
export interface AuthenticationMethod {
  method: string;
  timestamp: number;
  provider?: string;
}

/** A sign-in; gone means signed out, at once and in every process. */
export const sessions = pgTable(
  'sessions',
  {
    userId: userId(),
    id: id(),
    aal: text('aal').$type<'aal1' | 'aal2'>().notNull().default('aal1'),
    amr: jsonb('amr').$type<AuthenticationMethod[]>().notNull(),
    /** The second factor that lifted the session to aal2. */
    factorId: uuid('factor_id'),
    userAgent: text('user_agent'),
    ip: text('ip'),
    createdAt: createdAt(),
    refreshedAt: instant('refreshed_at'),
    notAfter: instant('not_after'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);

/** The chain of a session's refresh tokens. Only hashes: a token is known to its holder alone. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    userId: uuid('user_id').notNull(),
    id: id(),
    sessionId: uuid('session_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    parentId: uuid('parent_id'),
    createdAt: createdAt(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({
      columns: [t.userId, t.sessionId],
      foreignColumns: [sessions.userId, sessions.id],
    }).onDelete('cascade'),
    uniqueIndex('refresh_tokens_hash').on(t.tokenHash),
    // The database itself keeps the promise that a session has at most one active token.
    uniqueIndex('refresh_tokens_active')
      .on(t.userId, t.sessionId)
      .where(sql`${t.revokedAt} is null`),
    index('refresh_tokens_session').on(t.userId, t.sessionId),
  ],
);

export const ONE_TIME_KINDS = [
  'confirmation',
  'recovery',
  'email_change_current',
  'email_change_new',
  'phone_change',
  'reauthentication',
] as const;
export type OneTimeKind = (typeof ONE_TIME_KINDS)[number];

/** Mailed codes and links that still wait; a new one of a kind replaces the old. Only hashes. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    userId: userId(),
    kind: text('kind').$type<OneTimeKind>().notNull(),
    tokenHash: bytes('token_hash').notNull(),
    /** Asked for with a PKCE challenge: the link then leads to an auth code, not to a session. */
    pkce: boolean('pkce').notNull().default(false),
    /** When it was asked for: a mail is made later, and must not replace what was asked for since. */
    requestedAt: instant('requested_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind] }),
    uniqueIndex('one_time_tokens_hash').on(t.tokenHash),
  ],
);

/** A PKCE flow between its request and the exchange of its auth code. */
export const flowStates = pgTable(
  'flow_states',
  {
    id: id().primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    codeChallenge: text('code_challenge').notNull(),
    codeChallengeMethod: text('code_challenge_method').$type<'s256' | 'plain'>().notNull(),
    providerType: text('provider_type').notNull(),
    authenticationMethod: text('authentication_method').notNull(),
    referrer: text('referrer'),
    /** Made when the code is given out; until then there is nothing to exchange. */
    authCodeHash: bytes('auth_code_hash'),
    authCodeIssuedAt: instant('auth_code_issued_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('flow_states_auth_code').on(t.authCodeHash),
    index('flow_states_user').on(t.userId, t.authenticationMethod, t.createdAt),
  ],
);

/** Keys of the auth service; the secret half is sealed with the master key. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    /** The `kid` of issued tokens. */
    id: id().primaryKey(),
    purpose: text('purpose').$type<'access_token' | 'derivation' | 'saml_decryption'>().notNull(),
    publicJwk: jsonb('public_jwk').$type<JWK>(),
    sealed: bytes('sealed').notNull(),
    createdAt: createdAt(),
    /** A retired key signs nothing new; it still verifies what it signed. */
    retiredAt: instant('retired_at'),
  },
  (t) => [
    uniqueIndex('signing_keys_current').on(t.purpose).where(sql`${t.retiredAt} is null`),
    check(
      'signing_keys_purpose',
      sql`${t.purpose} in ('access_token', 'derivation', 'saml_decryption')`,
    ),
  ],
);

/** Token buckets of the rate limits, shared by all processes; keys are hashes of what is limited. */
export const rateBuckets = pgTable(
  'rate_buckets',
  {
    key: bytes('key').primaryKey(),
    tokens: doublePrecision('tokens').notNull(),
    refilledAt: instant('refilled_at').notNull(),
  },
  (t) => [index('rate_buckets_refilled_at').on(t.refilledAt)],
);
