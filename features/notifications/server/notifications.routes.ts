import type { FastifyInstance } from 'fastify';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { notificationsContract } from '../contract/notifications.contract.ts';
import {
  deleteNotification,
  getSettings,
  getUnread,
  listNotifications,
  markAllRead,
  markRead,
  setChannels,
} from './notifications.service.ts';
import { addDevice, removeDevice } from './push/devices.ts';
import { setSilence } from './silence.ts';

export function mountNotifications(app: FastifyInstance, context: ServerContext): void {
  mount(app, 'notifications', notificationsContract, {
    listNotifications: ({ caller, query }) => listNotifications(context, caller, query),
    markRead: ({ caller, params, body }) => markRead(context, caller, params.id, body.read),
    markAllRead: ({ caller }) => markAllRead(context, caller),
    deleteNotification: ({ caller, params }) => deleteNotification(context, caller, params.id),
    countUnread: ({ caller }) => getUnread(context, caller),
    setSilence: ({ caller, body }) => setSilence(context, caller, body.until),
    getSettings: ({ caller }) => getSettings(context, caller),
    setChannels: ({ caller, params, body, fail }) =>
      setChannels(context, caller, params.subject, body, fail),
    addDevice: ({ caller, body, fail }) => addDevice(context, caller, body, fail),
    removeDevice: ({ caller, params }) => removeDevice(context, caller, params.id),
  });
}
