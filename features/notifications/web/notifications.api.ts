import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { NotificationTopic } from '../contract/kinds.ts';
import type {
  Channels,
  Notification,
  NotificationSettings,
} from '../contract/notifications.contract.ts';
import { notificationKeys, notificationsApi } from './notifications.client.ts';

interface Page {
  notifications: Notification[];
  next: string | null;
}

/** The notifications, newest first, page by page. */
export function useNotifications(pageSize: number) {
  return useInfiniteQuery({
    queryKey: notificationKeys.list(pageSize),
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      notificationsApi.listNotifications(
        { query: { limit: pageSize, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    getNextPageParam: ({ next }: Page) => next,
  });
}

/** Marks, and deletes; shown at once, and as the server has it after a failure. */
export function useNotificationActions() {
  const client = useQueryClient();
  const show = (change: (all: Notification[]) => Notification[]) =>
    client.setQueriesData<InfiniteData<Page>>({ queryKey: notificationKeys.lists }, (data) =>
      data
        ? {
            ...data,
            pages: data.pages.map((page) => ({
              ...page,
              notifications: change(page.notifications),
            })),
          }
        : data,
    );
  const onError = () => client.invalidateQueries({ queryKey: notificationKeys.lists });
  const mark = useMutation({
    mutationFn: ({ id, read }: { id: string; read: boolean }) =>
      notificationsApi.markRead({ params: { id }, body: { read } }),
    onMutate: ({ id, read }) =>
      show((all) => all.map((one) => (one.id === id ? { ...one, read } : one))),
    onError,
  });
  const markAll = useMutation({
    mutationFn: () => notificationsApi.markAllRead(),
    onMutate: () => show((all) => all.map((one) => ({ ...one, read: true }))),
    onError,
  });
  const remove = useMutation({
    mutationFn: (id: string) => notificationsApi.deleteNotification({ params: { id } }),
    onMutate: (id) => show((all) => all.filter((one) => one.id !== id)),
    onError,
  });
  return { mark, markAll, remove };
}

export function useSettings() {
  return useQuery({
    queryKey: notificationKeys.settings,
    queryFn: ({ signal }) => notificationsApi.getSettings(undefined, { signal }),
  });
}

/** Chooses the channels of a topic; shown at once, and as the server has it after a failure. */
export function useSetChannels() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ topic, channels }: { topic: NotificationTopic; channels: Channels }) =>
      notificationsApi.setChannels({ params: { topic }, body: channels }),
    onMutate: ({ topic, channels }) =>
      client.setQueryData<NotificationSettings>(
        notificationKeys.settings,
        (settings) =>
          settings && { ...settings, topics: { ...settings.topics, [topic]: channels } },
      ),
    onError: () => client.invalidateQueries({ queryKey: notificationKeys.settings }),
  });
}
