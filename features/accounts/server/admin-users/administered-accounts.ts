import type { Queryable, Transaction } from '#packages/db/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import type { DeletionObstacle } from '../../contract/account.contract.ts';
import type { Accounts } from '../accounts.ts';
import { invite } from '../mailed-links/invite.ts';
import { queueFarewell } from '../mails/farewell.ts';
import { obstacleOf } from '../own-account/own-deletion.ts';
import { AuthError } from '../protocol/auth-error.ts';
import { deletePerson } from '../users/delete-user.ts';
import { lockUser, updateUser } from '../users/users.queries.ts';
import { insertAuditEvent } from './audit.queries.ts';

/** A suspension has no end of its own: so far off as the protocol's clients write it. */
const SUSPENDED_MS = 100 * 365 * 86_400_000;

/** What `ban_duration` of the admin API does, within a transaction; sessions are refused from then on. */
export async function setSuspension(
  { context }: Accounts,
  tx: Queryable,
  userId: string,
  suspended: boolean,
): Promise<'changed' | 'same' | 'gone'> {
  const user = await lockUser(tx, userId);
  if (!user || user.deletedAt) return 'gone';
  const now = context.now();
  const isSuspended = user.bannedUntil !== null && user.bannedUntil > now;
  if (isSuspended === suspended) return 'same';
  const bannedUntil = suspended ? new Date(now.getTime() + SUSPENDED_MS) : null;
  await updateUser(tx, userId, { bannedUntil, updatedAt: now });
  const event = { action: 'user_modified', subjectId: userId, byOperator: true, at: now } as const;
  await insertAuditEvent(tx, event);
  return 'changed';
}

/** What deleting oneself does, done by somebody else; the person's address is told. */
export async function deletePersonByAdmin(
  accounts: Accounts,
  tx: Transaction,
  userId: string,
): Promise<DeletionObstacle | 'deleted' | 'gone'> {
  const user = await lockUser(tx, userId);
  if (!user || user.deletedAt) return 'gone';
  const obstacle = await obstacleOf(accounts, tx, userId, { isDeleting: true });
  if (obstacle) return obstacle;
  await queueFarewell(accounts, tx, user, null);
  await deletePerson(accounts, tx, user, { byOperator: true });
  return 'deleted';
}

/** What the admin API's invitation does; `within` runs in its transaction. */
export async function inviteByAdmin(
  accounts: Accounts,
  { email, language }: { email: string; language: Language },
  within: (tx: Queryable, userId: string) => Promise<void>,
): Promise<'account_exists' | 'invited'> {
  try {
    const wish = { redirectTo: null, challenge: null, language, ip: '' };
    await invite(accounts, { email, metadata: {} }, wish, within);
    return 'invited';
  } catch (error) {
    if (error instanceof AuthError && error.code === 'email_exists') return 'account_exists';
    throw error;
  }
}
