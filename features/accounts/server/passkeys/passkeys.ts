import { randomUUID } from 'node:crypto';
import type { Accounts } from '../accounts.ts';
import { challengeEnd, isChallengeOver } from '../factors/factor.rules.ts';
import { announceSecurityChange } from '../own-account/security-notices.ts';
import { AuthError, invalidRequest } from '../protocol/auth-error.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { assertNotBanned, type Device, type Session, startSession } from '../sessions/sign-in.ts';
import { findUser, lockUser } from '../users/users.queries.ts';
import {
  deletePasskey,
  insertPasskey,
  insertPasskeyChallenge,
  lockPasskey,
  type PasskeyRow,
  passkeysOf,
  takePasskeyChallenge,
  updatePasskey,
} from './passkeys.queries.ts';
import { type RelyingParty, relyingPartyOf } from './relying-party.rules.ts';
import { askToCreate, askToSign, checkCreated, checkSigned, handleOf } from './webauthn.ts';

/** Passkeys of one person. */
const MAX_PASSKEYS = 10;
const PASSKEY = { factor: 'passkey' } as const;

/** What a browser brings back from a ceremony. */
export interface PasskeyAnswer {
  challengeId: string;
  credential: unknown;
}

/** Throws 404 `passkey_disabled` where passkeys are off, or the site has no name for them. */
export function requirePasskeys({ context: { settings } }: Accounts): RelyingParty {
  const party = settings.auth.passkeys ? relyingPartyOf(settings.siteUrl) : null;
  if (!party) throw new AuthError(404, 'passkey_disabled', 'Passkeys are disabled');
  return party;
}

/** Begins a passkey of a signed-in person. Throws 422 `too_many_passkeys`. */
export async function startPasskey(accounts: Accounts, party: RelyingParty, user: UserRow) {
  const { context } = accounts;
  const known = await passkeysOf(context.db, user.id);
  assertRoomFor(known);
  const { options, nonce } = await askToCreate(party, {
    handle: user.id,
    name: user.email ?? user.phone ?? user.id,
    known,
    discoverable: true,
  });
  return { ...(await keepCeremony(accounts, nonce, user.id)), options };
}

/**
 * Keeps the passkey that a device made. Throws 400 for a ceremony that is unknown, used or over and
 * for an answer that is wrong, 422 `webauthn_credential_exists` for a key that somebody has.
 */
export async function finishPasskey(
  accounts: Accounts,
  party: RelyingParty,
  user: UserRow,
  answer: PasskeyAnswer,
) {
  const { context } = accounts;
  const { nonce } = await takeCeremony(accounts, answer.challengeId, user.id);
  const credential = await checkCreated(party, answer.credential, { nonce, verifyPerson: true });
  if (!credential) throw verificationFailed();
  return context.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    assertRoomFor(await passkeysOf(tx, user.id));
    const createdAt = context.now();
    const passkey = await insertPasskey(tx, { ...credential, userId: user.id, createdAt });
    if (!passkey) {
      throw new AuthError(
        422,
        'webauthn_credential_exists',
        'This credential is already registered',
      );
    }
    await announceSecurityChange(accounts, tx, {
      userId: user.id,
      kind: 'factor_added',
      details: PASSKEY,
    });
    return presentPasskey(passkey);
  });
}

/** Begins a sign-in: whoever holds a passkey for this site may answer. */
export async function startPasskeySignIn(accounts: Accounts, party: RelyingParty) {
  const { options, nonce } = await askToSign(party, { known: [], verifyPerson: true });
  return { ...(await keepCeremony(accounts, nonce, null)), options };
}

/**
 * Signs in the person whose passkey answered. An unknown passkey and a wrong signature are refused
 * alike (400 `webauthn_verification_failed`).
 */
export async function finishPasskeySignIn(
  accounts: Accounts,
  party: RelyingParty,
  answer: PasskeyAnswer,
  device: Device,
): Promise<Session> {
  const { context } = accounts;
  const { nonce } = await takeCeremony(accounts, answer.challengeId, null);
  const { id: credentialId, response } = answer.credential as {
    id?: unknown;
    response?: { userHandle?: unknown };
  };
  return context.db.transaction(async (tx) => {
    const passkey =
      typeof credentialId === 'string' ? await lockPasskey(tx, credentialId) : undefined;
    if (!passkey || response?.userHandle !== handleOf(passkey.userId)) throw verificationFailed();
    const expected = { nonce, verifyPerson: true };
    const signCount = await checkSigned(party, answer.credential, passkey, expected);
    const user = await findUser(tx, passkey.userId);
    if (signCount === null || !user || user.deletedAt) throw verificationFailed();
    assertNotBanned(user, context.now(), 403);
    await updatePasskey(tx, passkey, { signCount, lastUsedAt: context.now() });
    return startSession(accounts, tx, user, { method: 'passkey', device });
  });
}

/** A person's passkeys, oldest first. */
export async function listPasskeys({ context: { db } }: Accounts, userId: string) {
  return (await passkeysOf(db, userId)).map(presentPasskey);
}

/** Throws 404 for a passkey that is not this person's. */
export async function renamePasskey(
  { context: { db } }: Accounts,
  owned: { userId: string; id: string },
  friendlyName: string,
) {
  const passkey = await updatePasskey(db, owned, { friendlyName });
  if (!passkey) throw passkeyNotFound();
  return presentPasskey(passkey);
}

/** Throws 404 for a passkey that is not this person's. */
export async function removePasskey(
  accounts: Accounts,
  { userId, id }: { userId: string; id: string },
  because?: 'operator',
): Promise<void> {
  await accounts.context.db.transaction(async (tx) => {
    if (!(await deletePasskey(tx, userId, id))) throw passkeyNotFound();
    const details = { ...PASSKEY, ...(because ? { because } : {}) };
    const change = { userId, kind: 'factor_removed', details } as const;
    await announceSecurityChange(accounts, tx, change);
  });
}

export function passkeyNotFound(): AuthError {
  return invalidRequest('Passkey not found', 404);
}

async function keepCeremony({ context }: Accounts, nonce: string, userId: string | null) {
  const [id, createdAt] = [randomUUID(), context.now()];
  await insertPasskeyChallenge(context.db, { id, userId, nonce, createdAt });
  return { challenge_id: id, expires_at: challengeEnd(createdAt) };
}

async function takeCeremony({ context }: Accounts, id: string, userId: string | null) {
  const ceremony = await takePasskeyChallenge(context.db, id, userId);
  if (!ceremony) {
    throw new AuthError(400, 'webauthn_challenge_not_found', 'Challenge not found or already used');
  }
  if (isChallengeOver(ceremony.createdAt, context.now())) {
    throw new AuthError(400, 'webauthn_challenge_expired', 'Challenge has expired');
  }
  return ceremony;
}

function assertRoomFor(known: readonly PasskeyRow[]): void {
  if (known.length < MAX_PASSKEYS) return;
  throw new AuthError(422, 'too_many_passkeys', 'Maximum number of passkeys reached');
}

function verificationFailed(): AuthError {
  return new AuthError(400, 'webauthn_verification_failed', 'Credential verification failed');
}

function presentPasskey({ id, friendlyName, createdAt, lastUsedAt }: PasskeyRow) {
  return {
    id,
    ...(friendlyName ? { friendly_name: friendlyName } : {}),
    created_at: createdAt.toISOString(),
    ...(lastUsedAt ? { last_used_at: lastUsedAt.toISOString() } : {}),
  };
}
