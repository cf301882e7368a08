import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { type Database, driverOf, type Queryable, statementsFor } from '#packages/db/index.ts';
import {
  type AuthenticationMethod,
  identities,
  refreshTokens,
  sessions,
  users,
} from '../accounts.tables.ts';

export type SessionRow = typeof sessions.$inferSelect;

export interface NewSession {
  userId: string;
  sessionId: string;
  tokenHash: Buffer;
  amr: readonly AuthenticationMethod[];
  /** Provider of the identity that was used. */
  identityProvider: string;
  notAfter: Date | null;
  userAgent: string | null;
  ip: string | null;
  now: Date;
}

const INSERT_SESSION = {
  name: 'accounts.insert_session',
  text: `
    with session as (
      insert into sessions (user_id, id, amr, user_agent, ip, created_at, not_after)
      values ($1, $2, $3::jsonb, $4, $5, $6, $9)
    ), token as (
      insert into refresh_tokens (user_id, session_id, token_hash, created_at)
      values ($1, $2, $7, $6)
    ), event as (
      insert into security_events (user_id, kind, details, at)
      values ($1, 'signed_in', $8::jsonb, $6)
    ), identity as (
      update identities set last_sign_in_at = $6 where user_id = $1 and provider = $10
    )
    update users set last_sign_in_at = $6 where id = $1`,
} as const;

/** Session, first refresh token, event and time of sign-in, in one prepared statement: a hot path. */
export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  const { userId, sessionId, tokenHash, amr, userAgent, ip, now } = session;
  const device = [userAgent, ip];
  const [proof] = amr;
  const details = { method: proof?.method, provider: proof?.provider };
  const values = [userId, sessionId, JSON.stringify(amr), ...device, now, tokenHash, details];
  const ending = [session.notAfter ?? null, session.identityProvider];
  await driverOf(db).query({ ...INSERT_SESSION, values: [...values, ...ending] });
}

const refreshing = statementsFor((db) => ({
  lock: db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(
      refreshTokens,
      and(eq(refreshTokens.userId, sessions.userId), eq(refreshTokens.sessionId, sessions.id)),
    )
    .where(eq(refreshTokens.tokenHash, sql.placeholder('tokenHash')))
    .for('update', { of: sessions })
    .prepare('accounts.lock_session'),
  chainEnds: db
    .select()
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.userId, sql.placeholder('userId')),
        eq(refreshTokens.sessionId, sql.placeholder('sessionId')),
        or(
          eq(refreshTokens.tokenHash, sql.placeholder('tokenHash')),
          isNull(refreshTokens.revokedAt),
        ),
      ),
    )
    .prepare('accounts.chain_ends'),
}));

/** The session that a refresh token belongs to, locked: refreshes of one session take turns. */
export async function lockSessionOfToken(
  tx: Queryable,
  tokenHash: Buffer,
): Promise<SessionRow | undefined> {
  const [row] = await refreshing(tx).lock.execute({ tokenHash });
  return row?.session;
}

/** Whose token it is, active or not, before anything is locked for it. */
export async function familyOfToken(
  db: Database,
  tokenHash: Buffer,
): Promise<{ userId: string; sessionId: string } | undefined> {
  const [row] = await db.$client.read<[string, string]>({
    name: 'accounts.family_of_token',
    text: 'select user_id, session_id from refresh_tokens where token_hash = $1',
    values: [tokenHash],
  });
  return row && { userId: row[0], sessionId: row[1] };
}

/** The presented token and the session's active one, as they are after the lock was taken. */
export async function chainEnds(tx: Queryable, session: SessionRow, tokenHash: Buffer) {
  const { userId, id: sessionId } = session;
  const rows = await refreshing(tx).chainEnds.execute({ userId, sessionId, tokenHash });
  return {
    presented: rows.find((row) => row.tokenHash.equals(tokenHash)),
    active: rows.find((row) => row.revokedAt === null),
  };
}

export async function findSession(
  db: Queryable,
  userId: string,
  id: string,
): Promise<SessionRow | undefined> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
  return session;
}

export async function deleteSession(db: Queryable, userId: string, id: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
}

/** Ends all sessions of a person, or all but one. */
export async function deleteSessions(
  db: Queryable,
  userId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined));
}

const bearer = statementsFor((db) =>
  db
    .select({ user: users, session: sessions, identity: identities })
    .from(users)
    .leftJoin(
      sessions,
      and(eq(sessions.userId, users.id), eq(sessions.id, sql.placeholder('sessionId'))),
    )
    .leftJoin(identities, eq(identities.userId, users.id))
    .where(eq(users.id, sql.placeholder('userId')))
    .orderBy(identities.createdAt)
    .prepare('accounts.bearer'),
);

/**
 * A bearer's person, identities and session by one prepared statement, sent together with those of
 * other requests; the session is null when it has ended, or when the token names none.
 */
export async function findBearer({ $client }: Database, userId: string, sessionId: string | null) {
  const rows = await bearer($client.reads).execute({ userId, sessionId });
  const [first] = rows;
  if (!first) return undefined;
  const { user, session } = first;
  return { user, session, identities: rows.flatMap(({ identity }) => identity ?? []) };
}
