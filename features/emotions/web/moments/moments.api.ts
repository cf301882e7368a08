import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccessState } from '#features/access/web/index.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { stampChange, usePendingChanges } from '#packages/offline-queue/index.ts';
import { showToast, useFailureText, useOnline } from '#packages/ui/index.ts';
import type { EmotionMoment } from '../../contract/emotions.contract.ts';
import { emotionKeys, emotionsApi } from '../emotions.client.ts';
import { type MomentChange, momentQueue } from '../local/pending.ts';
import { momentSenderOf, momentToast, sendMoment } from '../send-emotions.ts';
import { withPending } from './moments.rules.ts';

/** A moment as it stands or as it shall stand; null for one that is (or shall be) none. */
type State = EmotionMoment | null;

/**
 * A day with its moments, asked anew: the check-in may have put the day in place without them. What
 * waits on this device is in place; without a connection and without an answer it is all there is.
 */
export function useDayWithMoments(day: string) {
  const userId = useAccessState().person?.userId ?? '';
  const query = useQuery({
    queryKey: emotionKeys.day(day),
    queryFn: ({ signal }) => emotionsApi.getDay({ params: { day } }, { signal }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const { data, error, isPaused } = query;
  const pending = usePendingChanges(momentQueue, userId);
  const away = error instanceof ApiFailure && error.retryable;
  const offline = isPaused || away;
  const known = data?.moments ?? (offline ? NONE : null);
  return {
    ...query,
    /** Null while nothing can be shown. */
    moments: useMemo(() => known && withPending(known, pending, day), [known, pending, day]),
    /** Ids of moments that are on this device only, for now. */
    waiting: useMemo(() => new Set(pending.map(({ moment }) => moment.id)), [pending]),
  };
}

/**
 * Adds, changes and deletes moments, each with a way back for ten seconds. A change is kept on the
 * device first and shown at once, then sent. Where the device keeps nothing, it is sent right away: a
 * failed saving rejects, so that the form stays with what was written in it.
 */
export function useMomentChanges() {
  const client = useQueryClient();
  const online = useOnline();
  const userId = useAccessState().person?.userId ?? '';
  const { t } = useTranslation(['emotions', 'common']);
  const failureText = useFailureText('emotions');
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (change: MomentChange) => {
      if (!momentQueue.keep(userId, change)) await sendMoment(client, userId, change);
      else void momentQueue.flush(userId, momentSenderOf(client, userId));
    },
  });
  const put = (moment: EmotionMoment, deleted: boolean) =>
    mutateAsync({ moment, deleted, ...stampChange() });
  const failed = (error: unknown) => showToast({ kind: 'failed', text: failureText(error) });

  const goBack = (now: EmotionMoment, before: State) =>
    put(before ?? now, before === null).catch(failed);
  const offerWayBack = (text: string, now: EmotionMoment, before: State) =>
    showToast({
      id: momentToast(now.id),
      text: online ? text : `${text} ${t('moments.later')}`,
      action: { label: t('common:action.undo'), run: () => void goBack(now, before) },
    });

  return {
    saving: isPending,
    /** Saves a new moment (`before` null) or a changed one. */
    save: async (moment: EmotionMoment, before: State) => {
      await put(moment, false);
      offerWayBack(t(before ? 'moments.changed' : 'moments.added'), moment, before);
    },
    remove: async (moment: EmotionMoment) => {
      try {
        await put(moment, true);
        offerWayBack(t('moments.deleted'), moment, moment);
      } catch (error) {
        failed(error);
      }
    },
  };
}

const NONE: readonly EmotionMoment[] = [];
