import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import type { NotificationSubject } from '../contract/kinds.ts';
import { MOST_UNREAD } from '../contract/notifications.contract.ts';
import { notifications, pushDeliveries } from './notifications.tables.ts';

export type NotificationRow = typeof notifications.$inferSelect;

export async function insertNotification(db: Queryable, row: NotificationRow): Promise<void> {
  await db.insert(notifications).values(row);
}

/** A person's notifications since `since`, newest first, from below the id `after`. */
export function pageOf(
  db: Queryable,
  userId: string,
  { since, after, limit }: { since: Date; after: string | undefined; limit: number },
): Promise<NotificationRow[]> {
  return db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        gt(notifications.at, since),
        after ? lt(notifications.id, after) : undefined,
      ),
    )
    .orderBy(desc(notifications.id))
    .limit(limit);
}

/** How many since `since` a person has not read, at most `MOST_UNREAD`. */
export async function countUnread(db: Queryable, userId: string, since: Date): Promise<number> {
  const unread = db
    .select({ one: sql`1` })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        gt(notifications.at, since),
      ),
    )
    .limit(MOST_UNREAD)
    .as('unread');
  return db.$count(unread);
}

const the = (userId: string, id: string) =>
  and(eq(notifications.userId, userId), eq(notifications.id, id));

/** False where the person has no such notification. */
export async function setRead(
  db: Queryable,
  { userId, id, readAt }: { userId: string; id: string; readAt: Date | null },
): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ readAt })
    .where(the(userId, id))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

type Content = Pick<NotificationRow, 'kind' | 'params'>;

const unreadSame = ({ userId, kind, params }: Content & { userId: string }) =>
  and(
    eq(notifications.userId, userId),
    isNull(notifications.readAt),
    eq(notifications.kind, kind),
    eq(notifications.params, params),
  );

/** Marks what says exactly this as read; false where there is nothing unread that does. */
export async function setSameRead(
  db: Queryable,
  same: Content & { userId: string },
  readAt: Date,
): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ readAt })
    .where(unreadSame(same))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** Deletes what says exactly this and was not read; false where there is nothing that does. */
export async function deleteSameUnread(
  db: Queryable,
  same: Content & { userId: string },
): Promise<boolean> {
  const { rowCount } = await db.delete(notifications).where(unreadSame(same));
  return rowCount !== 0;
}

const NEWS = {
  name: 'notifications_news',
  text: `
  select from unnest($1::uuid[]) as person (id)
    left join notification_settings s on s.user_id = person.id and s.subject = $2
   where s.push and exists (select from push_devices d where d.user_id = person.id)
      or coalesce(s.in_app, true) and not exists (select from notifications n
         where n.user_id = person.id and n.read_at is null and n.kind = $3 and n.params = $4)
   limit 1`,
} as const;

/** Whether somebody among some people would be told by this: theirs was read, or a device of theirs rings. */
export async function isNewsTo(
  db: Queryable,
  userIds: readonly string[],
  subject: NotificationSubject,
  { kind, params }: Content,
): Promise<boolean> {
  const values = [userIds, subject, kind, params];
  return (await driverOf(db).query({ ...NEWS, values })).rows.length > 0;
}

export async function setAllRead(db: Queryable, userId: string, readAt: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
}

/** False where the person has no such notification. */
export async function deleteOne(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(notifications)
    .where(the(userId, id))
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** Deletes notifications and notes of deliveries from before the given times. */
export async function deleteBefore(
  db: Queryable,
  before: { notifications: Date; deliveries: Date },
): Promise<void> {
  await db.delete(notifications).where(lt(notifications.at, before.notifications));
  await db.delete(pushDeliveries).where(lt(pushDeliveries.at, before.deliveries));
}
