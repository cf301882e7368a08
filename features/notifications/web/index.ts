export { NOTIFICATIONS_PATH } from './notifications.paths.ts';
export { BellIcon } from './parts/BellIcon.tsx';
export { NotificationsPanel } from './parts/LazyPanel.tsx';
export { useUnread } from './use-unread.ts';
