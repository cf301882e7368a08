import * as z from 'zod';
import { fail } from '#packages/api/server/index.ts';
import { defineJob } from '#packages/jobs/index.ts';
import type { Accounts } from '../accounts.ts';
import { insertSecurityEventOnce } from '../own-account/security-events.queries.ts';
import { AuthError } from '../protocol/auth-error.ts';

/** Milliseconds for which further wrong guesses count as one event. */
const ONE_EVENT_MS = 3_600_000;

/**
 * Somebody used up their guesses of a password. A job, and sent for addresses that nobody has as
 * well (with an id that nobody has): an answer that wrote the event would take longer for a person.
 */
export const guessedJob = defineJob({
  name: 'accounts.guessed',
  payload: z.object({ userId: z.uuid() }),
});

/** Writes down that a person's password was guessed at; at most once an hour. */
export async function recordGuesses(
  { context: { db, now } }: Accounts,
  { userId }: { userId: string },
): Promise<void> {
  const at = now();
  const unlessSince = new Date(at.getTime() - ONE_EVENT_MS);
  await insertSecurityEventOnce(db, { userId, kind: 'sign_in_guessed', at }, unlessSince);
}

/** Counts a guess, or looks at one, with the auth service's refusal in the words of the product's own routes. */
export async function orTooMany<Answer>(guess: () => Promise<Answer>): Promise<Answer> {
  try {
    return await guess();
  } catch (error) {
    if (error instanceof AuthError && error.status === 429) {
      throw fail('too_many', 'Too many guesses');
    }
    throw error;
  }
}
