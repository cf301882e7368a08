import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '#packages/db/index.ts';
import { passkeyChallenges, passkeys } from '../factors.tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** A person's passkeys, oldest first. */
export function passkeysOf(db: Queryable, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

/** The passkey of a credential, kept from being used twice at once. */
export async function lockPasskey(
  tx: Transaction,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const [passkey] = await tx
    .select()
    .from(passkeys)
    .where(eq(passkeys.credentialId, credentialId))
    .for('update');
  return passkey;
}

/** A new passkey; undefined when the credential is registered already, with whomever. */
export async function insertPasskey(
  tx: Transaction,
  values: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [passkey] = await tx.insert(passkeys).values(values).onConflictDoNothing().returning();
  return passkey;
}

/** Changes a person's passkey; undefined when they have none of this id. */
export async function updatePasskey(
  db: Queryable,
  { userId, id }: { userId: string; id: string },
  changes: Partial<typeof passkeys.$inferInsert>,
): Promise<PasskeyRow | undefined> {
  const [passkey] = await db
    .update(passkeys)
    .set(changes)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning();
  return passkey;
}

/** Takes a person's passkey away; false when they have none of this id. */
export async function deletePasskey(db: Queryable, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return gone.length === 1;
}

/** Takes all passkeys of a person away. */
export async function deletePasskeys(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
}

export async function insertPasskeyChallenge(
  db: Queryable,
  values: typeof passkeyChallenges.$inferInsert,
): Promise<void> {
  await db.insert(passkeyChallenges).values(values);
}

/** Takes out a waiting ceremony of this person, or of nobody (a sign-in): it is good for one try. */
export async function takePasskeyChallenge(
  db: Queryable,
  id: string,
  userId: string | null,
): Promise<typeof passkeyChallenges.$inferSelect | undefined> {
  const owner =
    userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);
  const [challenge] = await db
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.id, id), owner))
    .returning();
  return challenge;
}

export async function deletePasskeyChallengesBefore(db: Queryable, limit: Date): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.createdAt, limit));
}
