import { hashSync, verifySync } from '@node-rs/argon2';
import { ARGON2ID } from './argon2.rules.ts';
import { isBcrypt, isFirebaseScrypt, matchesFirebaseScrypt } from './imported-hash.rules.ts';
import type { Question } from './password-threads.ts';

/** What a thread of `password-threads.ts` runs: one password, hashed or checked. */
export default function answer({ password, stored }: Question): string | Promise<boolean> {
  return stored === undefined ? hashSync(password, ARGON2ID) : matches(password, stored);
}

/** Whether a password fits a stored hash; none fits one that cannot be read. */
async function matches(password: string, stored: string): Promise<boolean> {
  try {
    if (isFirebaseScrypt(stored)) return matchesFirebaseScrypt(password, stored);
    if (!isBcrypt(stored)) return verifySync(stored, password);
    // Needed for imported people until their first sign-in, and by most instances never.
    const bcrypt = await import('@node-rs/bcrypt');
    return bcrypt.verifySync(password, stored);
  } catch {
    return false;
  }
}
