import { eq, sql } from 'drizzle-orm';
import { driverOf, type Queryable, statementsFor } from '#packages/db/index.ts';
import { identities, sessions, users } from '../accounts.tables.ts';
import type { IdentityRow, UserRow } from '../protocol/presenters.ts';
import type { SessionRow } from './sessions.queries.ts';

export interface Rotation {
  tokenHash: Buffer;
  childHash: Buffer;
  userAgent: string | null;
  ip: string | null;
  now: Date;
}

/** The session whose token was rotated, as it was before, with its person. */
export interface Rotated {
  session: SessionRow;
  user: UserRow;
  identities: IdentityRow[];
}

// The session is locked first, as everything does that ends one or looks at its whole chain, so that
// nobody waits in a circle. Where somebody else holds it nothing is done: the caller takes its turn.
const rotating = statementsFor((db) => {
  const [tokenHash, childHash] = [sql.placeholder('tokenHash'), sql.placeholder('childHash')];
  const now = sql`${sql.placeholder('now')}::timestamptz`;
  const locked = db.$with('locked', { userId: users.id, id: sessions.id }).as(sql`
    select s.user_id, s.id
    from refresh_tokens t
      join sessions s on s.user_id = t.user_id and s.id = t.session_id
      join users u on u.id = t.user_id
    where t.token_hash = ${tokenHash} and t.revoked_at is null
      and (s.not_after is null or s.not_after > ${now})
      and u.deleted_at is null and (u.banned_until is null or u.banned_until <= ${now})
    for update of s skip locked`);
  const revoked = db.$with('revoked', {}).as(sql`
    update refresh_tokens t set revoked_at = ${now}
    from locked l
    where t.token_hash = ${tokenHash} and t.revoked_at is null
      and t.user_id = l.user_id and t.session_id = l.id
    returning t.user_id, t.session_id, t.id`);
  const child = db.$with('child', {}).as(sql`
    insert into refresh_tokens (user_id, session_id, token_hash, parent_id, created_at)
    select user_id, session_id, ${childHash}, id, ${now} from revoked`);
  const rotated = db.$with('rotated', {}).as(sql`
    update sessions s set refreshed_at = ${now},
      user_agent = ${sql.placeholder('userAgent')}, ip = ${sql.placeholder('ip')}
    from revoked r
    where s.user_id = r.user_id and s.id = r.session_id
    returning s.user_id, s.id`);
  return db
    .with(locked, revoked, child, rotated)
    .select({ user: users, session: sessions, identity: identities })
    .from(sql`rotated`)
    .innerJoin(sessions, sql`${sessions.userId} = rotated.user_id and ${sessions.id} = rotated.id`)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(identities, eq(identities.userId, users.id))
    .orderBy(identities.createdAt)
    .prepare('accounts.rotate_token');
});

/**
 * Puts a child into the place of a session's active token and gives whom it is for: one prepared
 * statement, since every person refreshes once an hour. Undefined when the token is not active, its
 * session is busy, or session or person may not go on; the caller finds out which. On the pool or in
 * `inTransaction`.
 */
export async function rotateToken(tx: Queryable, rotation: Rotation): Promise<Rotated | undefined> {
  const rows = await rotating(tx).execute({ ...rotation });
  const [first] = rows;
  if (!first) return undefined;
  const { user, session } = first;
  return { user, session, identities: rows.flatMap(({ identity }) => identity ?? []) };
}

/** Lets statements of this transaction wait for a lock for five seconds, as the protocol has it. */
export async function limitLockWait(tx: Queryable): Promise<void> {
  await driverOf(tx).query("set local lock_timeout = '5s'");
}
