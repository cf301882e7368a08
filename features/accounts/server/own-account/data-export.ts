import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Transaction } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { clearTokens } from '../mailed-links/one-time-tokens.queries.ts';
import { orTooMany } from '../password/guesses.ts';
import { isFresh } from '../proof/fresh.rules.ts';
import { isReauthenticationCode } from '../proof/proof.ts';
import { findSession } from '../sessions/sessions.queries.ts';
import { lockUser } from '../users/users.queries.ts';
import { countEventsSince } from './security-events.queries.ts';
import { announceSecurityChange } from './security-notices.ts';

const HOUR_MS = 3_600_000;
/** Copies of everything that a person may ask for in an hour: one that breaks off is asked for again. */
const EXPORTS_AN_HOUR = 5;

/**
 * Lets a person take a copy of everything that is theirs: writes it down and tells them by mail and in
 * the product. Gives what stands in the way, if anything does: who did not prove themselves lately needs
 * the code that GET /reauthenticate sends, as for a new password. Who has no address has nowhere to get
 * one. Throws `too_many` after five in an hour.
 */
export async function allowExport(
  accounts: Accounts,
  { userId, sessionId, language }: Caller,
  code: string | undefined,
): Promise<'allowed' | 'code_needed' | 'code_wrong'> {
  const { context } = accounts;
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw fail('unauthenticated', 'Sign in first');
    const since = new Date(now.getTime() - HOUR_MS);
    if ((await countEventsSince(tx, userId, 'data_exported', since)) >= EXPORTS_AN_HOUR) {
      throw fail('too_many', 'Too many copies in an hour');
    }
    const isReachable = Boolean(user.email || user.phone);
    if (isReachable && !isFresh(await findSession(tx, userId, sessionId), now)) {
      if (!code) return 'code_needed';
      const isRight = await orTooMany(() => isReauthenticationCode(accounts, tx, user, code));
      if (!isRight) return 'code_wrong';
      await forget(tx, userId);
    }
    await announceSecurityChange(accounts, tx, { userId, kind: 'data_exported', language });
    return 'allowed';
  });
}

/** A code opens one copy. */
const forget = (tx: Transaction, userId: string) => clearTokens(tx, userId, ['reauthentication']);
