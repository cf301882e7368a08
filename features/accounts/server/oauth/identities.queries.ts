import { and, eq, ne, notInArray } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { identities } from '../accounts.tables.ts';
import type { IdentityRow } from '../protocol/presenters.ts';
import type { ExternalProfile } from './provider-profile.rules.ts';

/** The identity with a provider's name for somebody, whoever it belongs to. */
export async function findIdentity(
  db: Queryable,
  { provider, subject }: Pick<ExternalProfile, 'provider' | 'subject'>,
): Promise<IdentityRow | undefined> {
  const [identity] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return identity;
}

/** Adds a foreign identity to a person; throws a unique violation when anybody has it already. */
export async function addIdentity(
  tx: Queryable,
  userId: string,
  { provider, subject, email, data }: ExternalProfile,
  now: Date,
): Promise<void> {
  await tx.insert(identities).values({
    userId,
    provider,
    subject,
    email,
    data,
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  });
}

/** Brings an identity up to date with what its provider now says. */
export async function refreshIdentity(
  tx: Queryable,
  { userId, id, data: known }: IdentityRow,
  { email, data }: ExternalProfile,
  now: Date,
): Promise<void> {
  await tx
    .update(identities)
    // Apple, for one, tells a person's name only the first time.
    .set({ email, data: { ...known, ...data }, lastSignInAt: now, updatedAt: now })
    .where(and(eq(identities.userId, userId), eq(identities.id, id)));
}

export async function deleteIdentity(tx: Queryable, userId: string, id: string): Promise<void> {
  await tx.delete(identities).where(and(eq(identities.userId, userId), eq(identities.id, id)));
}

/** Takes all identities of a person but those of some providers, and but one. */
export async function deleteOtherIdentities(
  tx: Queryable,
  userId: string,
  { providers, id }: { providers: readonly string[]; id: string | undefined },
): Promise<void> {
  await tx
    .delete(identities)
    .where(
      and(
        eq(identities.userId, userId),
        providers.length > 0 ? notInArray(identities.provider, [...providers]) : undefined,
        id ? ne(identities.id, id) : undefined,
      ),
    );
}
