import { asc, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { containing, type Queryable } from '#packages/db/index.ts';
import { identities, users } from '../accounts.tables.ts';
import type { IdentityRow, UserRow } from '../protocol/presenters.ts';
import type { SortField, UserListing } from './admin-page.rules.ts';

/** A page of all people for the operator, with their identities, and how many there are in all. */
export async function pageOfUsers(
  db: Queryable,
  { page, perPage, filter, sort }: UserListing,
): Promise<{ people: { user: UserRow; identities: IdentityRow[] }[]; total: number }> {
  const column = COLUMNS[sort.field];
  const [order, tie] = sort.ascending ? [asc, asc] : [desc, desc];
  const wanted = filter ? matching(filter) : undefined;
  const rows = await db
    .select()
    .from(users)
    .where(wanted)
    .orderBy(sql`${order(column)} nulls last`, tie(users.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db.select({ total: count() }).from(users).where(wanted);
  const ids = rows.map(({ id }) => id);
  const found = ids.length
    ? await db
        .select()
        .from(identities)
        .where(inArray(identities.userId, ids))
        .orderBy(identities.createdAt)
    : [];
  const of = Map.groupBy(found, ({ userId }) => userId);
  return {
    people: rows.map((user) => ({ user, identities: of.get(user.id) ?? [] })),
    total: counted?.total ?? 0,
  };
}

const COLUMNS = {
  created_at: users.createdAt,
  updated_at: users.updatedAt,
  last_sign_in_at: users.lastSignInAt,
  email: users.email,
} as const satisfies Record<SortField, unknown>;

function matching(filter: string) {
  const pattern = containing(filter);
  return or(
    ilike(users.email, pattern),
    ilike(users.phone, pattern),
    ilike(sql`${users.userMetadata}->>'full_name'`, pattern),
  );
}

/** Whether somebody else has this phone number. */
export async function isPhoneTaken(tx: Queryable, phone: string): Promise<boolean> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  return user !== undefined;
}

/** What stays of a deleted person: their id, for what refers to it, and how many ways in there were. */
export async function insertTombstone(
  tx: Queryable,
  values: typeof users.$inferInsert & { id: string },
  ways: readonly (typeof identities.$inferSelect)[],
): Promise<void> {
  await tx.insert(users).values(values);
  for (const { id, provider, createdAt } of ways) {
    await tx.insert(identities).values({
      ...{ userId: values.id, id, provider, createdAt },
      ...{ subject: id, email: values.email, data: {}, updatedAt: values.updatedAt },
    });
  }
}
