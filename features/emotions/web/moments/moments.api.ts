import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { renewRhythm } from '#features/rhythm/web/index.ts';
import { showToast, useFailureText } from '#packages/ui/index.ts';
import type { EmotionDayWithMoments, EmotionMoment } from '../../contract/emotions.contract.ts';
import { emotionKeys, emotionsApi } from '../emotions.client.ts';

/** A moment as it stands or as it shall stand; null for one that is (or shall be) none. */
type State = EmotionMoment | null;

/** A day with its moments, asked anew: the check-in may have put the day in place without them. */
export function useDayWithMoments(day: string) {
  return useQuery({
    queryKey: emotionKeys.day(day),
    queryFn: ({ signal }) => emotionsApi.getDay({ params: { day } }, { signal }),
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

/**
 * Adds, changes and deletes moments, each with a way back for ten seconds. A failed saving rejects, so
 * that the form stays with what was written in it; a failed deletion or undo is told by a toast.
 */
export function useMomentChanges() {
  const client = useQueryClient();
  const { t } = useTranslation(['emotions', 'common']);
  const failureText = useFailureText('emotions');
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ moment, deleted }: { moment: EmotionMoment; deleted: boolean }) =>
      sendMoment(moment, deleted),
    onSuccess: (_, { moment, deleted }) => {
      showMoment(client, moment, deleted);
      renewRhythm(client);
    },
  });
  const failed = (error: unknown) => showToast({ kind: 'failed', text: failureText(error) });

  const goBack = (now: EmotionMoment, before: State) =>
    mutateAsync({ moment: before ?? now, deleted: before === null }).catch(failed);
  const offerWayBack = (text: string, now: EmotionMoment, before: State) =>
    showToast({
      id: `moment-${now.id}`,
      text,
      action: { label: t('common:action.undo'), run: () => void goBack(now, before) },
    });

  return {
    saving: isPending,
    /** Saves a new moment (`before` null) or a changed one. */
    save: async (moment: EmotionMoment, before: State) => {
      await mutateAsync({ moment, deleted: false });
      offerWayBack(t(before ? 'moments.changed' : 'moments.added'), moment, before);
    },
    remove: async (moment: EmotionMoment) => {
      try {
        await mutateAsync({ moment, deleted: true });
        offerWayBack(t('moments.deleted'), moment, moment);
      } catch (error) {
        failed(error);
      }
    },
  };
}

async function sendMoment(moment: EmotionMoment, deleted: boolean): Promise<void> {
  const { id, ...content } = moment;
  const change = { changeId: crypto.randomUUID(), recordedAt: new Date().toISOString() };
  await emotionsApi.recordMoment({ params: { id }, body: { ...content, ...change, deleted } });
}

function showMoment(client: QueryClient, moment: EmotionMoment, deleted: boolean): void {
  client.setQueryData<EmotionDayWithMoments>(emotionKeys.day(moment.day), (known) => {
    if (!known) return known;
    const others = known.moments.filter(({ id }) => id !== moment.id);
    const moments = deleted ? others : [...others, moment];
    return { ...known, moments: moments.toSorted((a, b) => a.at.localeCompare(b.at)) };
  });
}
