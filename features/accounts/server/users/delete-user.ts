import type { Queryable } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { insertTombstone } from '../admin-users/admin-users.queries.ts';
import { insertAuditEvent } from '../admin-users/audit.queries.ts';
import { accountDeleted, personDeleted } from '../plug-in-points.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { deleteUser, identitiesOf, lockUser } from './users.queries.ts';

/**
 * Deletes a person with everything that hangs on them, and destroys the key of what they wrote.
 * That it happened stays for the operator to see, with nothing that names them.
 */
export async function hardDelete(accounts: Accounts, user: UserRow): Promise<void> {
  await accounts.context.db.transaction(async (tx) => {
    // First, as every deletion does: what the person shares is held after them.
    const held = await lockUser(tx, user.id);
    if (held) await deletePerson(accounts, tx, held, { byOperator: true });
  });
}

/** What `hardDelete` does, within a transaction. What is queued or on its way to their screens goes too. */
export async function deletePerson(
  { context }: Accounts,
  tx: Queryable,
  { id }: UserRow,
  { byOperator }: { byOperator: boolean },
): Promise<void> {
  const { vault, events, jobs } = context;
  for (const settle of accountDeleted.of(context)) await settle(tx, id);
  await deleteUser(tx, id);
  await vault.destroy({ kind: 'person', id }, tx);
  await events.forget(tx, id);
  await jobs.forget(tx, id);
  await recordDeletion(tx, id, { at: context.now(), byOperator });
  for (const tell of personDeleted.of(context)) await tell(tx, id);
}

/**
 * Deletes a person like `hardDelete` and puts a row without them in their place, for what refers to it
 * elsewhere. What stands in it for an address is keyed and differs for each person, so that it neither
 * tells the address nor takes it from the next one.
 */
export async function softDelete(accounts: Accounts, { id }: UserRow): Promise<void> {
  const { context, keys } = accounts;
  const deletedAt = context.now();
  const masked = async (text: string | null) =>
    text && (await keys.derive('deleted', `${id}\u0000${text}`)).toString('base64url');
  await context.db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user || user.deletedAt) return;
    const ways = await identitiesOf(tx, id);
    await deletePerson(accounts, tx, user, { byOperator: true });
    const { createdAt, isSsoUser } = user;
    const [email, phone] = [await masked(user.email), await masked(user.phone)];
    const left = { id, email, phone, createdAt, isSsoUser, deletedAt, updatedAt: deletedAt };
    await insertTombstone(tx, left, ways);
  });
}

function recordDeletion(
  tx: Queryable,
  subjectId: string,
  { at, byOperator }: { at: Date; byOperator: boolean },
): Promise<void> {
  return insertAuditEvent(tx, { action: 'user_deleted', subjectId, byOperator, at });
}
