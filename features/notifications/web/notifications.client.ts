import { apiOptions } from '#features/access/web/index.ts';
import { createClient } from '#packages/api/client/index.ts';
import { notificationsContract } from '../contract/notifications.contract.ts';

export const notificationsApi = createClient(notificationsContract, apiOptions);

/** Keys of the notifications in the query cache, which lives in memory only. */
export const notificationKeys = {
  unread: ['notifications', 'unread'] as const,
  lists: ['notifications', 'list'] as const,
  list: (pageSize: number) => ['notifications', 'list', pageSize] as const,
  settings: ['notifications', 'settings'] as const,
};
