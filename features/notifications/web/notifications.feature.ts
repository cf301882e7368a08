import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { NOTIFICATIONS_PATH } from './notifications.paths.ts';

/** Reached from the bell beside the menu or above the page, and from the profile. */
const notificationsScreen = defineScreen({
  name: 'notifications',
  path: NOTIFICATIONS_PATH,
  guard: 'signedIn',
  texts: ['notifications', 'reminders'],
  responsive: () => import('./NotificationsPage.tsx'),
});

export const notificationsFeature: WebFeature = {
  screens: [notificationsScreen],
  hears: [{ topic: 'notifications', load: () => import('./notifications.events.ts') }],
  device: () => import('./notifications.device.ts'),
};
