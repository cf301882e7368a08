import { sql } from 'drizzle-orm';
import { leaveNoEmptyCompany } from '#features/companies/server/index.ts';
import type { Owner } from '#packages/crypto/index.ts';
import { type Queryable, uuids } from '#packages/db/index.ts';

/**
 * Takes people out of a restored database who deleted their account, or had it deleted, after the
 * backup: with everything that hangs on them, their key, what is queued for them. Gives how many.
 */
export async function replayDeletions(
  tx: Queryable,
  userIds: readonly string[],
  now: Date,
): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from users where id = any(${uuids(userIds)}) and deleted_at is null`,
  );
  const found = rows.map(({ id }) => id);
  if (found.length === 0) return 0;
  const these = uuids(found);
  for (const id of found) {
    await leaveNoEmptyCompany({ vault: keysOf(tx) }, tx, id);
    await tx.execute(sql`delete from users where id = ${id}`);
  }
  await tx.execute(sql`delete from data_keys where kind = 'person' and owner_id = any(${these})`);
  await tx.execute(sql`delete from event_log where user_id = any(${these})`);
  await tx.execute(sql`delete from pgboss.job where data->>'userId' = any(${these}::text[])`);
  await tx.execute(sql`
    insert into audit_events (action, subject_id, by_operator, at)
    select 'user_deleted', id, true, ${now.toISOString()}::timestamptz from unnest(${these}) as id`);
  return found.length;
}

/** The vault's part in a deletion, before there is an instance with one. */
const keysOf = (tx: Queryable) => ({
  destroy: async ({ kind, id }: Owner) => {
    await tx.execute(sql`delete from data_keys where kind = ${kind} and owner_id = ${id}`);
  },
});
