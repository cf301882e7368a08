import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { identities, users } from '../accounts.tables.ts';
import type { UserRow } from '../protocol/presenters.ts';

/** The account with this (normalized) phone number. */
export async function findByPhone(db: Queryable, phone: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.phone, phone));
  return user;
}

/** Gives a person their phone identity, or changes what it says. */
export async function putPhoneIdentity(
  tx: Queryable,
  userId: string,
  { data, now }: { data: Record<string, unknown>; now: Date },
): Promise<void> {
  await tx
    .insert(identities)
    .values({
      userId,
      provider: 'phone',
      subject: userId,
      data,
      createdAt: now,
      updatedAt: now,
      lastSignInAt: now,
    })
    .onConflictDoUpdate({
      target: [identities.provider, identities.subject],
      set: { data: sql`${identities.data} || excluded.data`, updatedAt: now },
    });
}
