import { MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH } from '../../contract/registration.rules.ts';

export type WeakPasswordReason = 'length';

export type PasswordVerdict =
  | { kind: 'accepted' }
  | { kind: 'too_long'; maxBytes: number }
  | { kind: 'weak'; reasons: WeakPasswordReason[] };

/**
 * Judges a new password: at least 6 characters (specification section 9), at most 72 bytes of
 * UTF-8 (auth protocol). Too long is a wrong request, not a weak password.
 */
export function judgePassword(password: string): PasswordVerdict {
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    return { kind: 'too_long', maxBytes: MAX_PASSWORD_BYTES };
  }
  if ([...password].length < MIN_PASSWORD_LENGTH) return { kind: 'weak', reasons: ['length'] };
  return { kind: 'accepted' };
}
