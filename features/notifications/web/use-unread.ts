import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAccessState } from '#features/access/web/index.ts';
import { whenIdle } from '#packages/ui/index.ts';
import { notificationKeys, notificationsApi } from './notifications.client.ts';

/** How many notifications are unread, as far as this page has heard; 0 until then. */
export function useUnread(): number {
  const { data } = useQuery<number>({
    queryKey: notificationKeys.unread,
    queryFn: () => 0,
    enabled: false,
  });
  return data ?? 0;
}

/**
 * Keeps count and lists in step with the server while somebody is signed in and the page is looked
 * at. A hidden page hangs up: browsers allow few open connections, and it is told how things stand
 * when it comes back. Begins once the page has nothing better to do.
 */
export function useWatchNotifications(): void {
  const client = useQueryClient();
  const signedIn = useAccessState().phase === 'signedIn';
  useEffect(() => {
    if (!signedIn) return undefined;
    let following: AbortController | undefined;
    const adjust = () => {
      following?.abort();
      following = undefined;
      if (document.visibilityState === 'hidden') return;
      following = new AbortController();
      void follow(client, following.signal);
    };
    const stopWaiting = whenIdle(adjust);
    document.addEventListener('visibilitychange', adjust);
    return () => {
      stopWaiting();
      document.removeEventListener('visibilitychange', adjust);
      following?.abort();
    };
  }, [client, signedIn]);
}

async function follow(client: QueryClient, signal: AbortSignal): Promise<void> {
  try {
    for await (const { unread } of notificationsApi.watchNotifications(undefined, { signal })) {
      client.setQueryData(notificationKeys.unread, unread);
      void client.invalidateQueries({ queryKey: notificationKeys.lists });
    }
  } catch {
    // Refused for good: the session is over, which other calls find out and tell.
  }
}
