import { randomInt } from 'node:crypto';
import type { Queryable } from '#packages/db/index.ts';
import { isExpired, ONE_TIME_LIFE_SECONDS } from '../../contract/one-time-life.rules.ts';
import type { OneTimeKind } from '../accounts.tables.ts';
import type { Accounts } from '../accounts.ts';
import { hashSecret } from '../keys/hash-secret.ts';
import { linkToken, readLinkToken, SMS_LIFE_SECONDS } from './one-time.rules.ts';
import { lockTokens, type OneTimeRow, replaceToken } from './one-time-tokens.queries.ts';

const CODE_DIGITS = 6;

/** Six random digits. */
export function makeCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

export interface OneTimeSecret {
  /** Six digits, for typing. */
  code: string;
  /** What a link carries (`token_hash`). */
  tokenHash: string;
}

/**
 * Makes code and link token of a mail, without storing them. Both lead to the same record: the link
 * token is derived from address and code with the instance's secret, so that the stored hash does
 * not give away which of a million codes it is. The address is an e-mail or a phone number.
 */
export async function makeOneTimeSecret(
  accounts: Accounts,
  kind: OneTimeKind,
  address: string,
): Promise<OneTimeSecret> {
  const code = makeCode();
  return { code, tokenHash: await tokenHashOf(accounts, kind, address, code) };
}

/**
 * Stores a one-time secret in place of the person's former one of this kind, and gives what a link
 * carries. Null when another was asked for since `requestedAt` (by default now): that one stays.
 */
export async function storeOneTimeSecret(
  { context }: Accounts,
  db: Queryable,
  {
    userId,
    kind,
    pkce,
    secret: { tokenHash },
    requestedAt = context.now(),
  }: {
    userId: string;
    kind: OneTimeKind;
    pkce: boolean;
    secret: OneTimeSecret;
    requestedAt?: Date;
  },
): Promise<string | null> {
  const isStored = await replaceToken(db, {
    userId,
    kind,
    tokenHash: hashSecret(tokenHash),
    pkce,
    requestedAt,
    createdAt: context.now(),
  });
  return isStored ? linkToken(tokenHash, pkce) : null;
}

/** The waiting token that a link carries; undefined when it is wrong, used or expired. */
export async function findByLink(
  accounts: Accounts,
  tx: Queryable,
  token: string,
  kinds: readonly OneTimeKind[],
): Promise<OneTimeRow | undefined> {
  const { tokenHash, pkce } = readLinkToken(token);
  const rows = await lockTokens(tx, [hashSecret(tokenHash)], kinds);
  return rows.find((row) => row.pkce === pkce && !isExpired(row.createdAt, accounts.context.now()));
}

/**
 * The waiting token of an address and its typed code; undefined when wrong, used or expired. A
 * texted code lives shorter than a mailed one.
 */
export async function findByCode(
  accounts: Accounts,
  tx: Queryable,
  proof: { email: string; code: string } | { phone: string; code: string },
  kinds: readonly OneTimeKind[],
): Promise<OneTimeRow | undefined> {
  const [address, life] =
    'phone' in proof ? [proof.phone, SMS_LIFE_SECONDS] : [proof.email, ONE_TIME_LIFE_SECONDS];
  const hashes = await Promise.all(
    kinds.map(async (kind) => hashSecret(await tokenHashOf(accounts, kind, address, proof.code))),
  );
  const rows = await lockTokens(tx, hashes, kinds);
  return rows.find((row) => !isExpired(row.createdAt, accounts.context.now(), life));
}

/** 56 hexadecimal digits, the length that the protocol's own clients know. */
async function tokenHashOf(
  { keys }: Accounts,
  kind: OneTimeKind,
  address: string,
  code: string,
): Promise<string> {
  const derived = await keys.derive(`one-time:${kind}`, `${address}\u0000${code}`);
  return derived.toString('hex').slice(0, 56);
}
