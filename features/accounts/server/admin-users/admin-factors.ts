import { sqlState, UNIQUE_VIOLATION } from '#packages/db/index.ts';
import type { PresentedFactor } from '../accounts.tables.ts';
import type { Accounts } from '../accounts.ts';
import { requireFactor } from '../factors/factor-access.ts';
import { presentFactor, updateFactor } from '../factors/factors.queries.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { lockUser } from '../users/users.queries.ts';

/**
 * Gives a person's factor another name. (Its number stays: who gets the codes is proved by a code.)
 * Throws 422 `mfa_factor_name_conflict`.
 */
export async function renameFactorByAdmin(
  accounts: Accounts,
  { userId, factorId }: { userId: string; factorId: string },
  friendlyName: string,
): Promise<PresentedFactor> {
  const { db, now } = accounts.context;
  try {
    return await db.transaction(async (tx) => {
      await lockUser(tx, userId);
      const factor = await requireFactor(accounts, tx, userId, factorId);
      const changes = { friendlyName, updatedAt: now() };
      await updateFactor(tx, factor, changes);
      return presentFactor({ ...factor, ...changes });
    });
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${friendlyName}" for this user already exists`,
    );
  }
}
