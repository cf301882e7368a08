import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytes, instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import type { NotificationSubject } from '../contract/kinds.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What the product told a person, by kind and numbers; ids are version 7 of that moment. */
export const notifications = pgTable(
  'notifications',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<Record<string, string | number>>().notNull(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('notifications_unread').on(t.userId).where(sql`${t.readAt} is null`),
    index('notifications_at').on(t.at),
  ],
);

/** How a person hears of a subject, where they chose other than what holds for everybody. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: userId(),
    subject: text('subject').$type<NotificationSubject>().notNull(),
    inApp: boolean('in_app').notNull(),
    email: boolean('email').notNull(),
    push: boolean('push').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.subject] })],
);

/** Until when a person wants to hear nothing. */
export const notificationSilences = pgTable('notification_silences', {
  userId: userId().primaryKey(),
  until: instant('until').notNull(),
});

/** Browsers that get a person's messages. Address and keys are sealed; the hash finds one again. */
export const pushDevices = pgTable(
  'push_devices',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    /** SHA-256 of the address at the push service. */
    addressHash: bytes('address_hash').notNull(),
    sealed: bytes('sealed').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('push_devices_address').on(t.addressHash),
  ],
);

/** Which message was handed to which device: none twice, however often its job runs. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    userId: uuid('user_id').notNull(),
    deviceId: uuid('device_id').notNull(),
    messageId: uuid('message_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.deviceId, t.messageId] }),
    foreignKey({
      columns: [t.userId, t.deviceId],
      foreignColumns: [pushDevices.userId, pushDevices.id],
    }).onDelete('cascade'),
    index('push_deliveries_at').on(t.at),
  ],
);

/** This instance's pair of keys for push services, made once; the private half sealed. One row. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: smallint('id').primaryKey(),
    publicKey: text('public_key').notNull(),
    sealed: bytes('sealed').notNull(),
  },
  (t) => [check('push_keys_one', sql`${t.id} = 1`)],
);
