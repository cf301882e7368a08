import {
  type PasswordOwner,
  type PasswordWeakness,
  weaknessesOf,
} from '../../contract/password.rules.ts';
import { MAX_PASSWORD_BYTES } from '../../contract/password-length.rules.ts';
import { COMMON_PASSWORDS, COMMON_WORDS } from './common-passwords.data.ts';

/** Why a password is weak, in the auth protocol's words. */
export type WeakPasswordReason = 'length' | 'characters' | 'pwned';

export type PasswordVerdict =
  | { kind: 'accepted' }
  | { kind: 'too_long'; maxBytes: number }
  | { kind: 'weak'; reasons: WeakPasswordReason[] };

/** `pwned` stands for what is on everybody's list, `characters` for a pattern or somebody's own name. */
const REASONS: Record<Exclude<PasswordWeakness, 'too_long'>, WeakPasswordReason> = {
  too_short: 'length',
  common: 'pwned',
  digits_only: 'characters',
  repeated: 'characters',
  sequence: 'characters',
  date: 'characters',
  product_name: 'characters',
  personal: 'characters',
};

/** More digits and signs than these around a common word make it a password of its own. */
const MAX_DECORATION = 6;
const DECORATION = /^[\d!@#$%&*._+?=-]+|[\d!@#$%&*._+?=-]+$/g;
/** Signs that people put for letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
};

/**
 * Judges a new password: at least 6 characters (specification section 9), at most 72 bytes of
 * UTF-8 (auth protocol), not a common one, no run, date or name with next to nothing else. Too long
 * is a wrong request, not a weak password.
 */
export function judgePassword(password: string, owner: PasswordOwner = {}): PasswordVerdict {
  const weaknesses = weaknessesOf(password, owner);
  const reasons = new Set<WeakPasswordReason>();
  for (const weakness of weaknesses) {
    if (weakness === 'too_long') return { kind: 'too_long', maxBytes: MAX_PASSWORD_BYTES };
    reasons.add(REASONS[weakness]);
  }
  if (!reasons.has('length') && isCommon(password)) reasons.add('pwned');
  return reasons.size === 0 ? { kind: 'accepted' } : { kind: 'weak', reasons: [...reasons] };
}

/** What the refusal says to developers. */
export function weaknessMessage(reasons: readonly WeakPasswordReason[]): string {
  return reasons.includes('length')
    ? 'Password should be at least 6 characters.'
    : 'Password is known to be weak and easy to guess, please choose a different one.';
}

interface Lists {
  passwords: ReadonlySet<string>;
  words: ReadonlySet<string>;
}
let lists: Lists | undefined;

/** Whether a password is one that guessing begins with, plain, decorated or with signs for letters. */
export function isCommon(password: string): boolean {
  lists ??= {
    passwords: new Set(wordsOf(COMMON_PASSWORDS)),
    words: new Set(wordsOf(COMMON_WORDS)),
  };
  const { passwords, words } = lists;
  const folded = password.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (passwords.has(folded) || words.has(folded)) return true;
  const core = folded.replaceAll(DECORATION, '');
  if (folded.length - core.length > MAX_DECORATION) return false;
  return (
    words.has(core) ||
    passwords.has(core) ||
    words.has(lettersOf(core)) ||
    words.has(lettersOf(folded))
  );
}

const wordsOf = (text: string) => text.trim().split(/\s+/);
const lettersOf = (text: string) =>
  text.replaceAll(/[@4310!$57]/g, (sign) => LETTERS[sign] ?? sign);
