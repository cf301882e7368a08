import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useAccessState, useMe } from '#features/access/web/index.ts';
import { renewRhythm } from '#features/rhythm/web/index.ts';
import { deviceStorage } from '#packages/device/index.ts';
import { dayOf } from '#packages/kernel/day.ts';
import type {
  EmotionDay,
  EmotionDayWithMoments,
  EmotionLevel,
} from '../contract/emotions.contract.ts';
import { emotionKeys, emotionsApi } from './emotions.client.ts';
import { type DayChange, keepChange, pendingChanges, sendPending } from './local/pending.ts';

/** A call that has not been answered by then counts as no connection, in ms. */
const SEND_TIMEOUT_MS = 20_000;

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
  const pending = usePending(userId).find((change) => change.day === day);
  const shown: Detail = pending ?? data ?? NOTHING;
  const before = useSyncExternalStore(subscribe, () => befores.get(day));

  const put = (detail: Detail) => {
    const change: DayChange = {
      ...detail,
      day,
      changeId: crypto.randomUUID(),
      recordedAt: new Date().toISOString(),
    };
    const storage = deviceStorage();
    const kept = storage !== null && keepChange(storage, userId, change);
    tellListeners();
    // A device that keeps nothing still sends what it can.
    if (kept) void flush(client, userId);
    else void sendChange(client, change).catch(() => undefined);
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
    },
    undo: () => {
      if (!before) return;
      befores.delete(day);
      put(before);
    },
    settle: () => {
      befores.delete(day);
      tellListeners();
    },
  };
}

/** Sends what waits whenever there is a connection, whatever screen is open. */
export function useSendEmotions(): void {
  const client = useQueryClient();
  const userId = useAccessState().person?.userId;
  const send = useCallback(() => {
    if (userId) void flush(client, userId);
  }, [client, userId]);
  useEffect(() => {
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [send]);
}

function pick({ level, tags, note }: Detail): Detail {
  return { level, tags, note };
}

async function flush(client: QueryClient, userId: string): Promise<void> {
  const storage = deviceStorage();
  if (!storage || !navigator.onLine) return;
  await sendPending(storage, userId, (change) => sendChange(client, change));
  tellListeners();
}

async function sendChange(client: QueryClient, { day, ...change }: DayChange): Promise<void> {
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  const standing = await emotionsApi.recordDay({ params: { day }, body: change }, { signal });
  client.setQueryData<EmotionDayWithMoments>(emotionKeys.day(day), (known) => ({
    moments: [],
    ...known,
    ...standing,
  }));
  void client.invalidateQueries({ queryKey: emotionKeys.report });
  void client.invalidateQueries({ queryKey: emotionKeys.lists });
  renewRhythm(client);
}

/** How each changed day was before: shared, since a day is shown in more places than one. */
const befores = new Map<string, Detail>();
const listeners = new Set<() => void>();
let snapshot: { userId: string; changes: readonly DayChange[] } | null = null;

function tellListeners(): void {
  snapshot = null;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const elsewhere = () => tellListeners();
  listeners.add(listener);
  // Another tab of this device keeps its changes in the same place.
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', elsewhere);
  };
}

function usePending(userId: string): readonly DayChange[] {
  return useSyncExternalStore(subscribe, () => {
    if (snapshot?.userId !== userId) {
      const storage = deviceStorage();
      snapshot = { userId, changes: storage ? pendingChanges(storage, userId) : [] };
    }
    return snapshot.changes;
  });
}
