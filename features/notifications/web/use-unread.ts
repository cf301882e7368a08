import { useQuery } from '@tanstack/react-query';
import { useAccessState } from '#features/access/web/index.ts';
import { notificationKeys, notificationsApi } from './notifications.client.ts';

function useCount() {
  const signedIn = useAccessState().phase === 'signedIn';
  return useQuery({
    queryKey: notificationKeys.unread,
    queryFn: ({ signal }) => notificationsApi.countUnread(undefined, { signal }),
    enabled: signedIn,
  }).data;
}

/** How many notifications are unread; 0 until that is known. */
export const useUnread = (): number => useCount()?.unread ?? 0;

/** Until when nothing rings; null where it does. */
export function useSilence(): string | null {
  const until = useCount()?.silentUntil;
  return until && Date.parse(until) > Date.now() ? until : null;
}
