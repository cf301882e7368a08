import { and, eq, sql } from 'drizzle-orm';
import { type Queryable, statementsFor } from '#packages/db/index.ts';
import {
  NOTIFICATION_SUBJECTS,
  type NotificationSubject,
  type NotificationTopic,
  SUBJECTS,
} from '../contract/kinds.ts';
import type { Channels } from '../contract/notifications.contract.ts';
import { notificationSettings } from './notifications.tables.ts';

/** What holds for people who have chosen nothing: no message on a device before they allow it. */
const DEFAULT_CHANNELS: Channels = { inApp: true, email: true, push: false };

/** Every subject with its channels. */
export async function subjectsOf(
  db: Queryable,
  userId: string,
): Promise<Record<NotificationSubject, Channels>> {
  const rows = await db
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId));
  const channels = (subject: NotificationSubject): Channels => {
    const row = rows.find((one) => one.subject === subject);
    return row ? { inApp: row.inApp, email: row.email, push: row.push } : DEFAULT_CHANNELS;
  };
  return Object.fromEntries(
    NOTIFICATION_SUBJECTS.map((subject) => [subject, channels(subject)]),
  ) as Record<NotificationSubject, Channels>;
}

const statementsOf = statementsFor((db) => ({
  channels: db
    .select({
      inApp: notificationSettings.inApp,
      email: notificationSettings.email,
      push: notificationSettings.push,
    })
    .from(notificationSettings)
    .where(
      and(
        eq(notificationSettings.userId, sql.placeholder('userId')),
        eq(notificationSettings.subject, sql.placeholder('subject')),
      ),
    )
    .prepare('notification_channels'),
}));

/** How a person hears of one subject. */
export async function channelsOf(
  db: Queryable,
  userId: string,
  subject: NotificationSubject,
): Promise<Channels> {
  const [row] = await statementsOf(db).channels.execute({ userId, subject });
  return row ?? DEFAULT_CHANNELS;
}

export async function saveChannels(
  db: Queryable,
  userId: string,
  subject: NotificationSubject,
  channels: Channels,
): Promise<void> {
  await db
    .insert(notificationSettings)
    .values({ userId, subject, ...channels })
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.subject],
      set: channels,
    });
}

/** Ends the mails about every subject of a topic and leaves the other channels as they are. */
export async function endMails(
  db: Queryable,
  userId: string,
  topic: Exclude<NotificationTopic, 'security'>,
): Promise<void> {
  const rows = SUBJECTS[topic].map((subject) => ({
    userId,
    subject,
    ...DEFAULT_CHANNELS,
    email: false,
  }));
  await db
    .insert(notificationSettings)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.subject],
      set: { email: false },
    });
}
