import { randomUUID } from 'node:crypto';
import {
  definePermissions,
  eachTheirOwn,
  ownersOnly,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';
import { notify } from './notify.ts';

const ofNotification = {
  params: ({ notificationId }: { notificationId: string }) => ({ id: notificationId }),
};
/** A browser's address at a push service, with keys in their form. */
const aSubscription = () => ({
  endpoint: `https://push.example.com/${randomUUID()}`,
  keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
});

export const permissions = definePermissions(
  async ({ context, ask, idOf }: PermissionWorld) => {
    await context.db.transaction((tx) =>
      notify(context, tx, { userId: idOf('owner'), kind: 'password_changed', params: {} }),
    );
    const { notifications } = await ask<{ notifications: { id: string }[] }>(
      'owner',
      'GET',
      '/api/notifications?limit=1',
    );
    const device = await ask<{ id: string }>(
      'owner',
      'PUT',
      '/api/notifications/devices',
      aSubscription(),
    );
    return { notificationId: notifications[0]?.id ?? '', deviceId: device.id };
  },
  {
    'GET /api/notifications': { statuses: eachTheirOwn(200) },
    'PATCH /api/notifications/:id': {
      statuses: ownersOnly(204),
      ...ofNotification,
      body: () => ({ read: true }),
    },
    'POST /api/notifications/read': { statuses: eachTheirOwn(204) },
    'DELETE /api/notifications/:id': { statuses: ownersOnly(204), ...ofNotification },
    'GET /api/notifications/unread': { statuses: eachTheirOwn(200) },
    'PUT /api/notifications/silence': {
      statuses: eachTheirOwn(204),
      body: () => ({ until: null }),
    },
    'GET /api/notifications/settings': { statuses: eachTheirOwn(200) },
    'PUT /api/notifications/settings/:subject': {
      statuses: eachTheirOwn(204),
      params: () => ({ subject: 'plan' }),
      body: () => ({ inApp: true, email: false, push: false }),
    },
    'PUT /api/notifications/devices': { statuses: eachTheirOwn(200), body: aSubscription },
    'DELETE /api/notifications/devices/:id': {
      statuses: ownersOnly(204),
      params: ({ deviceId }) => ({ id: deviceId }),
    },
  },
);
