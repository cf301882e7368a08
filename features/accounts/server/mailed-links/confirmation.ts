import type { Transaction } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { findIdentity } from '../oauth/identities.queries.ts';
import { withProviders } from '../oauth/identities.rules.ts';
import { personConfirmed } from '../plug-in-points.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { emailIdentityData } from '../users/metadata.rules.ts';
import {
  identitiesOf,
  insertIdentity,
  updateEmailIdentity,
  updateUser,
} from '../users/users.queries.ts';
import { clearTokens } from './one-time-tokens.queries.ts';

/**
 * Marks the address as confirmed, without the password if somebody else may have chosen it; at the
 * first time every code and link that still waits lapses, and the features that wait are told.
 */
export async function confirmEmail(
  accounts: Accounts,
  tx: Transaction,
  user: UserRow,
  acceptLanguage: string | undefined,
): Promise<UserRow> {
  if (user.emailConfirmedAt) return user;
  const now = accounts.context.now();
  await clearTokens(tx, user.id);
  await updateEmailIdentity(tx, user.id, { email_verified: true }, { now });
  const confirmed = await updateUser(tx, user.id, {
    emailConfirmedAt: now,
    updatedAt: now,
    userMetadata: { ...user.userMetadata, email_verified: true },
    ...(user.passwordContested ? { passwordHash: null, passwordContested: false } : {}),
  });
  await announcePerson(accounts, tx, confirmed ?? user, acceptLanguage);
  return confirmed ?? user;
}

/** Tells the features that wait for a new person: at the confirmation, or at once without an address. */
export async function announcePerson(
  { context }: Accounts,
  tx: Transaction,
  { id, userMetadata }: UserRow,
  acceptLanguage: string | undefined,
): Promise<void> {
  const person = { userId: id, metadata: userMetadata, acceptLanguage };
  for (const tell of personConfirmed.of(context)) await tell(tx, person);
}

/** The confirmed address as an identity of its own, new for people who came in without one. */
export async function keepEmailIdentity(
  { context }: Accounts,
  tx: Transaction,
  userId: string,
  email: string,
): Promise<void> {
  const now = context.now();
  const data = emailIdentityData(userId, email, true);
  if (await findIdentity(tx, { provider: 'email', subject: userId })) {
    await updateEmailIdentity(tx, userId, data, { email, now });
    return;
  }
  await insertIdentity(tx, {
    userId,
    provider: 'email',
    subject: userId,
    email,
    data,
    createdAt: now,
    updatedAt: now,
  });
}

/** Brings `app_metadata.providers` in line with the identities that a person now has. */
export async function recountProviders(
  { context }: Accounts,
  tx: Transaction,
  user: UserRow,
): Promise<UserRow> {
  const appMetadata = withProviders(user.appMetadata, await identitiesOf(tx, user.id));
  const changed = await updateUser(tx, user.id, { appMetadata, updatedAt: context.now() });
  return changed ?? user;
}
