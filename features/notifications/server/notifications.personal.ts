import * as z from 'zod';
import { ownRows } from '#packages/db/index.ts';
import { type PersonalData, personalKind } from '#packages/kernel/index.ts';
import {
  NOTIFICATION_KINDS,
  NOTIFICATION_SUBJECTS,
  type NotificationKind,
} from '../contract/kinds.ts';
import { notificationSchema } from '../contract/notifications.contract.ts';
import {
  notificationSettings,
  notificationSilences,
  notifications,
  pushDeliveries,
  pushDevices,
} from './notifications.tables.ts';

/** What a person was told and how they want to hear it; both belong to the account. */
export const notificationsPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'notifications',
      tables: [notifications],
      schema: notificationSchema.extend({ kind: z.enum(NOTIFICATION_KINDS) }),
      read: async function* ({ db }, userId) {
        for await (const { id, kind, params, at, readAt } of ownRows(db, notifications, userId)) {
          const known = kind as NotificationKind;
          yield { id, kind: known, params, at: at.toISOString(), read: readAt !== null };
        }
      },
    }),
    personalKind({
      name: 'notification-settings',
      tables: [notificationSettings],
      schema: z.object({
        subject: z.enum(NOTIFICATION_SUBJECTS),
        ...{ inApp: z.boolean(), email: z.boolean(), push: z.boolean() },
      }),
      read: async function* ({ db }, userId) {
        for await (const row of ownRows(db, notificationSettings, userId)) {
          yield { subject: row.subject, inApp: row.inApp, email: row.email, push: row.push };
        }
      },
    }),
    personalKind({
      name: 'notification-silence',
      tables: [notificationSilences],
      schema: z.object({ until: z.iso.datetime() }),
      read: async function* ({ db }, userId) {
        for await (const { until } of ownRows(db, notificationSilences, userId)) {
          yield { until: until.toISOString() };
        }
      },
    }),
    personalKind({
      name: 'devices',
      tables: [pushDevices],
      schema: z.object({ id: z.uuid(), since: z.iso.datetime() }),
      read: async function* ({ db }, userId) {
        for await (const { id, createdAt } of ownRows(db, pushDevices, userId)) {
          yield { id, since: createdAt.toISOString() };
        }
      },
    }),
  ],
  withheld: [
    [pushDeliveries, 'which notification went to which device, for a day: told with both of them'],
  ],
};
