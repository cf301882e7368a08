import { hashSync, verifySync } from '@node-rs/argon2';
import { ARGON2ID } from './argon2.rules.ts';
import { isBcrypt, isFirebaseScrypt, matchesFirebaseScrypt } from './imported-hash.rules.ts';
import type { Question } from './password-threads.ts';

/** What a thread of `password-threads.ts` runs: one password after the other, never two at once. */
export default async function answer(
  questions: readonly Question[],
): Promise<(string | boolean)[]> {
  const answers = [];
  for (const { password, stored } of questions) {
    answers.push(
      stored === undefined ? hashSync(password, ARGON2ID) : await matches(password, stored),
    );
  }
  return answers;
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
