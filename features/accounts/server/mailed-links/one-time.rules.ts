import type { OneTimeKind } from '../accounts.tables.ts';

/** Seconds for which a texted code works (auth protocol, section 3.3). */
export const SMS_LIFE_SECONDS = 60;

/** What the wire calls the purpose of a mailed code (`type`). */
export const EMAIL_VERIFY_TYPES = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change',
  'email',
] as const;
export type EmailVerifyType = (typeof EMAIL_VERIFY_TYPES)[number];

/** Purposes of texted codes, which the wire also knows. */
export const PHONE_VERIFY_TYPES = ['sms', 'phone_change'] as const;
export type PhoneVerifyType = (typeof PHONE_VERIFY_TYPES)[number];

/** The two mails of an e-mail change, one for each address. */
export const EMAIL_CHANGE_KINDS = ['email_change_current', 'email_change_new'] as const;

const KINDS: Record<EmailVerifyType, readonly OneTimeKind[]> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: EMAIL_CHANGE_KINDS,
};

/** The kinds of waiting token that a purpose accepts: recovery and magic link share one. */
export function kindsOf(type: EmailVerifyType): readonly OneTimeKind[] {
  return KINDS[type];
}

export function isEmailVerifyType(type: string): type is EmailVerifyType {
  return (EMAIL_VERIFY_TYPES as readonly string[]).includes(type);
}

export function isPhoneVerifyType(type: string): type is PhoneVerifyType {
  return (PHONE_VERIFY_TYPES as readonly string[]).includes(type);
}

const PKCE_PREFIX = 'pkce_';

/** The form in which a link carries its token: marked when it leads to an auth code. */
export function linkToken(tokenHash: string, pkce: boolean): string {
  return pkce ? `${PKCE_PREFIX}${tokenHash}` : tokenHash;
}

export function readLinkToken(token: string): { tokenHash: string; pkce: boolean } {
  return token.startsWith(PKCE_PREFIX)
    ? { tokenHash: token.slice(PKCE_PREFIX.length), pkce: true }
    : { tokenHash: token, pkce: false };
}
