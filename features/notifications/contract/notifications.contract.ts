import * as z from 'zod';
import { defineContract, idSchema, pageQuerySchema } from '#packages/api/contract/index.ts';
import { defineTopic } from '#packages/events/topic.ts';
import { NOTIFICATION_KINDS, NOTIFICATION_SUBJECTS } from './kinds.ts';

/** Days for which a notification is kept. */
export const NOTIFICATION_DAYS = 90;
/** Unread ones are counted up to here. */
export const MOST_UNREAD = 100;
/** Devices of one person that get messages; the oldest gives way. */
export const MOST_DEVICES = 10;
/** The longest that a person silences everything for at once: until the next morning, from wherever they are. */
export const LONGEST_SILENCE_HOURS = 36;

export const notificationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  at: z.iso.datetime(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

const channelsSchema = z.object({ inApp: z.boolean(), email: z.boolean(), push: z.boolean() });
/** The ways in which a person hears of a subject. */
export type Channels = z.infer<typeof channelsSchema>;

const settingsSchema = z.object({
  subjects: z.record(z.enum(NOTIFICATION_SUBJECTS), channelsSchema),
  /** The server's public key, which a browser asks its push service with. */
  pushKey: z.string(),
  /** Devices that get messages, newest first. */
  devices: z.array(z.object({ id: z.uuid(), since: z.iso.datetime() })),
});
export type NotificationSettings = z.infer<typeof settingsSchema>;

/** Code of an attempt to switch off what must always be told. */
export const ALWAYS_TOLD = 'always_told';
/** Code of a push service's address that is not a public https one. */
export const ADDRESS_NOT_ALLOWED = 'address_not_allowed';

/** Tells that the person’s notifications changed. */
export const notificationsTopic = defineTopic('notifications', z.object({}));

const own = 'Only the caller’s own notifications; other ids answer 404.';
const ofOne = z.object({ id: idSchema });

export const notificationsContract = defineContract({
  listNotifications: {
    method: 'GET',
    path: '/api/notifications',
    permission: 'signedIn',
    policy: own,
    summary: 'The caller’s notifications of the last 90 days, newest first.',
    query: pageQuerySchema,
    out: z.object({ notifications: z.array(notificationSchema), next: z.uuid().nullable() }),
  },
  markRead: {
    method: 'PATCH',
    path: '/api/notifications/:id',
    permission: 'signedIn',
    policy: own,
    summary: 'Marks one as read or unread.',
    params: ofOne,
    body: z.object({ read: z.boolean() }),
  },
  markAllRead: {
    method: 'POST',
    path: '/api/notifications/read',
    permission: 'signedIn',
    policy: own,
    summary: 'Marks all that are there as read.',
  },
  deleteNotification: {
    method: 'DELETE',
    path: '/api/notifications/:id',
    permission: 'signedIn',
    policy: own,
    summary: 'Deletes one.',
    params: ofOne,
  },
  countUnread: {
    method: 'GET',
    path: '/api/notifications/unread',
    permission: 'signedIn',
    policy: own,
    summary: 'How many of the caller’s notifications are unread.',
    out: z.object({
      unread: z.int().min(0).max(MOST_UNREAD),
      /** Until when nothing rings, where the caller wants that. */
      silentUntil: z.iso.datetime().nullable(),
    }),
  },
  setSilence: {
    method: 'PUT',
    path: '/api/notifications/silence',
    permission: 'signedIn',
    policy: own,
    summary:
      'Keeps messages on devices and mails of reminders away until an instant, or ends that; a consultation that begins before then is told all the same.',
    body: z.object({ until: z.iso.datetime().nullable() }),
  },
  getSettings: {
    method: 'GET',
    path: '/api/notifications/settings',
    permission: 'signedIn',
    policy: own,
    summary: 'How the caller hears of each subject, and on which devices.',
    out: settingsSchema,
  },
  setChannels: {
    method: 'PUT',
    path: '/api/notifications/settings/:subject',
    permission: 'signedIn',
    policy: own,
    summary: 'Chooses how the caller hears of a subject; mails about security stay on.',
    params: z.object({ subject: z.enum(NOTIFICATION_SUBJECTS) }),
    body: channelsSchema,
    errors: { [ALWAYS_TOLD]: 422 },
  },
  addDevice: {
    method: 'PUT',
    path: '/api/notifications/devices',
    permission: 'signedIn',
    policy: 'A device belongs to whoever added it last.',
    summary: 'Has messages sent to a browser; the same one again gives the same device.',
    // As a browser’s `PushSubscription` writes itself.
    body: z.object({
      endpoint: z.url().max(2_000),
      keys: z.object({
        p256dh: z.string().regex(/^[\w-]{87}=?$/),
        auth: z.string().regex(/^[\w-]{22}={0,2}$/),
      }),
    }),
    out: z.object({ id: z.uuid() }),
    errors: { [ADDRESS_NOT_ALLOWED]: 422 },
  },
  removeDevice: {
    method: 'DELETE',
    path: '/api/notifications/devices/:id',
    permission: 'signedIn',
    policy: own,
    summary: 'Sends no more messages to a device.',
    params: ofOne,
  },
});
