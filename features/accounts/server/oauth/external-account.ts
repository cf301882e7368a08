import type { Transaction } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { announcePerson, confirmEmail, recountProviders } from '../mailed-links/confirmation.ts';
import { type MailWish, queueMail } from '../mailed-links/mail-requests.ts';
import { announceSecurityChange } from '../own-account/security-notices.ts';
import { AuthError } from '../protocol/auth-error.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { againOnConflict, WrittenMeanwhile } from '../protocol/retry.ts';
import { assertNotBanned } from '../sessions/sign-in.ts';
import { newUserId } from '../users/create-user.ts';
import { findByEmail, insertUser, lockUser, updateUser } from '../users/users.queries.ts';
import { withoutPlanted } from '../users/without-planted.ts';
import { decideAccount } from './account-decision.rules.ts';
import { addIdentity, findIdentity, refreshIdentity } from './identities.queries.ts';
import { withClaims, withProviders } from './identities.rules.ts';
import type { ExternalProfile } from './provider-profile.rules.ts';

/** The request that somebody came back with. */
export interface Arriving {
  acceptLanguage: string | undefined;
  /** For the confirmation mail, where one is due. */
  mail: MailWish;
}

/** The account of somebody from outside; null when their address has to be confirmed first. */
export type ExternalOutcome = UserRow | null;

/**
 * Finds or makes the account of somebody whom a provider vouches for, and runs `then` with it in
 * the same transaction. Two arrivals of one new person at once get one account. Throws
 * `user_banned`, and `provider_email_needs_verification` after what is due to be kept was kept.
 */
export async function withExternalAccount<T>(
  accounts: Accounts,
  profile: ExternalProfile,
  arriving: Arriving,
  then: (tx: Transaction, user: UserRow) => Promise<T>,
): Promise<T> {
  const mayMail = await mayMailTo(accounts, profile, arriving.mail.ip);
  const attempt = () =>
    accounts.context.db.transaction(async (tx) => {
      const user = await settle(accounts, tx, profile, { ...arriving, mayMail });
      return user ? { done: await then(tx, user) } : null;
    });
  const outcome = await againOnConflict(attempt);
  // Thrown out here: inside, it would take the new account and its mail back.
  if (!outcome) throw needsVerification(profile.provider);
  return outcome.done;
}

async function settle(
  accounts: Accounts,
  tx: Transaction,
  profile: ExternalProfile,
  arriving: Arriving & { mayMail: boolean },
): Promise<ExternalOutcome> {
  const now = accounts.context.now();
  const known = await findIdentity(tx, profile);
  const holder = known ? undefined : await holderOf(tx, profile);
  const user = await lockLiving(accounts, tx, known?.userId ?? holder?.id);
  // Their address changed between the two statements: whoever has it now is somebody else.
  if (holder && user?.email !== profile.email) throw new WrittenMeanwhile();
  const decision = decideAccount({
    isKnown: known !== undefined,
    email: !profile.email ? 'none' : profile.emailVerified ? 'verified' : 'unverified',
    holder: !user ? 'nobody' : user.emailConfirmedAt ? 'confirmed' : 'unconfirmed',
  });
  if (decision === 'refuse') return null;
  if (!user) {
    return createExternal(accounts, tx, profile, arriving);
  }
  if (known) await refreshIdentity(tx, known, profile, now);
  else await addIdentity(tx, user.id, profile, now);
  const waits = user.email !== null && !user.emailConfirmedAt;
  if (decision === 'take_over' || (waits && ownsAddress(profile, user))) {
    return takeOver(accounts, tx, user, { profile, acceptLanguage: arriving.acceptLanguage });
  }
  if (waits) {
    await mailConfirmation(accounts, tx, user, arriving);
    return null;
  }
  if (decision === 'sign_in') return keepManagedAddress(tx, user, profile);
  const userMetadata = withClaims(user.userMetadata, profile.data);
  const linked = await updateUser(tx, user.id, { userMetadata });
  await announceSecurityChange(accounts, tx, {
    userId: user.id,
    kind: 'identity_linked',
    details: { provider: profile.provider },
    language: arriving.mail.language,
  });
  return recountProviders(accounts, tx, linked ?? user);
}

/** A new account with its foreign identity; null while its address waits for confirmation. */
async function createExternal(
  accounts: Accounts,
  tx: Transaction,
  profile: ExternalProfile,
  arriving: Arriving & { mayMail: boolean },
): Promise<ExternalOutcome> {
  const { provider, email, data } = profile;
  const now = accounts.context.now();
  const user = await insertUser(tx, {
    id: await newUserId(tx),
    email,
    appMetadata: withProviders({}, [{ provider }]),
    userMetadata: data,
    isSsoUser: isOrganizations(provider),
    createdAt: now,
    updatedAt: now,
  });
  if (!user) throw new WrittenMeanwhile();
  await addIdentity(tx, user.id, profile, now);
  if (!email) {
    await announcePerson(accounts, tx, user, arriving.acceptLanguage);
    return user;
  }
  if (profile.emailVerified) return confirmEmail(accounts, tx, user, arriving.acceptLanguage);
  await mailConfirmation(accounts, tx, user, arriving);
  return null;
}

/** Gives an account that nobody ever confirmed to the owner of its address. */
export async function takeOver(
  accounts: Accounts,
  tx: Transaction,
  user: UserRow,
  { profile, acceptLanguage }: { profile: ExternalProfile; acceptLanguage: string | undefined },
): Promise<UserRow> {
  const own = await findIdentity(tx, profile);
  const cleared = await withoutPlanted(tx, user, { identityId: own?.id, metadata: profile.data });
  const confirmed = await confirmEmail(accounts, tx, cleared, acceptLanguage);
  return recountProviders(accounts, tx, confirmed);
}

const isOrganizations = (provider: string) => provider.startsWith('sso:');

/**
 * Whoever has the address that a provider vouches for. Organizations' providers could vouch for any
 * address: their people have accounts apart from everybody else's.
 */
async function holderOf(
  tx: Transaction,
  { provider, email }: ExternalProfile,
): Promise<UserRow | undefined> {
  return email && !isOrganizations(provider) ? findByEmail(tx, email) : undefined;
}

/** An organization's provider has the say about the addresses of its people. */
async function keepManagedAddress(
  tx: Transaction,
  user: UserRow,
  { email }: ExternalProfile,
): Promise<UserRow> {
  if (!user.isSsoUser || !email || email === user.email) return user;
  return (await updateUser(tx, user.id, { email })) ?? user;
}

function ownsAddress(profile: ExternalProfile, user: UserRow): boolean {
  return profile.emailVerified && profile.email === user.email;
}

async function lockLiving(
  { context }: Accounts,
  tx: Transaction,
  userId: string | undefined,
): Promise<UserRow | undefined> {
  if (!userId) return undefined;
  const user = await lockUser(tx, userId);
  if (!user || user.deletedAt) throw new AuthError(403, 'user_not_found', 'User not found');
  assertNotBanned(user, context.now(), 403);
  return user;
}

async function mailConfirmation(
  accounts: Accounts,
  tx: Transaction,
  user: UserRow,
  { mail, mayMail }: Arriving & { mayMail: boolean },
): Promise<void> {
  if (!mayMail) return;
  await queueMail(accounts, tx, user.id, 'signup', mail);
  await updateUser(tx, user.id, { confirmationSentAt: accounts.context.now() });
}

/** Counts the mail whether or not anybody has the address; too many are left out without a word. */
async function mayMailTo(
  { limits, context }: Accounts,
  { email, emailVerified }: ExternalProfile,
  ip: string,
): Promise<boolean> {
  if (!email || emailVerified) return false;
  try {
    const message = { kind: 'confirmation', to: email, ip };
    await limits.countMail(message, context.settings.auth.mailGapMs);
    return true;
  } catch (error) {
    if (error instanceof AuthError && error.status === 429) return false;
    throw error;
  }
}

function needsVerification(provider: string): AuthError {
  return new AuthError(
    422,
    'provider_email_needs_verification',
    `Unverified email with ${provider}. Confirm the address with the mail that was sent to it, or verify it with ${provider}`,
  );
}
