import type { Transaction } from '#packages/db/index.ts';
import type { PresentedFactor } from '../accounts.tables.ts';
import type { Accounts } from '../accounts.ts';
import { announceSecurityChange } from '../own-account/security-notices.ts';
import { assertFresh } from '../proof/proof.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { lowerSessions } from '../sessions/assurance.queries.ts';
import { lockUser } from '../users/users.queries.ts';
import { FACTOR_METHODS, hasLapsed, UNVERIFIED_LIFE_MS } from './factor.rules.ts';
import { assertAssurance, type FactorCaller, requireFactor } from './factor-access.ts';
import {
  deleteFactors,
  type FactorRow,
  factorsOf,
  peopleWithOldDrafts,
  presentFactor,
} from './factors.queries.ts';
import { deleteRemoval } from './lost-factors/lost-factors.queries.ts';

/** Takes a person's own factor away; a verified one only at aal2 (422 `insufficient_aal`) and freshly proved. */
export async function unenrollFactor(
  accounts: Accounts,
  { user, session }: FactorCaller,
  factorId: string,
): Promise<{ id: string }> {
  return accounts.context.db.transaction(async (tx) => {
    const locked = await lockUser(tx, user.id);
    if (!locked) throw new AuthError(403, 'user_not_found', 'User not found');
    const factor = await requireFactor(accounts, tx, user.id, factorId);
    const isInUse = factor.status === 'verified';
    if (isInUse) {
      assertAssurance(locked, session, 422);
      assertFresh(accounts, { user: locked, session });
    }
    await removeFactor(tx, factor);
    if (isInUse) await announceRemoval(accounts, tx, factor);
    return { id: factor.id };
  });
}

/**
 * Takes a factor away and lowers the sessions that it proved. Recovery codes go with the last
 * factor that they stand in for. The caller has locked the person.
 */
export async function removeFactor(tx: Transaction, factor: FactorRow): Promise<void> {
  const others = (await factorsOf(tx, factor.userId)).filter(({ id }) => id !== factor.id);
  const kept = others.some(({ type, status }) => type !== 'recovery_code' && status === 'verified');
  const gone = [factor, ...(kept ? [] : others.filter(({ type }) => type === 'recovery_code'))];
  await deleteFactors(tx, factor.userId, gone);
  if (!kept) await deleteRemoval(tx, factor.userId);
  for (const { id, type } of gone) {
    await lowerSessions(tx, factor.userId, { factorId: id, method: FACTOR_METHODS[type] });
  }
}

/** Takes a factor away from somebody who lost it and asked the operator. */
export async function removeFactorByAdmin(
  accounts: Accounts,
  userId: string,
  factorId: string,
): Promise<PresentedFactor> {
  return accounts.context.db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const factor = await requireFactor(accounts, tx, userId, factorId);
    await removeFactor(tx, factor);
    if (factor.status === 'verified') await announceRemoval(accounts, tx, factor, 'operator');
    return presentFactor(factor);
  });
}

/** Writes down that a factor that was in use is gone, and tells its person. */
export function announceRemoval(
  accounts: Accounts,
  tx: Transaction,
  { userId, type }: Pick<FactorRow, 'userId' | 'type'>,
  because?: 'operator' | 'waited',
): Promise<void> {
  const details = { factor: type, ...(because ? { because } : {}) };
  return announceSecurityChange(accounts, tx, { userId, kind: 'factor_removed', details });
}

/** Drops the factors that nobody verified in time. */
export async function dropLapsedFactors({ context }: Accounts): Promise<void> {
  const now = context.now();
  const people = await peopleWithOldDrafts(
    context.db,
    new Date(now.getTime() - UNVERIFIED_LIFE_MS),
  );
  for (const userId of people) {
    await context.db.transaction(async (tx) => {
      await lockUser(tx, userId);
      const factors = await factorsOf(tx, userId);
      const lapsed = factors.filter((factor) => hasLapsed(factor, now));
      await deleteFactors(tx, userId, lapsed);
    });
  }
}
