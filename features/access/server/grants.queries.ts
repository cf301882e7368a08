import { and, eq } from 'drizzle-orm';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import type { StaffMember } from '../contract/access.contract.ts';
import type { Grant } from '../contract/access.rules.ts';
import { userGrants } from './access.tables.ts';
import { nameOf } from './name-of.ts';

/** Who has a grant, by name. */
export async function holdersOf(db: Queryable, kind: Grant): Promise<StaffMember[]> {
  const { rows } = await driverOf(db).query<Omit<StaffMember, 'since'> & { since: Date }>(
    `select u.id, ${nameOf('u')} as name, coalesce(u.email, '') as email, g.created_at as since
       from user_grants g join users u on u.id = g.user_id and u.deleted_at is null
      where g.kind = $1 order by 2, 1`,
    [kind],
  );
  return rows.map(({ since, ...one }) => ({ ...one, since: since.toISOString() }));
}

/** The person whose confirmed address this is, kept until the transaction ends. */
export async function holdByAddress(
  tx: Queryable,
  address: string,
): Promise<Omit<StaffMember, 'since'> | undefined> {
  const { rows } = await driverOf(tx).query<Omit<StaffMember, 'since'>>(
    `select u.id, ${nameOf('u')} as name, u.email from users u
      where u.email = $1 and u.email_confirmed_at is not null and u.deleted_at is null
        and not u.is_sso_user
        for key share`,
    [address],
  );
  return rows[0];
}

/** When it was given; the first time counts. */
export async function insertGrant(
  tx: Queryable,
  userId: string,
  kind: Grant,
  at: Date,
): Promise<{ since: Date; isNew: boolean }> {
  const added = await tx
    .insert(userGrants)
    .values({ userId, kind, createdAt: at })
    .onConflictDoNothing()
    .returning({ since: userGrants.createdAt });
  if (added[0]) return { since: added[0].since, isNew: true };
  const [known] = await tx
    .select({ since: userGrants.createdAt })
    .from(userGrants)
    .where(and(eq(userGrants.userId, userId), eq(userGrants.kind, kind)));
  return { since: known?.since ?? at, isNew: false };
}

export async function deleteGrant(tx: Queryable, userId: string, kind: Grant): Promise<boolean> {
  const { rowCount } = await tx
    .delete(userGrants)
    .where(and(eq(userGrants.userId, userId), eq(userGrants.kind, kind)));
  return (rowCount ?? 0) > 0;
}

/** Everybody who may answer tickets, by name: by their grant, or as general admin. */
export async function supportStaff(db: Queryable): Promise<{ id: string; name: string }[]> {
  const { rows } = await driverOf(db).query<{ id: string; name: string }>(
    `select u.id, ${nameOf('u')} as name from users u
      where u.deleted_at is null and (
        exists (select 1 from user_grants g where g.user_id = u.id and g.kind = 'support_staff')
        or exists (select 1 from user_roles r where r.user_id = u.id and r.role = 'admin'))
      order by 2, 1`,
  );
  return rows;
}
