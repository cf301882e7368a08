import { and, eq, not, sql } from 'drizzle-orm';
import { type Database, type Queryable, statementsFor } from '#packages/db/index.ts';
import { identities, users } from '../accounts.tables.ts';
import { insertAuditEvent } from '../admin-users/audit.queries.ts';
import type { IdentityRow, UserRow } from '../protocol/presenters.ts';

/** The account with this (normalized) e-mail address; those of an organization's provider aside. */
export async function findByEmail(db: Queryable, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), not(users.isSsoUser)));
  return user;
}

const withIdentities = statementsFor((db) => {
  const select = () =>
    db
      .select({ user: users, identity: identities })
      .from(users)
      .leftJoin(identities, eq(identities.userId, users.id))
      .orderBy(identities.createdAt);
  return {
    byEmail: select()
      .where(and(eq(users.email, sql.placeholder('email')), not(users.isSsoUser)))
      .prepare('accounts.person_by_email'),
    byId: select()
      .where(eq(users.id, sql.placeholder('userId')))
      .prepare('accounts.person_by_id'),
  };
});

/** An account together with the ways in which its person can prove who they are. */
interface Person {
  user: UserRow;
  identities: IdentityRow[];
}

/**
 * The account of an address, by a prepared statement sent together with those of other requests:
 * signing in is a hot path.
 */
export async function findForSignIn(
  { $client }: Database,
  email: string,
): Promise<Person | undefined> {
  return personOf(await withIdentities($client.reads).byEmail.execute({ email }));
}

/** Like `findForSignIn`, by id, and in the caller's transaction. */
export async function findPerson(db: Queryable, userId: string): Promise<Person | undefined> {
  return personOf(await withIdentities(db).byId.execute({ userId }));
}

function personOf(
  rows: readonly { user: UserRow; identity: IdentityRow | null }[],
): Person | undefined {
  const user = rows[0]?.user;
  return user && { user, identities: rows.flatMap(({ identity }) => identity ?? []) };
}

export async function findUser(db: Queryable, userId: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return user;
}

/** Like `findUser`, and keeps the row from changing until the transaction ends. */
export async function lockUser(tx: Queryable, userId: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  return user;
}

/**
 * Keeps a person from being locked or deleted until the transaction ends. For whoever ends their
 * sessions and records it: people are locked before their sessions, so that nobody waits in a circle.
 */
export async function holdUser(tx: Queryable, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
}

export function identitiesOf(db: Queryable, userId: string): Promise<IdentityRow[]> {
  return db
    .select()
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(identities.createdAt);
}

/** A new account, with its audit event; undefined when the address was taken in the meantime. */
export async function insertUser(
  tx: Queryable,
  values: typeof users.$inferInsert & { createdAt: Date },
  { byOperator }: { byOperator: boolean } = { byOperator: false },
): Promise<UserRow | undefined> {
  const [user] = await tx.insert(users).values(values).onConflictDoNothing().returning();
  if (!user) return undefined;
  const { id: subjectId, createdAt: at } = user;
  await insertAuditEvent(tx, { action: 'user_signedup', subjectId, byOperator, at });
  return user;
}

export async function updateUser(
  tx: Queryable,
  userId: string,
  changes: Partial<typeof users.$inferInsert>,
): Promise<UserRow | undefined> {
  const [user] = await tx.update(users).set(changes).where(eq(users.id, userId)).returning();
  return user;
}

/** Puts a hash of today's parameters in place of an older one, unless the password changed meanwhile. */
export async function replaceOutdatedHash(
  db: Queryable,
  userId: string,
  outdated: string,
  passwordHash: string,
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, userId), eq(users.passwordHash, outdated)));
}

export async function insertIdentity(
  tx: Queryable,
  values: typeof identities.$inferInsert,
): Promise<void> {
  await tx.insert(identities).values(values);
}

/** Merges into the data of a person's e-mail identity, and moves it to a new address if given. */
export async function updateEmailIdentity(
  tx: Queryable,
  userId: string,
  data: Record<string, unknown>,
  { email, now }: { email?: string; now: Date },
): Promise<void> {
  await tx
    .update(identities)
    .set({
      data: sql`${identities.data} || ${JSON.stringify(data)}::jsonb`,
      updatedAt: now,
      ...(email ? { email } : {}),
    })
    .where(sql`${identities.userId} = ${userId} and ${identities.provider} = 'email'`);
}

/** Merges into the data of a person's identity of one provider. */
export async function updateIdentityData(
  tx: Queryable,
  userId: string,
  provider: string,
  data: Record<string, unknown>,
  now: Date,
): Promise<void> {
  await tx
    .update(identities)
    .set({ data: sql`${identities.data} || ${JSON.stringify(data)}::jsonb`, updatedAt: now })
    .where(and(eq(identities.userId, userId), eq(identities.provider, provider)));
}

export async function deleteUser(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, userId));
}
