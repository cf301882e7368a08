import { eq } from 'drizzle-orm';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import { professionalGrants } from './access.tables.ts';

/**
 * Gives the holder of a confirmed address the sign-in of a professional, in place of whoever had it.
 * `busy` where they have another one's.
 */
export async function grantProfessional(
  tx: Queryable,
  { address, professionalId, at }: { address: string; professionalId: string; at: Date },
): Promise<'granted' | 'unknown' | 'busy'> {
  const { rows } = await driverOf(tx).query<{ id: string }>(
    `select id from users
      where email = $1 and email_confirmed_at is not null and not is_sso_user and deleted_at is null
        for update`,
    [address.trim().toLowerCase()],
  );
  const userId = rows[0]?.id;
  if (!userId) return 'unknown';
  const held = await professionalOf(tx, userId);
  if (held === professionalId) return 'granted';
  if (held) return 'busy';
  await endProfessionalGrant(tx, professionalId);
  await tx.insert(professionalGrants).values({ userId, professionalId, grantedAt: at });
  return 'granted';
}

/** Ends the sign-in of a professional, whoever had it; false where nobody had. */
export async function endProfessionalGrant(
  tx: Queryable,
  professionalId: string,
): Promise<boolean> {
  const ended = await tx
    .delete(professionalGrants)
    .where(eq(professionalGrants.professionalId, professionalId))
    .returning({ userId: professionalGrants.userId });
  return ended.length > 0;
}

/** The professional as whom a person signs in; null for everybody else. */
export async function professionalOf(db: Queryable, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: professionalGrants.professionalId })
    .from(professionalGrants)
    .where(eq(professionalGrants.userId, userId));
  return row?.id ?? null;
}

/** The address of whoever signs in as a professional, for the administration. */
export async function professionalSignIn(
  db: Queryable,
  professionalId: string,
): Promise<string | null> {
  const { rows } = await driverOf(db).query<{ email: string | null }>(
    `select u.email from professional_grants g join users u on u.id = g.user_id
      where g.professional_id = $1`,
    [professionalId],
  );
  return rows[0]?.email ?? null;
}
