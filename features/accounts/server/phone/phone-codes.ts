import { isDeepStrictEqual } from 'node:util';
import { sqlState, type Transaction, UNIQUE_VIOLATION } from '#packages/db/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import type { Accounts } from '../accounts.ts';
import { announcePerson, recountProviders } from '../mailed-links/confirmation.ts';
import type { MessageRequest } from '../mailed-links/message-requests/message-request.job.ts';
import type { PhoneVerifyType } from '../mailed-links/one-time.rules.ts';
import { findByCode } from '../mailed-links/one-time.ts';
import { clearTokens } from '../mailed-links/one-time-tokens.queries.ts';
import { type ConfirmedSession, otpSession } from '../mailed-links/verify.ts';
import { announceSecurityChange } from '../own-account/security-notices.ts';
import { AuthError, invalidCode } from '../protocol/auth-error.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { assertNotBanned, type Device } from '../sessions/sign-in.ts';
import { isUnproven } from '../users/unproven.rules.ts';
import { lockUser, updateUser } from '../users/users.queries.ts';
import { withoutPlanted } from '../users/without-planted.ts';
import { sendCode } from './code-messages.ts';
import { phoneIdentityData } from './phone.rules.ts';
import { createPhoneUser } from './phone-sign-up.ts';
import { findByPhone, putPhoneIdentity } from './phones.queries.ts';

type Asked<K extends MessageRequest['kind']> = Extract<MessageRequest, { kind: K }>;

/** Texts a code to sign in with; a new number gets an account where the request wants that. */
export async function answerPhoneOtp(
  accounts: Accounts,
  { phone, createUser, metadata, messageId, language }: Asked<'sms_otp'>,
): Promise<void> {
  const { context } = accounts;
  await context.db.transaction(async (tx) => {
    const known = await findByPhone(tx, phone);
    if (!known && !createUser) return;
    const created =
      known ?? (await createPhoneUser(accounts, tx, { phone, passwordHash: null, metadata }));
    const user = created ?? (await findByPhone(tx, phone));
    if (!user) throw new Error('The account of a taken number is gone');
    // Who asks for a code need not be who wrote the number down before (decision 0017).
    const own = { ...metadata, ...phoneIdentityData(user.id, phone, false) };
    const isOther = user.passwordHash !== null || !isDeepStrictEqual(user.userMetadata, own);
    await updateUser(tx, user.id, {
      confirmationSentAt: context.now(),
      ...(isUnproven(user) && isOther ? { passwordContested: true } : {}),
    });
    await sendCode(accounts, tx, user.id, { purpose: 'confirmation', language, messageId });
  });
}

/** Texts a waiting code again, if one waits. */
export async function answerResendSms(
  accounts: Accounts,
  { phone, kind, messageId, language }: Asked<'sms' | 'phone_change'>,
): Promise<void> {
  await accounts.context.db.transaction(async (tx) => {
    // The number of a change is not the person's yet: they name the one that they have.
    const user = await findByPhone(tx, phone);
    const waiting = kind === 'sms' ? user && !user.phoneConfirmedAt : user?.newPhone;
    if (!user || !waiting) return;
    const purpose = kind === 'sms' ? 'confirmation' : 'phone_change';
    await sendCode(accounts, tx, user.id, { purpose, language, messageId });
  });
}

/** Throws 422 `phone_exists`, or 429 when the number was texted just now. */
export async function assertMayMoveToPhone(
  { context, limits }: Accounts,
  phone: string,
  ip: string,
): Promise<void> {
  if (await findByPhone(context.db, phone)) throw phoneExists();
  await limits.countSms({ kind: 'phone_change', to: phone, ip }, context.settings.auth);
}

/** Notes a wished number and texts its code to it; the account moves when the code comes back. */
export async function requestPhoneChange(
  accounts: Accounts,
  userId: string,
  phone: string,
  language: Language | null,
): Promise<UserRow> {
  const { context } = accounts;
  return context.db.transaction(async (tx) => {
    // A code for a formerly wished number must not confirm this one.
    await clearTokens(tx, userId, ['phone_change']);
    const changes = { newPhone: phone, phoneChangeSentAt: context.now() };
    const user = await updateUser(tx, userId, changes);
    if (!user) throw new AuthError(403, 'user_not_found', 'User not found');
    await sendCode(accounts, tx, userId, { purpose: 'phone_change', language });
    return user;
  });
}

export interface PhoneVerification {
  type: PhoneVerifyType;
  phone: string;
  code: string;
  device: Device;
  acceptLanguage: string | undefined;
}

/** Uses a texted code up and starts a session. Throws `otp_expired` for anything wrong. */
export function verifyPhone(
  accounts: Accounts,
  wish: PhoneVerification,
): Promise<ConfirmedSession> {
  const { type, phone, code, device } = wish;
  return accounts.context.db.transaction(async (tx) => {
    const kind = type === 'sms' ? 'confirmation' : 'phone_change';
    const token = await findByCode(accounts, tx, { phone, code }, [kind]);
    const user = token && (await lockUser(tx, token.userId));
    if (!user || user.deletedAt) throw invalidCode();
    assertNotBanned(user, accounts.context.now(), 403);
    await clearTokens(tx, user.id, [kind]);
    const confirmed =
      type === 'sms'
        ? await confirmPhone(accounts, tx, user, wish.acceptLanguage)
        : await changePhone(accounts, tx, user, phone);
    const losesPassword = user.passwordHash !== null && !confirmed.passwordHash;
    return otpSession(accounts, tx, { user: confirmed, losesPassword }, device);
  });
}

async function confirmPhone(
  accounts: Accounts,
  tx: Transaction,
  found: UserRow,
  acceptLanguage: string | undefined,
): Promise<UserRow> {
  if (found.phoneConfirmedAt) return found;
  const isPlanted = found.passwordContested && isUnproven(found);
  const data = phoneIdentityData(found.id, found.phone ?? '', true);
  const user = isPlanted ? await withoutPlanted(tx, found, { metadata: data }) : found;
  const now = accounts.context.now();
  await clearTokens(tx, user.id);
  const userMetadata = { ...user.userMetadata, phone_verified: true };
  await putPhoneIdentity(tx, user.id, { data, now });
  const changes = { phoneConfirmedAt: now, updatedAt: now, userMetadata };
  const confirmed = (await updateUser(tx, user.id, changes)) ?? user;
  if (!user.emailConfirmedAt) await announcePerson(accounts, tx, confirmed, acceptLanguage);
  return isPlanted ? recountProviders(accounts, tx, confirmed) : confirmed;
}

async function changePhone(
  accounts: Accounts,
  tx: Transaction,
  user: UserRow,
  phone: string,
): Promise<UserRow> {
  if (user.newPhone !== phone) throw invalidCode();
  // Codes that wait may have been texted to the number that is no longer theirs.
  await clearTokens(tx, user.id);
  const now = accounts.context.now();
  const data = phoneIdentityData(user.id, phone, true);
  const { providers } = user.appMetadata;
  const known = Array.isArray(providers) ? providers : [];
  try {
    const changed = await updateUser(tx, user.id, {
      phone,
      phoneConfirmedAt: now,
      newPhone: null,
      phoneChangeSentAt: null,
      isAnonymous: false,
      appMetadata: { ...user.appMetadata, providers: [...new Set([...known, 'phone'])] },
      userMetadata: { ...user.userMetadata, phone_verified: true },
      updatedAt: now,
    });
    await putPhoneIdentity(tx, user.id, { data, now });
    await announceSecurityChange(accounts, tx, { userId: user.id, kind: 'phone_changed' });
    return changed ?? user;
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    throw phoneExists();
  }
}

function phoneExists(): AuthError {
  return new AuthError(
    422,
    'phone_exists',
    'A user with this phone number has already been registered',
  );
}
