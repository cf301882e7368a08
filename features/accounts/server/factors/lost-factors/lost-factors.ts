import * as z from 'zod';
import type { Transaction } from '#packages/db/index.ts';
import { defineJob } from '#packages/jobs/index.ts';
import type { Accounts } from '../../accounts.ts';
import { announceSecurityChange } from '../../own-account/security-notices.ts';
import { spendNonce } from '../../proof/proof.ts';
import { AuthError } from '../../protocol/auth-error.ts';
import { lowerSessions } from '../../sessions/assurance.queries.ts';
import { lockUser } from '../../users/users.queries.ts';
import { FACTOR_METHODS, hasSecondFactor } from '../factor.rules.ts';
import { type FactorCaller, factorNotFound } from '../factor-access.ts';
import { deleteFactors, factorsOf } from '../factors.queries.ts';
import {
  deleteRemoval,
  findRemoval,
  insertRemoval,
  peopleWithDueRemoval,
  type RemovalRow,
  takeDueRemoval,
} from './lost-factors.queries.ts';

/**
 * Milliseconds between the wish and the removal: long enough for whoever holds a factor to read of it
 * after a weekend away, short enough to wait for (decision 0056).
 */
export const REMOVAL_WAIT_MS = 72 * 3_600_000;

export const removeLostFactorsJob = defineJob({
  name: 'accounts.lost-factors',
  payload: z.looseObject({}),
  cron: '*/10 * * * *',
});

/** The wish that waits, as its person sees it. */
export interface Removal {
  requested_at: string;
  due_at: string;
}

export async function waitingRemoval(
  { context: { db } }: Accounts,
  userId: string,
): Promise<Removal | null> {
  const row = await findRemoval(db, userId);
  return row ? present(row) : null;
}

/**
 * Notes that somebody lost their second factors. They come as far as the code that GET /reauthenticate
 * sends; the person is told at once, and every factor goes once the wait is over. Asking again changes
 * nothing. Throws 404 without a factor, and what `spendNonce` throws.
 */
export async function requestRemoval(
  accounts: Accounts,
  { user: { id: userId }, session }: FactorCaller,
  nonce: string,
): Promise<Removal> {
  const { context } = accounts;
  return context.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user || !hasSecondFactor(user)) throw factorNotFound(404);
    await spendNonce(accounts, tx, user, nonce);
    const waiting = await findRemoval(tx, userId);
    if (waiting) return present(waiting);
    const requestedAt = context.now();
    const dueAt = new Date(requestedAt.getTime() + REMOVAL_WAIT_MS);
    const row = { userId, sessionId: session.id, requestedAt, dueAt };
    await insertRemoval(tx, row);
    await announceSecurityChange(accounts, tx, { userId, kind: 'factor_removal_requested' });
    return present(row);
  });
}

/** Takes the wish back: for a session that proved a factor, and for the one that asked. */
export async function cancelRemoval(
  accounts: Accounts,
  { user: { id: userId }, session }: FactorCaller,
): Promise<void> {
  await accounts.context.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const waiting = await findRemoval(tx, userId);
    if (waiting && session.aal !== 'aal2' && waiting.sessionId !== session.id) {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 session is required to stop the removal');
    }
    await stopRemoval(accounts, tx, userId);
  });
}

/** Ends the wish and tells its person; nothing without one. The caller has locked the person. */
export async function stopRemoval(
  accounts: Accounts,
  tx: Transaction,
  userId: string,
): Promise<void> {
  if (!(await deleteRemoval(tx, userId))) return;
  await announceSecurityChange(accounts, tx, { userId, kind: 'factor_removal_stopped' });
}

/** Takes the factors of everybody whose wait is over. */
export async function removeLostFactors(accounts: Accounts): Promise<void> {
  const { context } = accounts;
  const now = context.now();
  for (const userId of await peopleWithDueRemoval(context.db, now)) {
    await context.db.transaction(async (tx) => {
      await lockUser(tx, userId);
      // It was stopped in the meantime.
      if (!(await takeDueRemoval(tx, userId, now))) return;
      const factors = await factorsOf(tx, userId);
      await deleteFactors(tx, userId, factors);
      for (const { id, type } of factors) {
        await lowerSessions(tx, userId, { factorId: id, method: FACTOR_METHODS[type] });
      }
      const details = { factor: factors[0]?.type ?? 'totp', because: 'waited' } as const;
      await announceSecurityChange(accounts, tx, { userId, kind: 'factor_removed', details });
    });
  }
}

const present = ({ requestedAt, dueAt }: RemovalRow): Removal => ({
  requested_at: requestedAt.toISOString(),
  due_at: dueAt.toISOString(),
});
