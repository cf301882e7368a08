import { and, eq, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { among, type Queryable } from '#packages/db/index.ts';
import { users } from '../accounts.tables.ts';

/**
 * Number of registered people (specification section 2). Not among them: who deleted their account, who
 * came without registering, and addresses that were written down or invited and never showed anybody.
 */
export async function countPeople(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ people: sql<number>`count(*)::int` })
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        not(users.isAnonymous),
        or(
          isNotNull(users.emailConfirmedAt),
          isNotNull(users.phoneConfirmedAt),
          isNotNull(users.lastSignInAt),
        ),
      ),
    );
  return row?.people ?? 0;
}

/** Those of some people whose accounts were not deleted. */
export async function presentAmong(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(among(users.id, ids), isNull(users.deletedAt)));
  return rows.map(({ id }) => id);
}

/** Those of some people who can sign in: neither deleted nor suspended. */
export async function activeAmong(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { id, deletedAt, bannedUntil } = users;
  const rows = await db
    .select({ id })
    .from(users)
    .where(and(among(id, ids), isNull(deletedAt), or(isNull(bannedUntil), lte(bannedUntil, now))));
  return rows.map((row) => row.id);
}

/**
 * Keeps a person from being deleted until the transaction ends, and says whether an address or number of
 * theirs is confirmed; undefined when they are gone. A deletion holds the person and then their company:
 * whoever holds both takes them in that order.
 */
export async function holdPerson(
  tx: Queryable,
  userId: string,
): Promise<{ confirmed: boolean } | undefined> {
  const [user] = await tx
    .select({ email: users.emailConfirmedAt, phone: users.phoneConfirmedAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('key share');
  return user && { confirmed: user.email !== null || user.phone !== null };
}

/** The same within a larger statement: the id of a person who is there, and who is kept there. */
export function heldPerson(userId: string): SQL {
  return sql`
    select ${users.id} from ${users}
     where ${users.id} = ${userId} and ${users.deletedAt} is null for key share`;
}

/** The address that a person has confirmed as theirs; null without one. */
export async function confirmedAddressOf(db: Queryable, userId: string): Promise<string | null> {
  const [user] = await db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailConfirmedAt), isNull(users.deletedAt)));
  return user?.email ?? null;
}
