import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable, Transaction } from '#packages/db/index.ts';
import type {
  DeletionObstacle,
  DeletionReceipt,
  DeletionRefusal,
  DeletionTerms,
} from '../../contract/account.contract.ts';
import type { Accounts } from '../accounts.ts';
import { queueFarewell } from '../mails/farewell.ts';
import { orTooMany } from '../password/guesses.ts';
import { deletionObstacles } from '../plug-in-points.ts';
import { isReauthenticationCode } from '../proof/proof.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { deletePerson } from '../users/delete-user.ts';
import { findUser, lockUser } from '../users/users.queries.ts';

export interface DeletionProof {
  password?: string | undefined;
  /** Of GET /reauthenticate, from people without a password. */
  code?: string | undefined;
}

/** What the caller has to show to delete their account, and what has to happen before, if anything. */
export async function deletionTerms(
  accounts: Accounts,
  { userId }: Caller,
): Promise<DeletionTerms> {
  const { db } = accounts.context;
  const user = await findUser(db, userId);
  if (!user) throw gone();
  return {
    proof: proofOf(user),
    obstacle: await obstacleOf(accounts, db, userId, { isDeleting: false }),
  };
}

/**
 * Deletes the caller with all that is kept of them, at once and for good, and tells their address.
 * However young the session is they prove themselves anew: by their password, or by a mailed code where
 * they have none. Gives the receipt, since not everybody has an address that it could be sent to, or
 * what stands in the way.
 */
export async function deleteOwnAccount(
  accounts: Accounts,
  { userId, language }: Caller,
  { password, code }: DeletionProof,
): Promise<DeletionRefusal | DeletionReceipt> {
  const { context } = accounts;
  const before = await findUser(context.db, userId);
  if (!before) throw gone();
  // Hashing takes long: it happens before any row is held.
  if (proofOf(before) === 'password') {
    const refusal = await refuseByPassword(accounts, before, password);
    if (refusal) return refusal;
  }
  return context.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw gone();
    // It was changed while the former one was looked at.
    if (user.passwordHash !== before.passwordHash) return 'password_wrong';
    if (proofOf(user) === 'code') {
      const refusal = await refuseByCode(accounts, tx, user, code);
      if (refusal) return refusal;
    }
    const obstacle = await obstacleOf(accounts, tx, userId, { isDeleting: true });
    if (obstacle) return obstacle;
    const receipt = await queueFarewell(accounts, tx, user, language);
    await deletePerson(accounts, tx, user, { byOperator: false });
    return receipt;
  });
}

/** The first thing that stands in the way of a deletion. */
export async function obstacleOf(
  { context }: Accounts,
  db: Queryable,
  userId: string,
  how: { isDeleting: boolean },
): Promise<DeletionObstacle | null> {
  for (const find of deletionObstacles.of(context)) {
    const obstacle = await find(db, userId, how);
    if (obstacle) return obstacle;
  }
  return null;
}

/** People without an address came without registering: there is nothing that they could prove. */
function proofOf({ passwordHash, email, phone }: UserRow): DeletionTerms['proof'] {
  if (passwordHash) return 'password';
  return email || phone ? 'code' : 'none';
}

async function refuseByPassword(
  { limits, passwords }: Accounts,
  { id, passwordHash }: UserRow,
  password: string | undefined,
): Promise<DeletionRefusal | null> {
  if (!password) return 'password_needed';
  const guess = await orTooMany(() => limits.countOwnPasswordGuess(id));
  if (!(await passwords.matches(password, passwordHash))) return 'password_wrong';
  await guess.forgive();
  return null;
}

async function refuseByCode(
  accounts: Accounts,
  tx: Transaction,
  user: UserRow,
  code: string | undefined,
): Promise<DeletionRefusal | null> {
  if (!code) return 'code_needed';
  const isRight = await orTooMany(() => isReauthenticationCode(accounts, tx, user, code));
  return isRight ? null : 'code_wrong';
}

const gone = () => fail('unauthenticated', 'Sign in first');
