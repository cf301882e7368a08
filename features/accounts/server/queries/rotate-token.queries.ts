import { driverOf, type Queryable } from '#packages/db/index.ts';

export interface Rotation {
  tokenHash: Buffer;
  childHash: Buffer;
  userAgent: string | null;
  ip: string | null;
  now: Date;
}

/** The session whose token was rotated. */
export interface Rotated {
  userId: string;
  sessionId: string;
}

// The session is locked first, as everything does that ends one or looks at its whole chain, so that
// nobody waits in a circle. Where somebody else holds it nothing is done: the caller takes its turn.
const ROTATE = `
  with locked as (
    select s.user_id, s.id
    from refresh_tokens t
      join sessions s on s.user_id = t.user_id and s.id = t.session_id
      join users u on u.id = t.user_id
    where t.token_hash = $1 and t.revoked_at is null
      and (s.not_after is null or s.not_after > $5)
      and u.deleted_at is null and (u.banned_until is null or u.banned_until <= $5)
    for update of s skip locked
  ), revoked as (
    update refresh_tokens t set revoked_at = $5
    from locked l
    where t.token_hash = $1 and t.revoked_at is null
      and t.user_id = l.user_id and t.session_id = l.id
    returning t.user_id, t.session_id, t.id
  ), child as (
    insert into refresh_tokens (user_id, session_id, token_hash, parent_id, created_at)
    select user_id, session_id, $2, id, $5 from revoked
  )
  update sessions s set refreshed_at = $5, user_agent = $3, ip = $4
  from revoked r
  where s.user_id = r.user_id and s.id = r.session_id
  returning s.user_id as "userId", s.id as "sessionId"`;

/**
 * Puts a child into the place of a session's active token: one prepared statement, since every
 * person refreshes once an hour. Undefined when the token is not active, its session is busy, or
 * session or person may not go on; the caller finds out which. On the pool or in `inTransaction`.
 */
export async function rotateToken(
  tx: Queryable,
  { tokenHash, childHash, userAgent, ip, now }: Rotation,
): Promise<Rotated | undefined> {
  const { rows } = await driverOf(tx).query<Rotated>({
    name: 'accounts.rotate_token',
    text: ROTATE,
    values: [tokenHash, childHash, userAgent, ip, now],
  });
  return rows[0];
}

/** Lets statements of this transaction wait for a lock for five seconds, as the protocol has it. */
export async function limitLockWait(tx: Queryable): Promise<void> {
  await driverOf(tx).query("set local lock_timeout = '5s'");
}
