import { sql } from 'drizzle-orm';
import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import { type Database, uuids } from '#packages/db/index.ts';

/** Demonstration accounts, whose password is public, in the database of a server that is not for showing. */
export async function demonstrationAccountsIn(db: Database): Promise<string[]> {
  const ids = Object.values(DEMONSTRATION_PEOPLE).map(({ id }) => id);
  const { rows } = await db.execute<{ email: string }>(
    sql`select email from users where id = any(${uuids(ids)}) and deleted_at is null`,
  );
  return rows.map(({ email }) => email);
}
