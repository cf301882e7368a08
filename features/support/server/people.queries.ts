import { nameOf } from '#features/access/server/index.ts';
import { driverOf, type Queryable } from '#packages/db/index.ts';

/** How some people are called; who is gone is left out. */
export async function namesOf(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await driverOf(db).query<{ id: string; name: string }>(
    `select id, ${nameOf('users')} as name
       from users where id = any($1) and deleted_at is null`,
    [[...new Set(ids)]],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
