import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '#packages/db/index.ts';
import { type AuthenticationMethod, refreshTokens, sessions } from '../accounts.tables.ts';
import type { SessionRow } from './sessions.queries.ts';

/** A living session, kept from refreshing until the transaction ends. */
export async function lockSession(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<SessionRow | undefined> {
  const [session] = await tx
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .for('update');
  return session;
}

/** Lifts a session to aal2. */
export async function raiseSession(
  tx: Transaction,
  { userId, id }: SessionRow,
  { amr, factorId }: { amr: AuthenticationMethod[]; factorId: string },
): Promise<void> {
  await tx
    .update(sessions)
    .set({ aal: 'aal2', amr, factorId })
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
}

/** Writes down how and when a session's person proved themselves. */
export async function writeProofs(
  tx: Transaction,
  { userId, id }: SessionRow,
  amr: AuthenticationMethod[],
): Promise<void> {
  await tx
    .update(sessions)
    .set({ amr })
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)));
}

/** Revokes the session's token and starts a new chain, which knows nothing of the former one. */
export async function startChain(
  tx: Transaction,
  { userId, id: sessionId }: SessionRow,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<void> {
  await tx
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(
      and(
        eq(refreshTokens.userId, userId),
        eq(refreshTokens.sessionId, sessionId),
        isNull(refreshTokens.revokedAt),
      ),
    );
  await tx.insert(refreshTokens).values({ userId, sessionId, tokenHash, createdAt: now });
}

/** Ends a person's other sessions that no second factor has proved. */
export async function endWeakerSessions(
  tx: Transaction,
  { userId, id }: SessionRow,
): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, id), eq(sessions.aal, 'aal1')));
}

/** Lowers the sessions that a factor proved; their tokens say so from the next refresh on. */
export async function lowerSessions(
  tx: Transaction,
  userId: string,
  { factorId, method }: { factorId: string; method: string },
): Promise<void> {
  const amr = sql`(
    select coalesce(jsonb_agg(entry order by place), '[]'::jsonb)
    from jsonb_array_elements(${sessions.amr}) with ordinality as entries(entry, place)
    where entry->>'method' <> ${method})`;
  await tx
    .update(sessions)
    .set({ aal: 'aal1', factorId: null, amr })
    .where(and(eq(sessions.userId, userId), eq(sessions.factorId, factorId)));
}
