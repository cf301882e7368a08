import { randomUUID } from 'node:crypto';
import type { Queryable } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import type { SmsWish } from '../mailed-links/mail-requests.ts';
import { assertGoodPassword, assertMetadataFit } from '../mailed-links/sign-up.ts';
import { type PresentedUser, presentUser, type UserRow } from '../protocol/presenters.ts';
import type { Metadata } from '../users/metadata.rules.ts';
import { identitiesOf, insertUser, updateUser } from '../users/users.queries.ts';
import { sendCode } from './code-messages.ts';
import { phoneIdentityData } from './phone.rules.ts';
import { findByPhone, putPhoneIdentity } from './phones.queries.ts';

export interface PhoneSignUp {
  phone: string;
  /** Null for people who come in by texted code. */
  password: string | null;
  metadata: Metadata;
}

/**
 * Registers by phone. As with an e-mail: a new number gives an account that waits for its code, one
 * that waits already gets another code, and with another password what was put there before goes at the
 * confirmation (decision 0017), one that is in use a look-alike answer and no message.
 */
export async function signUpByPhone(
  accounts: Accounts,
  { phone, password, metadata }: PhoneSignUp,
  { language, ip }: SmsWish,
): Promise<PresentedUser> {
  if (password !== null) assertGoodPassword(password);
  assertMetadataFit(metadata);
  const { context, limits, passwords } = accounts;
  await limits.countSms({ kind: 'confirmation', to: phone, ip }, context.settings.auth);
  // Hashed for a used number too: the answer takes as long.
  const passwordHash = password === null ? null : await passwords.hash(password);
  const before = await findByPhone(context.db, phone);
  const waiting = before?.phoneConfirmedAt ? null : (before?.passwordHash ?? null);
  const isSame = await passwords.matches(password ?? '', waiting);
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const created = await createPhoneUser(accounts, tx, { phone, passwordHash, metadata });
    const user = created ?? (await findByPhone(tx, phone));
    if (!user || user.phoneConfirmedAt || user.deletedAt) {
      await sendCode(accounts, tx, randomUUID(), { purpose: 'confirmation', language });
      return decoyExistingUser(phone, metadata, now);
    }
    await sendCode(accounts, tx, user.id, { purpose: 'confirmation', language });
    const passwordContested = user.passwordContested || (!created && !isSame);
    const changes = { confirmationSentAt: now, passwordContested };
    const texted = (await updateUser(tx, user.id, changes)) ?? user;
    return presentUser(texted, await identitiesOf(tx, user.id));
  });
}

/** A new, unconfirmed account with its phone identity; undefined when the number is taken. */
export async function createPhoneUser(
  { context }: Accounts,
  tx: Queryable,
  {
    phone,
    passwordHash,
    metadata,
  }: Omit<PhoneSignUp, 'password'> & { passwordHash: string | null },
): Promise<UserRow | undefined> {
  const now = context.now();
  const id = randomUUID();
  const identity = { ...metadata, ...phoneIdentityData(id, phone, false) };
  const user = await insertUser(tx, {
    id,
    phone,
    passwordHash,
    appMetadata: { provider: 'phone', providers: ['phone'] },
    userMetadata: identity,
    createdAt: now,
    updatedAt: now,
  });
  if (user) await putPhoneIdentity(tx, id, { data: identity, now });
  return user;
}

function decoyExistingUser(phone: string, metadata: Metadata, now: Date): PresentedUser {
  const at = now.toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email: '',
    phone,
    confirmation_sent_at: at,
    app_metadata: { provider: 'phone', providers: ['phone'] },
    user_metadata: metadata,
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}
