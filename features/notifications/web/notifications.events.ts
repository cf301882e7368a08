import type { QueryClient } from '@tanstack/react-query';
import { notificationKeys } from './notifications.client.ts';

/** Asks anew for the number of unread ones and for the lists that are shown. */
export async function hear(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: notificationKeys.unread }),
    client.invalidateQueries({ queryKey: notificationKeys.lists }),
  ]);
}
