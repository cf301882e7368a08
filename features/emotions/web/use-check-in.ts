import { notifyManager, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useAccessState, useMe } from '#features/access/web/index.ts';
import { renewRhythm } from '#features/rhythm/web/index.ts';
import { deviceStorage } from '#packages/device/index.ts';
import { dayOf } from '#packages/kernel/day.ts';
import type {
  EmotionDay,
  EmotionDayWithMoments,
  EmotionLevel,
} from '../contract/emotions.contract.ts';
import {
  beforeOf,
  type Detail,
  pendingOf,
  rememberBefore,
  subscribe,
  takeBefore,
  tellListeners,
} from './check-in.store.ts';
import { emotionKeys, emotionsApi } from './emotions.client.ts';
import { type DayChange, keepChange, sendPending } from './local/pending.ts';

/** A call that has not been answered by then counts as no connection, in ms. */
const SEND_TIMEOUT_MS = 20_000;

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
  const pending = useSyncExternalStore(subscribe, () => pendingOf(userId, day));
  const changed = useSyncExternalStore(subscribe, () => beforeOf(day) !== undefined);
  const actions = useMemo(
    () => actionsOf(client, userId, day, known),
    [client, userId, day, known],
  );
  const { level, tags, note } = pending ?? data ?? NOTHING;
  return { day, level, tags, note, waiting: pending !== undefined, changed, ...actions };
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
    const change: DayChange = {
      level,
      tags: [...tags],
      note,
      day,
      changeId: crypto.randomUUID(),
      recordedAt: new Date().toISOString(),
    };
    const storage = deviceStorage();
    const kept = storage !== null && keepChange(storage, userId, change);
    tellListeners();
    // A device that keeps nothing still sends what it can.
    if (kept) void flush(client, userId);
    else void sendChange(client, userId, change).catch(() => undefined);
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

async function flush(client: QueryClient, userId: string): Promise<void> {
  const storage = deviceStorage();
  if (!storage || !navigator.onLine) return;
  await sendPending(storage, userId, (change) => sendChange(client, userId, change));
  // After the answers, each of which is told together with what it changes: one drawing, not two.
  notifyManager.schedule(tellListeners);
}

async function sendChange(
  client: QueryClient,
  userId: string,
  { day, ...change }: DayChange,
): Promise<void> {
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  const standing = await emotionsApi.recordDay({ params: { day }, body: change }, { signal });
  notifyManager.batch(() => {
    client.setQueryData<EmotionDayWithMoments>(emotionKeys.day(day), (known) => ({
      moments: [],
      ...known,
      ...standing,
    }));
    notifyManager.schedule(tellListeners);
  });
  void client.invalidateQueries({ queryKey: emotionKeys.report });
  void client.invalidateQueries({ queryKey: emotionKeys.lists });
  growOnce(client, `${userId} ${day}`, standing);
}

/** Days of people that the garden was asked about since their first record. */
const grown = new Set<string>();

/** A day counts once for the garden and stays counted: what is changed about it later adds nothing. */
function growOnce(client: QueryClient, day: string, { level }: EmotionDay): void {
  if (level === null || grown.has(day)) return;
  grown.add(day);
  renewRhythm(client);
}
