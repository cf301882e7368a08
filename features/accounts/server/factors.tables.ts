import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant } from '../../../packages/db/columns.ts';
import { type FactorType, users } from './accounts.tables.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A second factor of a person: authenticator app, phone, security key, or their recovery codes. */
export const mfaFactors = pgTable(
  'mfa_factors',
  {
    userId: userId(),
    id: id(),
    type: text('type').$type<FactorType>().notNull(),
    status: text('status').$type<'unverified' | 'verified'>().notNull().default('unverified'),
    /** Unique for the person; empty when they gave none. */
    friendlyName: text('friendly_name').notNull().default(''),
    /** Of an authenticator app: its secret, sealed with the person's key. */
    sealedSecret: bytes('sealed_secret'),
    /** Of an authenticator app: time step of the last code that was taken; no earlier one is. */
    lastUsedStep: bigint('last_used_step', { mode: 'number' }),
    /** Of a phone: digits without the leading `+`. */
    phone: text('phone'),
    /** Of a security key, once it was verified: the credential's own id (base64url). */
    credentialId: text('credential_id'),
    publicKey: bytes('public_key'),
    signCount: bigint('sign_count', { mode: 'number' }).notNull().default(0),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    lastChallengedAt: instant('last_challenged_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('mfa_factors_friendly_name').on(t.userId, t.friendlyName),
    uniqueIndex('mfa_factors_credential').on(t.credentialId),
    uniqueIndex('mfa_factors_recovery_codes').on(t.userId).where(sql`${t.type} = 'recovery_code'`),
    check('mfa_factors_type', sql`${t.type} in ('totp', 'phone', 'webauthn', 'recovery_code')`),
    check('mfa_factors_status', sql`${t.status} in ('unverified', 'verified')`),
  ],
);

/** A question to a factor that waits for its answer: good once, for a while, from one address. */
export const mfaChallenges = pgTable(
  'mfa_challenges',
  {
    userId: uuid('user_id').notNull(),
    id: id(),
    factorId: uuid('factor_id').notNull(),
    ip: text('ip').notNull(),
    /** Of a phone: keyed hash of the texted code, once it is on its way. */
    codeHash: bytes('code_hash'),
    /** Of a security key: the random bytes that it signs (base64url). */
    nonce: text('nonce'),
    createdAt: createdAt(),
    /** When it was answered rightly; it is worth nothing from then on. */
    verifiedAt: instant('verified_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({
      columns: [t.userId, t.factorId],
      foreignColumns: [mfaFactors.userId, mfaFactors.id],
    }).onDelete('cascade'),
    index('mfa_challenges_factor').on(t.userId, t.factorId),
    index('mfa_challenges_created_at').on(t.createdAt),
  ],
);

/** Recovery codes of a person: keyed hashes only; a used one stays for the count. */
export const mfaRecoveryCodes = pgTable(
  'mfa_recovery_codes',
  {
    userId: uuid('user_id').notNull(),
    codeHash: bytes('code_hash').notNull(),
    factorId: uuid('factor_id').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.codeHash] }),
    foreignKey({
      columns: [t.userId, t.factorId],
      foreignColumns: [mfaFactors.userId, mfaFactors.id],
    }).onDelete('cascade'),
  ],
);

/** A person's wish to lose their second factors, which waits so that whoever holds one can stop it. */
export const factorRemovals = pgTable(
  'factor_removals',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The session that asked, which may take the wish back. */
    sessionId: uuid('session_id').notNull(),
    requestedAt: instant('requested_at').notNull(),
    dueAt: instant('due_at').notNull(),
  },
  (t) => [index('factor_removals_due_at').on(t.dueAt)],
);

/** A key on a person's device that signs them in without a password. */
export const passkeys = pgTable(
  'passkeys',
  {
    userId: userId(),
    id: id(),
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    signCount: bigint('sign_count', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    friendlyName: text('friendly_name').notNull().default(''),
    lastUsedAt: instant('last_used_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('passkeys_credential').on(t.credentialId),
  ],
);

/** A passkey ceremony that waits for its answer; taken out by the first one, right or wrong. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: id().primaryKey(),
    /** Whose passkey is made; null while somebody signs in, since nobody knows yet who. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    nonce: text('nonce').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('passkey_challenges_created_at').on(t.createdAt)],
);
