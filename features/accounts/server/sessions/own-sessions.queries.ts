import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { sessions } from '../accounts.tables.ts';

/** A person's sessions that have not reached their end, last used first. */
export function livingSessions(db: Queryable, userId: string, now: Date) {
  const { id, createdAt, refreshedAt, amr, userAgent } = sessions;
  return db
    .select({ id, createdAt, refreshedAt, amr, userAgent })
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), or(isNull(sessions.notAfter), gt(sessions.notAfter, now))),
    )
    .orderBy(desc(sql`coalesce(${refreshedAt}, ${createdAt})`), desc(id));
}

/** Ends one session of this person; false when they have none of this id. */
export async function endOwnSession(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends a person's sessions except one; gives how many there were. */
export async function endOwnSessionsBut(
  tx: Queryable,
  userId: string,
  kept: string,
): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, kept)))
    .returning({ id: sessions.id });
  return ended.length;
}
