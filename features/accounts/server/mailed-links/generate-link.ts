import type { Transaction } from '#packages/db/index.ts';
import type { OneTimeKind } from '../accounts.tables.ts';
import type { Accounts } from '../accounts.ts';
import { verifyAddress } from '../mails/links.ts';
import { AuthError, emailExists, invalidRequest } from '../protocol/auth-error.ts';
import { presentUser, type UserRow } from '../protocol/presenters.ts';
import { againOnConflict, WrittenMeanwhile } from '../protocol/retry.ts';
import { createUser } from '../users/create-user.ts';
import type { Metadata } from '../users/metadata.rules.ts';
import { findByEmail, identitiesOf, updateUser } from '../users/users.queries.ts';
import { EMAIL_CHANGE_KINDS, type EmailVerifyType } from './one-time.rules.ts';
import { makeOneTimeSecret, storeOneTimeSecret } from './one-time.ts';
import { clearTokens } from './one-time-tokens.queries.ts';
import { assertGoodPassword, assertMetadataFit, ownerOf } from './sign-up.ts';

export const LINK_TYPES = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] as const;
export type LinkType = (typeof LINK_TYPES)[number];

export interface LinkWish {
  type: LinkType;
  email: string;
  password?: string;
  newEmail?: string;
  metadata: Metadata;
  redirectTo: string | null;
}

const KINDS: Record<LinkType, OneTimeKind> = {
  signup: 'confirmation',
  invite: 'confirmation',
  magiclink: 'recovery',
  recovery: 'recovery',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
};

/** Makes a mail's link and code for the operator to hand over; sends nothing. */
export async function generateLink(accounts: Accounts, wish: LinkWish) {
  const { context, passwords } = accounts;
  assertMetadataFit(wish.metadata);
  if (wish.type === 'signup') {
    if (!wish.password) throw invalidRequest('Signup requires a valid password');
    assertGoodPassword(wish.password, ownerOf(wish.email, wish.metadata));
  }
  const passwordHash = wish.password ? await passwords.hash(wish.password) : null;
  const make = async (tx: Transaction) => {
    const { user, type } = await subjectOf(accounts, tx, wish, passwordHash);
    const kind = KINDS[type];
    const email = kind === 'email_change_new' ? (user.newEmail ?? '') : (user.email ?? '');
    const secret = await makeOneTimeSecret(accounts, kind, email);
    await storeOneTimeSecret(accounts, tx, { userId: user.id, kind, pkce: false, secret });
    const redirectTo = wish.redirectTo ?? `${context.settings.siteUrl}/`;
    const verifyType: EmailVerifyType = type.startsWith('email_change')
      ? 'email_change'
      : (type as EmailVerifyType);
    return {
      ...presentUser(user, await identitiesOf(tx, user.id)),
      action_link: verifyAddress(context.settings.siteUrl, {
        token: secret.tokenHash,
        type: verifyType,
        redirectTo,
      }),
      email_otp: secret.code,
      hashed_token: secret.tokenHash,
      verification_type: type,
      redirect_to: redirectTo,
    };
  };
  return againOnConflict(() => context.db.transaction(make));
}

/** The person of a link, made where the type makes one, with the time of its "mail" noted. */
async function subjectOf(
  accounts: Accounts,
  tx: Transaction,
  { type, email, newEmail, metadata }: LinkWish,
  passwordHash: string | null,
): Promise<{ user: UserRow; type: LinkType }> {
  const now = accounts.context.now();
  const found = await findByEmail(tx, email);
  const makes = type === 'signup' || type === 'invite' || type === 'magiclink';
  if (!found && !makes)
    throw new AuthError(404, 'user_not_found', 'User with this email not found');
  if (found?.emailConfirmedAt && (type === 'signup' || type === 'invite')) throw emailExists();
  if (newEmail && newEmail !== email && (await findByEmail(tx, newEmail))) throw emailExists();
  const user =
    found ??
    (await createUser(accounts, tx, {
      email,
      passwordHash,
      metadata,
      byOperator: true,
    }));
  if (!user) throw new WrittenMeanwhile();
  // A magic link for somebody new is their sign-up.
  const actual: LinkType = type === 'magiclink' && !found ? 'signup' : type;
  const changes = noteOf(actual, { user, isOlder: found !== undefined, newEmail, now });
  // What waits was made for the address that was wished for before, and must not confirm this one.
  if (changes.newEmail) await clearTokens(tx, user.id, EMAIL_CHANGE_KINDS);
  return { user: (await updateUser(tx, user.id, changes)) ?? user, type: actual };
}

function noteOf(
  type: LinkType,
  {
    user,
    isOlder,
    newEmail,
    now,
  }: { user: UserRow; isOlder: boolean; newEmail?: string; now: Date },
): Partial<UserRow> {
  // Who registered the address before the operator wrote to it need not be its holder.
  const passwordContested = user.passwordContested || (isOlder && user.passwordHash !== null);
  switch (type) {
    case 'signup':
      return { confirmationSentAt: now, passwordContested };
    case 'invite':
      return { invitedAt: now, confirmationSentAt: now, passwordContested };
    case 'magiclink':
    case 'recovery':
      return { recoverySentAt: now };
    default:
      if (!newEmail) throw invalidRequest('new_email is required to change an email address');
      return newEmail === user.newEmail
        ? { emailChangeSentAt: now }
        : { newEmail, emailChangeConfirmed: null, emailChangeSentAt: now };
  }
}
