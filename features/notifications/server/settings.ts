import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { NOTIFICATION_TOPICS, type NotificationTopic } from '../contract/kinds.ts';
import type { Channels } from '../contract/notifications.contract.ts';
import { notificationSettings } from './notifications.tables.ts';

/** What holds for people who have chosen nothing: no message on a device before they allow it. */
const DEFAULT_CHANNELS: Channels = { inApp: true, email: true, push: false };

/** Every topic with its channels. */
export async function topicsOf(
  db: Queryable,
  userId: string,
): Promise<Record<NotificationTopic, Channels>> {
  const rows = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  const channels = (topic: NotificationTopic): Channels => {
    const row = rows.find((one) => one.topic === topic);
    return row ? { inApp: row.inApp, email: row.email, push: row.push } : DEFAULT_CHANNELS;
  };
  return Object.fromEntries(NOTIFICATION_TOPICS.map((topic) => [topic, channels(topic)])) as Record<
    NotificationTopic,
    Channels
  >;
}

/** How a person hears of one topic. */
export async function channelsOf(
  db: Queryable,
  userId: string,
  topic: NotificationTopic,
): Promise<Channels> {
  const [row] = await db
    .select({
      inApp: notificationSettings.inApp,
      email: notificationSettings.email,
      push: notificationSettings.push,
    })
    .from(notificationSettings)
    .where(and(eq(notificationSettings.userId, userId), eq(notificationSettings.topic, topic)));
  return row ?? DEFAULT_CHANNELS;
}

export async function saveChannels(
  db: Queryable,
  userId: string,
  topic: NotificationTopic,
  channels: Channels,
): Promise<void> {
  await db
    .insert(notificationSettings)
    .values({ userId, topic, ...channels })
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.topic],
      set: channels,
    });
}

/** Ends the mails about a topic and leaves the other channels as they are. */
export async function endMails(
  db: Queryable,
  userId: string,
  topic: Exclude<NotificationTopic, 'security'>,
): Promise<void> {
  await db
    .insert(notificationSettings)
    .values({ userId, topic, ...DEFAULT_CHANNELS, email: false })
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.topic],
      set: { email: false },
    });
}
