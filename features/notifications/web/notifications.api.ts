import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { ApiFailure } from '#packages/api/client/index.ts';
import type { NotificationSubject } from '../contract/kinds.ts';
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

type Lists = InfiniteData<Page>;
type Change = (all: readonly Notification[]) => Notification[];

/** What was asked for when the server did not take it, and why. */
export interface ActionFailure {
  readonly action: 'mark' | 'markAll' | 'remove';
  readonly error: unknown;
}
export type NotificationActions = ReturnType<typeof useNotificationActions>;

/**
 * Marks, and deletes; shown at once. What the server does not take is shown as it was before and
 * told as `failure` until the next thing is asked for. Without a connection that is at once: a
 * change that waited in memory would be lost with the page.
 */
export function useNotificationActions() {
  const client = useQueryClient();
  const [failure, setFailure] = useState<ActionFailure | null>(null);
  const queryKey = notificationKeys.lists;
  const show = (change: Change) =>
    client.setQueriesData<Lists>({ queryKey }, (data) => data && changed(data, change));
  /** Shows a change, and gives the way back to what was shown before. */
  const begin = async (change: Change) => {
    setFailure(null);
    // A list that was on its way would show the old marks again; one that is not there yet goes on.
    await client.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
    const before = client.getQueriesData<Lists>({ queryKey });
    show(change);
    return () => {
      for (const [key, data] of before) client.setQueryData(key, data);
    };
  };
  const failed = (action: ActionFailure['action'], error: unknown, takeBack?: () => void) => {
    takeBack?.();
    setFailure({ action, error });
    void client.invalidateQueries({ queryKey });
  };
  const mark = useMutation({
    mutationFn: ({ id, read }: { id: string; read: boolean }) =>
      notificationsApi.markRead({ params: { id }, body: { read } }),
    onMutate: ({ id, read }) =>
      begin((all) => all.map((one) => (one.id === id ? { ...one, read } : one))),
    onError: (error, _, takeBack) => failed('mark', error, takeBack),
  });
  const follow = useMutation({
    mutationFn: (id: string) => notificationsApi.markRead({ params: { id }, body: { read: true } }),
    onMutate: (id) =>
      show((all) => all.map((one) => (one.id === id ? { ...one, read: true } : one))),
    // Nobody asked for more than to go there: it is unread again when the list is next looked at.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
  const markAll = useMutation({
    mutationFn: () => notificationsApi.markAllRead(),
    onMutate: () => begin((all) => all.map((one) => ({ ...one, read: true }))),
    onError: (error, _, takeBack) => failed('markAll', error, takeBack),
  });
  const remove = useMutation({
    mutationFn: (id: string) => notificationsApi.deleteNotification({ params: { id } }),
    onMutate: (id) => begin((all) => all.filter((one) => one.id !== id)),
    onError: (error, _, takeBack) => {
      // Deleted on another device: that is what was asked for.
      if (!isGone(error)) failed('remove', error, takeBack);
    },
  });
  return { mark, follow, markAll, remove, failure };
}

const isGone = (error: unknown) => error instanceof ApiFailure && error.code === 'not_found';

function changed(data: Lists, change: Change): Lists {
  const pages = data.pages.map((page) => ({
    ...page,
    notifications: change(page.notifications),
  }));
  return { ...data, pages };
}

export function useSettings() {
  return useQuery({
    queryKey: notificationKeys.settings,
    queryFn: ({ signal }) => notificationsApi.getSettings(undefined, { signal }),
  });
}

/** Keeps everything quiet until an instant, or ends that with null. */
export function useSetSilence() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (until: string | null) => notificationsApi.setSilence({ body: { until } }),
    onSuccess: () => client.invalidateQueries({ queryKey: notificationKeys.unread }),
  });
}

/** Chooses the channels of a subject; shown at once, and as it was before after a failure. */
export function useSetChannels() {
  const client = useQueryClient();
  return useMutation({
    // In the order of the taps: two on their way at once may arrive the other way round.
    scope: { id: 'notification-channels' },
    mutationFn: ({ subject, channels }: { subject: NotificationSubject; channels: Channels }) =>
      notificationsApi.setChannels({ params: { subject }, body: channels }),
    onMutate: async ({ subject, channels }) => {
      const queryKey = notificationKeys.settings;
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<NotificationSettings>(queryKey);
      client.setQueryData<NotificationSettings>(
        queryKey,
        before && { ...before, subjects: { ...before.subjects, [subject]: channels } },
      );
      return before;
    },
    onError: (_error, _chosen, before) => {
      client.setQueryData(notificationKeys.settings, before);
      void client.invalidateQueries({ queryKey: notificationKeys.settings });
    },
  });
}
