import type { Queryable } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { deleteFlowsOf, obscureIdentities } from '../queries/admin-users.queries.ts';
import { insertAuditEvent } from '../queries/audit.queries.ts';
import { deleteFactors, factorsOf } from '../queries/factors.queries.ts';
import { clearTokens } from '../queries/one-time-tokens.queries.ts';
import { deletePasskeysOf } from '../queries/passkeys.queries.ts';
import { deleteSessions } from '../queries/sessions.queries.ts';
import { deleteUser, updateUser } from '../queries/users.queries.ts';

/**
 * Deletes a person with everything that hangs on them, and destroys the key of what they wrote.
 * That it happened stays for the operator to see, with nothing that names them.
 */
export async function hardDelete(accounts: Accounts, user: UserRow): Promise<void> {
  await accounts.context.db.transaction((tx) =>
    deletePerson(accounts, tx, user, { byOperator: true }),
  );
}

/** What `hardDelete` does, within a transaction. What is queued or on its way to their screens goes too. */
export async function deletePerson(
  { context: { vault, events, jobs, now } }: Accounts,
  tx: Queryable,
  { id }: UserRow,
  { byOperator }: { byOperator: boolean },
): Promise<void> {
  await deleteUser(tx, id);
  await vault.destroy(id, tx);
  await events.forget(tx, id);
  await jobs.forget(tx, id);
  await recordDeletion(tx, id, { at: now(), byOperator });
}

/**
 * Keeps the row for what refers to it, with nothing left that names the person or lets them in. What
 * stands in place of an address is keyed and differs for each person, so that it neither tells the
 * address nor takes it from the next one.
 */
export async function softDelete({ context, keys }: Accounts, user: UserRow): Promise<void> {
  const now = context.now();
  const masked = async (text: string) =>
    (await keys.derive('deleted', `${user.id}\u0000${text}`)).toString('base64url');
  const email = user.email && (await masked(user.email));
  const phone = user.phone && (await masked(user.phone));
  await context.db.transaction(async (tx) => {
    await clearTokens(tx, user.id);
    await deleteFlowsOf(tx, user.id);
    await deleteSessions(tx, user.id);
    await deleteFactors(tx, user.id, await factorsOf(tx, user.id));
    await deletePasskeysOf(tx, user.id);
    await obscureIdentities(tx, user.id, { email, subjectOf: (id) => id, now });
    await updateUser(tx, user.id, {
      email,
      phone,
      newEmail: null,
      newPhone: null,
      passwordHash: null,
      passwordContested: false,
      userMetadata: {},
      appMetadata: {},
      deletedAt: now,
      updatedAt: now,
    });
    await recordDeletion(tx, user.id, { at: now, byOperator: true });
  });
}

function recordDeletion(
  tx: Queryable,
  subjectId: string,
  { at, byOperator }: { at: Date; byOperator: boolean },
): Promise<void> {
  return insertAuditEvent(tx, { action: 'user_deleted', subjectId, byOperator, at });
}
