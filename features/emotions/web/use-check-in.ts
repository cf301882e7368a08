import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useAccessState, useMe } from '#features/access/web/index.ts';
import { dayOf } from '#packages/kernel/day.ts';
import { stampChange } from '#packages/offline-queue/index.ts';
import type {
  EmotionDay,
  EmotionDayWithMoments,
  EmotionLevel,
} from '../contract/emotions.contract.ts';
import { beforeOf, type Detail, rememberBefore, subscribe, takeBefore } from './check-in.store.ts';
import { emotionKeys, emotionsApi } from './emotions.client.ts';
import { type DayChange, dayQueue } from './local/pending.ts';
import { daySenderOf } from './send-emotions.ts';

/** What can be done with a day; the same object as long as it is the same day of the same person. */
interface CheckInActions {
  readonly record: (change: {
    level?: EmotionLevel;
    tags?: readonly string[];
    note?: string | null;
  }) => void;
  /** Puts the day back to how it was before the changes made here since the last `settleDay`. */
  readonly undo: () => void;
}

/** A day as the person sees it: with what waits on this device already in place. */
export interface CheckIn extends Detail, CheckInActions {
  readonly day: string;
  /** What is shown is on this device only, for now. */
  readonly waiting: boolean;
  readonly changed: boolean;
}

const NOTHING: Detail = { level: null, tags: [], note: null };

/** The day of the person's own calendar that an instant belongs to; 03:00 closes a day. */
export function useToday(): string {
  const timeZone = useMe()?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return dayOf(new Date(), timeZone);
}

/**
 * One day's record: every change is kept on the device first and shown at once, then sent; what
 * cannot be sent waits for the connection, and merges with what other devices recorded. With `known`
 * the server is not asked.
 */
export function useCheckIn(day: string, known?: EmotionDay): CheckIn {
  const client = useQueryClient();
  const userId = useAccessState().person?.userId ?? '';
  const { data } = useQuery({
    queryKey: emotionKeys.day(day),
    queryFn: ({ signal }) => emotionsApi.getDay({ params: { day } }, { signal }),
    placeholderData: known?.day === day ? { ...known, moments: [] } : undefined,
    // Who already knows the day asks only once something changed it.
    enabled: known === undefined,
  });
  const pending = useSyncExternalStore(dayQueue.subscribe, () => pendingOf(userId, day));
  const changed = useSyncExternalStore(subscribe, () => beforeOf(day) !== undefined);
  const actions = useMemo(
    () => actionsOf(client, userId, day, known),
    [client, userId, day, known],
  );
  const { level, tags, note } = pending ?? data ?? NOTHING;
  return { day, level, tags, note, waiting: pending !== undefined, changed, ...actions };
}

function pendingOf(userId: string, day: string): DayChange | undefined {
  return dayQueue.pending(userId).find((change) => change.day === day);
}

/** They read what stands when they are called, so that what shows them need not be drawn anew. */
function actionsOf(
  client: QueryClient,
  userId: string,
  day: string,
  known: EmotionDay | undefined,
): CheckInActions {
  const current = (): Detail =>
    pendingOf(userId, day) ??
    client.getQueryData<EmotionDayWithMoments>(emotionKeys.day(day)) ??
    (known?.day === day ? known : NOTHING);
  const put = ({ level, tags, note }: Detail) => {
    const change: DayChange = { level, tags: [...tags], note, day, ...stampChange() };
    const sender = daySenderOf(client, userId);
    // A device that keeps nothing still sends what it can.
    if (dayQueue.keep(userId, change)) void dayQueue.flush(userId, sender);
    else void sender.send(change).catch(() => undefined);
  };
  return {
    record: (change) => {
      const now = current();
      rememberBefore(day, now);
      put({ ...now, ...change });
    },
    undo: () => {
      const before = takeBefore(day);
      if (before) put(before);
    },
  };
}
