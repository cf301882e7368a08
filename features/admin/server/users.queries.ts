import { type Plan, planOf, type Role } from '#features/access/contract/access.rules.ts';
import { currentPlan } from '#features/access/server/index.ts';
import { containing, driverOf, type Queryable } from '#packages/db/index.ts';
import { fold } from '#packages/kernel/words.ts';
import type { UserRole, UserSort } from '../contract/admin.contract.ts';

export interface UserListRow {
  id: string;
  name: string;
  email: string | null;
  role: Role | null;
  plan: Plan;
  planEndsAt: Date | null;
  companyId: string | null;
  companyName: string | null;
  isConfirmed: boolean;
  isInvited: boolean;
  isSuspended: boolean;
  createdAt: Date;
}

export interface WantedUsers {
  text: string;
  companyId?: string | undefined;
  role?: UserRole | undefined;
  sort: UserSort;
  descending: boolean;
  after?: string | undefined;
  limit: number;
}

/** As the indexes `users_name` and `users_created` have them. */
const ORDERS = { name: 'plain_name(u.user_metadata)', created: 'u.created_at' } as const;
const PRESENT = 'u.deleted_at is null and not u.is_anonymous';

/** A page of accounts; a person to go on after who is gone meanwhile ends it. */
export async function pageOfUsers(
  db: Queryable,
  { text, companyId, role, sort, descending, after, limit }: WantedUsers,
  now: Date,
): Promise<UserListRow[]> {
  const values: unknown[] = [limit, now];
  const put = (value: unknown) => `$${values.push(value)}`;
  const order = ORDERS[sort];
  const conditions = [PRESENT];
  if (text) {
    const [folded, plain] = [put(containing(fold(text))), put(containing(text.toLowerCase()))];
    conditions.push(`(${ORDERS.name} like ${folded} or u.email like ${plain})`);
  }
  if (companyId) conditions.push(`m.company_id = ${put(companyId)}`);
  if (role) conditions.push(`coalesce(r.role, 'none') = ${put(role)}`);
  if (after) {
    const { rows } = await driverOf(db).query<{ key: string }>(
      `select (${order})::text as key from users u where u.id = $1 and ${PRESENT}`,
      [after],
    );
    const [last] = rows;
    if (!last) return [];
    const key = put(last.key);
    const cast = sort === 'created' ? `${key}::timestamptz` : key;
    conditions.push(`(${order}, u.id) ${descending ? '<' : '>'} (${cast}, ${put(after)})`);
  }
  const direction = descending ? 'desc' : 'asc';
  const { rows } = await driverOf(db).query<
    Omit<UserListRow, 'plan'> & { planType: string | null }
  >(
    `select u.id, coalesce(u.user_metadata ->> 'full_name', '') as name, u.email, r.role,
            s.plan_type as "planType", s.ends_at as "planEndsAt",
            c.id as "companyId", c.name as "companyName",
            (u.email_confirmed_at is not null or u.phone_confirmed_at is not null) as "isConfirmed",
            u.invited_at is not null as "isInvited",
            coalesce(u.banned_until > $2, false) as "isSuspended", u.created_at as "createdAt"
       from users u
       left join user_roles r on r.user_id = u.id
       left join company_members m on m.user_id = u.id
       left join companies c on c.id = m.company_id
       left join lateral (${currentPlan('u.id', '$2')}) s on true
      where ${conditions.join(' and ')}
      order by ${order} ${direction}, u.id ${direction}
      limit $1`,
    values,
  );
  return rows.map(({ planType, ...row }) => ({ ...row, plan: planOf(planType) }));
}

/** The role of an account; undefined for one that is gone. */
export async function roleOf(db: Queryable, userId: string): Promise<Role | null | undefined> {
  const { rows } = await driverOf(db).query<{ role: Role | null }>(
    `select r.role from users u left join user_roles r on r.user_id = u.id
      where u.id = $1 and ${PRESENT}`,
    [userId],
  );
  return rows[0]?.role;
}
