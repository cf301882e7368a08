import { ONLY_GENERAL_ADMIN } from '#features/accounts/contract/account.contract.ts';
import {
  accountsOf,
  activeAmong,
  announceSecurityChange,
  tellGeneralAdmins,
} from '#features/accounts/server/index.ts';
import { recordAct } from '#features/audit/server/index.ts';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { Role } from '../contract/access.rules.ts';

export type GrantOutcome = 'granted' | 'already' | 'unknown' | 'not_confirmed';
export type RevokeOutcome = 'revoked' | 'never' | 'unknown' | 'last';

interface Account {
  id: string;
  confirmed: boolean;
  role: Role | null;
  companyId: string | null;
}

/**
 * One change of general admins at a time: two revocations at once must not leave none. Whoever holds a
 * person or their company, too, has taken them before, in this order, as a deletion does.
 */
export const lockGeneralAdmins = (tx: Queryable) =>
  driverOf(tx).query(`select pg_advisory_xact_lock(hashtextextended('general admins', 0))`);

/** The account of an address, held with its company; read once no general admin changes any more. */
async function lockAccount(tx: Queryable, address: string): Promise<Account | undefined> {
  const driver = driverOf(tx);
  const { rows } = await driver.query<{ id: string }>(
    `select id from users where email = $1 and not is_sso_user and deleted_at is null for update`,
    [address.trim().toLowerCase()],
  );
  const [held] = rows;
  if (!held) return undefined;
  await driver.query(
    `select c.id from companies c join company_members m on m.company_id = c.id
      where m.user_id = $1 for update of c`,
    [held.id],
  );
  await lockGeneralAdmins(tx);
  const read = await driver.query<Account>(
    `select u.id, u.email_confirmed_at is not null as confirmed, r.role,
            m.company_id as "companyId"
       from users u
       left join user_roles r on r.user_id = u.id
       left join company_members m on m.user_id = u.id
      where u.id = $1`,
    [held.id],
  );
  return read.rows[0];
}

/** Makes the holder of a confirmed address a general admin; they stay what they are to their company. */
export function grantGeneralAdmin(context: ServerContext, address: string): Promise<GrantOutcome> {
  return context.db.transaction(async (tx) => {
    const account = await lockAccount(tx, address);
    if (!account) return 'unknown';
    if (account.role === 'admin') return 'already';
    if (!account.confirmed) return 'not_confirmed';
    await driverOf(tx).query(
      `insert into user_roles (user_id, role) values ($1, 'admin')
       on conflict (user_id) do update set role = 'admin'`,
      [account.id],
    );
    await recordOfOperator(context, tx, account.id, 'role_granted');
    await announceGeneralAdmin(context, tx, account.id, 'general_admin_given');
    return 'granted';
  });
}

/**
 * Ends somebody's general administration. The last one who can sign in stays unless `force` says otherwise.
 * Whoever alone looks after a company goes on doing so as its company admin.
 */
export function revokeGeneralAdmin(
  context: ServerContext,
  address: string,
  { force }: { force: boolean },
): Promise<RevokeOutcome> {
  return context.db.transaction(async (tx) => {
    const now = context.now();
    const account = await lockAccount(tx, address);
    if (!account) return 'unknown';
    if (account.role !== 'admin') return 'never';
    if (!force && (await isOnlyActive(tx, account.id, now))) return 'last';
    const { rowCount } = await driverOf(tx).query(
      `update user_roles r set role = 'company_admin'
        where r.user_id = $1 and $2::uuid is not null and not exists (
          select 1 from company_members m
            join user_roles o on o.user_id = m.user_id
            join users u on u.id = m.user_id and u.deleted_at is null
             and (u.banned_until is null or u.banned_until <= $3)
           where m.company_id = $2 and m.user_id <> $1)`,
      [account.id, account.companyId, now],
    );
    if (!rowCount) {
      await driverOf(tx).query('delete from user_roles where user_id = $1', [account.id]);
    }
    await recordOfOperator(context, tx, account.id, 'role_revoked');
    await announceGeneralAdmin(context, tx, account.id, 'general_admin_taken');
    return 'revoked';
  });
}

function recordOfOperator(
  { now }: ServerContext,
  tx: Queryable,
  id: string,
  act: 'role_granted' | 'role_revoked',
): Promise<void> {
  const subject = { kind: 'person', id } as const;
  return recordAct(tx, { at: now(), act, actorId: null, subject });
}

/**
 * Tells somebody what became of their role, and the other general admins that there is one more, or one
 * fewer; who it is stands in the audit log.
 */
export async function announceGeneralAdmin(
  context: ServerContext,
  tx: Queryable,
  userId: string,
  notice: 'general_admin_given' | 'general_admin_taken',
): Promise<void> {
  const accounts = accountsOf(context);
  await announceSecurityChange(accounts, tx, { userId, kind: 'role_changed' });
  const ids = (await generalAdmins(tx)).map(({ id }) => id);
  await tellGeneralAdmins(
    accounts,
    tx,
    ids.filter((id) => id !== userId),
    notice,
  );
}

export interface GeneralAdmin {
  id: string;
  address: string;
}

/** The general admins who are not deleted, by their addresses. */
export async function generalAdmins(db: Queryable): Promise<GeneralAdmin[]> {
  const { rows } = await driverOf(db).query<GeneralAdmin>(
    `select u.id, coalesce(u.email, u.phone, u.id::text) as address
       from user_roles r join users u on u.id = r.user_id and u.deleted_at is null
      where r.role = 'admin' order by 2`,
  );
  return rows;
}

async function isOnlyActive(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const ids = (await generalAdmins(db)).map(({ id }) => id);
  const others = ids.filter((id) => id !== userId);
  return (await activeAmong(db, others, now)).length === 0;
}

/**
 * Whoever alone is general admin makes another one before deleting their account: nobody on a screen could.
 * Of two who leave at once the second sees that the first is gone.
 */
export async function lastGeneralAdmin(
  db: Queryable,
  userId: string,
  { now, isDeleting }: { now: Date; isDeleting: boolean },
): Promise<typeof ONLY_GENERAL_ADMIN | null> {
  if (!(await generalAdmins(db)).some(({ id }) => id === userId)) return null;
  if (isDeleting) await lockGeneralAdmins(db);
  return (await isOnlyActive(db, userId, now)) ? ONLY_GENERAL_ADMIN : null;
}
