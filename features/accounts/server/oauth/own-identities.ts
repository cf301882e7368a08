import type { Transaction } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { phoneIdentityData } from '../phone/phone.rules.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { emailIdentityData, type Metadata } from '../users/metadata.rules.ts';
import {
  identitiesOf,
  insertIdentity,
  updateEmailIdentity,
  updateIdentityData,
  updateUser,
} from '../users/users.queries.ts';

/** Moves a person's e-mail identity to a new address, or makes it where there was none. */
export async function setEmailIdentity(
  accounts: Accounts,
  tx: Transaction,
  user: UserRow,
  email: string,
): Promise<void> {
  const now = accounts.context.now();
  const data = emailIdentityData(user.id, email, user.emailConfirmedAt !== null);
  if (await hasIdentity(tx, user, 'email')) {
    await updateEmailIdentity(tx, user.id, { email }, { email, now });
  } else {
    await addIdentity(accounts, tx, user, { provider: 'email', email, data });
  }
}

/** Moves a person's phone identity to a new number, or makes it where there was none. */
export async function setPhoneIdentity(
  accounts: Accounts,
  tx: Transaction,
  user: UserRow,
  phone: string,
): Promise<void> {
  const now = accounts.context.now();
  const data = phoneIdentityData(user.id, phone, user.phoneConfirmedAt !== null);
  if (await hasIdentity(tx, user, 'phone')) {
    await updateIdentityData(tx, user.id, 'phone', { phone }, now);
  } else {
    await addIdentity(accounts, tx, user, { provider: 'phone', email: null, data });
  }
}

async function hasIdentity(tx: Transaction, user: UserRow, provider: string): Promise<boolean> {
  return (await identitiesOf(tx, user.id)).some((identity) => identity.provider === provider);
}

async function addIdentity(
  { context }: Accounts,
  tx: Transaction,
  user: UserRow,
  { provider, email, data }: { provider: string; email: string | null; data: Metadata },
): Promise<void> {
  const now = context.now();
  await insertIdentity(tx, {
    userId: user.id,
    provider,
    subject: user.id,
    email,
    data,
    createdAt: now,
    updatedAt: now,
  });
  const known = user.appMetadata.providers;
  const providers = [...(Array.isArray(known) ? known : []), provider];
  await updateUser(tx, user.id, { appMetadata: { provider, ...user.appMetadata, providers } });
}
