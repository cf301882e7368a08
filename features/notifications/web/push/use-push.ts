import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SUBJECTS } from '../../contract/kinds.ts';
import type { NotificationSettings } from '../../contract/notifications.contract.ts';
import { useSetChannels } from '../notifications.api.ts';
import { notificationKeys, notificationsApi } from '../notifications.client.ts';
import { currentSubscription, forgetPush, pushState, subscribePush } from './browser-push.ts';

const STATE_KEY = ['notifications', 'push'] as const;

/** Tells the server this browser's address; the same one again changes nothing. */
async function register(subscription: PushSubscription): Promise<string> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  const device = await notificationsApi.addDevice({
    body: { endpoint: endpoint ?? '', keys: { p256dh, auth } },
  });
  return device.id;
}

/** Messages on this device: how it stands, and switching them on and off. */
export function usePush({ subjects, pushKey }: NotificationSettings) {
  const client = useQueryClient();
  const setChannels = useSetChannels();
  const state = useQuery({ queryKey: STATE_KEY, queryFn: pushState, staleTime: 0 });
  const isOn = state.data === 'on';
  // A browser may have been given a new address, or the server may have lost it: told at each visit.
  useEffect(() => {
    if (!isOn) return;
    currentSubscription()
      .then((subscription) => subscription && register(subscription))
      .catch(() => undefined);
  }, [isOn]);
  const settled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: STATE_KEY }),
      client.invalidateQueries({ queryKey: notificationKeys.settings }),
    ]);
  const allow = useMutation({
    mutationFn: async () => {
      const subscription = await subscribePush(pushKey);
      if (!subscription) return;
      await register(subscription);
      // Whoever allows messages wants some: reminders, until they choose otherwise.
      if (!Object.values(subjects).some(({ push }) => push)) {
        for (const subject of SUBJECTS.reminders) {
          const channels = { ...subjects[subject], push: true };
          await setChannels.mutateAsync({ subject, channels });
        }
      }
    },
    onSettled: settled,
  });
  const stop = useMutation({
    mutationFn: async () => {
      const subscription = await currentSubscription();
      if (!subscription) return;
      const id = await register(subscription);
      await notificationsApi.removeDevice({ params: { id } });
      await forgetPush();
    },
    onSettled: settled,
  });
  return { state: state.data, allow, stop };
}
