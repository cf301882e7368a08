import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useAccessState, useMe } from '#features/access/web/index.ts';
import { dayOf } from '#packages/kernel/day.ts';
import { stampChange, usePendingChanges } from '#packages/offline-queue/index.ts';
import type { EmotionDay, EmotionLevel } from '../contract/emotions.contract.ts';
import { emotionKeys, emotionsApi } from './emotions.client.ts';
import { type DayChange, dayQueue } from './local/pending.ts';
import { daySenderOf, sendDay } from './send-emotions.ts';

/** A day as the person sees it: with what waits on this device already in place. */
export interface CheckIn {
  day: string;
  level: EmotionLevel | null;
  tags: readonly string[];
  note: string | null;
  /** What is shown is on this device only, for now. */
  waiting: boolean;
  record(change: { level?: EmotionLevel; tags?: readonly string[]; note?: string | null }): void;
  /** Puts the day back to how it was before the changes made here since the last `settle`. */
  undo(): void;
  changed: boolean;
  /** Leaves the changes as they are: the next undo goes back to here. */
  settle(): void;
}

type Detail = Pick<DayChange, 'level' | 'tags' | 'note'>;
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
  const pending = usePendingChanges(dayQueue, userId).find((change) => change.day === day);
  const shown: Detail = pending ?? data ?? NOTHING;
  const before = useSyncExternalStore(subscribe, () => befores.get(day));

  const put = (detail: Detail) => {
    const change: DayChange = { ...detail, day, ...stampChange() };
    // A device that keeps nothing still sends what it can.
    if (dayQueue.keep(userId, change)) void dayQueue.flush(userId, daySenderOf(client));
    else void sendDay(client, change).catch(() => undefined);
  };

  return {
    day,
    level: shown.level,
    tags: shown.tags,
    note: shown.note,
    waiting: pending !== undefined,
    changed: before !== undefined,
    record: (change) => {
      if (!before) befores.set(day, pick(shown));
      put({ ...pick(shown), ...change, tags: [...(change.tags ?? shown.tags)] });
      tellListeners();
    },
    undo: () => {
      if (!before) return;
      befores.delete(day);
      put(before);
      tellListeners();
    },
    settle: () => {
      befores.delete(day);
      tellListeners();
    },
  };
}

function pick({ level, tags, note }: Detail): Detail {
  return { level, tags, note };
}

/** How each changed day was before: shared, since a day is shown in more places than one. */
const befores = new Map<string, Detail>();
const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
