import { type Caller, fail } from '#packages/api/server/index.ts';
import type { AccountSession } from '../../contract/account.contract.ts';
import type { Accounts } from '../accounts.ts';
import { recordSecurityEvent } from '../own-account/security-events.ts';
import { holdUser } from '../users/users.queries.ts';
import { endOwnSession, endOwnSessionsBut, livingSessions } from './own-sessions.queries.ts';
import { deviceOf } from './user-agent.rules.ts';

/** The caller's living sessions, last used first. Browser and system go out by name, so that they can be told apart; no version, no address. */
export async function listSessions(
  { context: { db, now } }: Accounts,
  { userId, sessionId }: Caller,
): Promise<{ sessions: AccountSession[] }> {
  const rows = await livingSessions(db, userId, now());
  return {
    sessions: rows.map(({ id, createdAt, refreshedAt, amr, userAgent }) => ({
      id,
      createdAt: createdAt.toISOString(),
      lastUsedAt: (refreshedAt ?? createdAt).toISOString(),
      current: id === sessionId,
      // Newest first: the oldest proof is the one that it began with.
      method: amr.at(-1)?.method ?? 'password',
      ...deviceOf(userAgent),
    })),
  };
}

/** Ends one session of the caller. Throws `not_found`, for somebody else's as for none at all. */
export async function endSession(
  { context: { db, now } }: Accounts,
  { userId }: Caller,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await holdUser(tx, userId);
    if (!(await endOwnSession(tx, userId, id))) throw fail('not_found', 'No such session');
    const details = { sessions: 'one' } as const;
    await recordSecurityEvent(tx, { userId, kind: 'session_ended', at: now(), details });
  });
}

/** Ends every session of the caller but the one that asks. */
export async function endOtherSessions(
  { context: { db, now } }: Accounts,
  { userId, sessionId }: Caller,
): Promise<void> {
  await db.transaction(async (tx) => {
    await holdUser(tx, userId);
    if ((await endOwnSessionsBut(tx, userId, sessionId)) === 0) return;
    const details = { sessions: 'others' } as const;
    await recordSecurityEvent(tx, { userId, kind: 'session_ended', at: now(), details });
  });
}
