import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { type Database, type Queryable, statementsFor } from '#packages/db/index.ts';
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

/** Session, first refresh token and time of sign-in, in one statement: sign-in is a hot path. */
export async function insertSession(db: Queryable, session: NewSession): Promise<void> {
  const { userId, sessionId, tokenHash, amr, identityProvider, userAgent, ip } = session;
  const now = sql`${session.now.toISOString()}::timestamptz`;
  await db.execute(sql`
    with session as (
      insert into sessions (user_id, id, amr, user_agent, ip, created_at, not_after)
      values (${userId}, ${sessionId}, ${JSON.stringify(amr)}::jsonb, ${userAgent}, ${ip}, ${now},
        ${session.notAfter?.toISOString() ?? null}::timestamptz)
    ), token as (
      insert into refresh_tokens (user_id, session_id, token_hash, created_at)
      values (${userId}, ${sessionId}, ${tokenHash}, ${now})
    ), identity as (
      update identities set last_sign_in_at = ${now} where user_id = ${userId} and provider = ${identityProvider}
    )
    update users set last_sign_in_at = ${now} where id = ${userId}`);
}

/** The session that a refresh token belongs to, locked: refreshes of one session take turns. */
export async function lockSessionOfToken(
  tx: Queryable,
  tokenHash: Buffer,
): Promise<SessionRow | undefined> {
  await tx.execute(sql`set local lock_timeout = '5s'`);
  const [row] = await tx
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(
      refreshTokens,
      and(eq(refreshTokens.userId, sessions.userId), eq(refreshTokens.sessionId, sessions.id)),
    )
    .where(eq(refreshTokens.tokenHash, tokenHash))
    .for('update', { of: sessions });
  return row?.session;
}

/** The presented token and the session's active one, as they are after the lock was taken. */
export async function chainEnds(tx: Queryable, session: SessionRow, tokenHash: Buffer) {
  const rows = await tx
    .select()
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.userId, session.userId),
        eq(refreshTokens.sessionId, session.id),
        or(eq(refreshTokens.tokenHash, tokenHash), isNull(refreshTokens.revokedAt)),
      ),
    );
  return {
    presented: rows.find((row) => row.tokenHash.equals(tokenHash)),
    active: rows.find((row) => row.revokedAt === null),
  };
}

/** Revokes a token and puts its child into its place. */
export async function rotateToken(
  tx: Queryable,
  session: SessionRow,
  { parentId, tokenHash, now }: { parentId: string; tokenHash: Buffer; now: Date },
): Promise<void> {
  const { userId, id: sessionId } = session;
  await tx
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(and(eq(refreshTokens.userId, userId), eq(refreshTokens.id, parentId)));
  await tx.insert(refreshTokens).values({ userId, sessionId, tokenHash, parentId, createdAt: now });
}

export async function touchSession(
  tx: Queryable,
  { userId, id }: SessionRow,
  changes: { refreshedAt: Date; userAgent: string | null; ip: string | null },
): Promise<void> {
  await tx
    .update(sessions)
    .set(changes)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
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
