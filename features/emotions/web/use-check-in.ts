import {
  hashKey,
  type QueryClient,
  replaceEqualDeep,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { memo, useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { useAccessState, useTimeZone } from '#features/access/web/index.ts';
import { closeOf, dayOf } from '#packages/kernel/day.ts';
import { stampChange } from '#packages/offline-queue/index.ts';
import type {
  EmotionDay,
  EmotionDayWithMoments,
  EmotionLevel,
} from '../contract/emotions.contract.ts';
import {
  beforeOf,
  type Detail,
  rememberBefore,
  settleDay,
  subscribe,
  takeBefore,
} from './check-in.store.ts';
import { emotionKeys, emotionsApi } from './emotions.client.ts';
import { type DayChange, dayQueue } from './local/pending.ts';
import { daySenderOf } from './send-emotions.ts';

/** What can be done with a day; the same functions as long as it is the same day of the same person. */
interface CheckInActions {
  readonly record: (change: {
    level?: EmotionLevel;
    tags?: readonly string[];
    note?: string | null;
  }) => void;
  /** Puts the day back to how it was before the changes made here since the last `settleDay`. */
  readonly undo: () => void;
  /** Leaves the changes made here as they are. */
  readonly settle: () => void;
}

/** A day as the person sees it: with what waits on this device already in place. */
export interface CheckIn extends Detail, CheckInActions {
  readonly changed: boolean;
}

const NOTHING: Detail = { level: null, tags: [], note: null };

/** The person's own day now; 03:00 closes it, also on a page that stays open over the night. */
export function useToday(): string {
  const timeZone = useTimeZone();
  const onClose = useCallback(
    (listener: () => void) => whenDayCloses(timeZone, listener),
    [timeZone],
  );
  return useSyncExternalStore(onClose, () => dayOf(new Date(), timeZone));
}

/** Calls at the turn of each day of a person in `timeZone`; the answer ends it. */
function whenDayCloses(timeZone: string, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = new Date();
    timer = setTimeout(look, closeOf(now, timeZone).getTime() - now.getTime());
  };
  const look = () => {
    clearTimeout(timer);
    wait();
    listener();
  };
  wait();
  // Timers stand still on a device that sleeps: it looks again before anything is tapped.
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}

/**
 * One day's record: every change is kept on the device first and shown at once, then sent; what
 * cannot be sent waits for the connection, and merges with what other devices recorded. What the server
 * has of the day is `known`, or what `AskedDay` brings.
 */
export function useCheckIn(day: string, known?: EmotionDay): CheckIn {
  const client = useQueryClient();
  const userId = useAccessState().person?.userId ?? '';
  const record = useMemo(() => dayRecord(client, userId, day, known), [client, userId, day, known]);
  const detail = useSyncExternalStore(record.subscribe, record.current);
  const changed = useSyncExternalStore(subscribe, () => isChanged(day));
  return { ...detail, ...record.actions, changed };
}

interface AskedDayProps {
  readonly day: string;
  /** Whoever already knows the day does not ask. */
  readonly known: boolean;
}

/**
 * Asks the server for a day, and holds what is known of it in memory as long as it is shown: belongs
 * beside each `useCheckIn`. Separate component, so a tap does not re-render the query.
 */
export const AskedDay = memo(function AskedDay({ day, known }: AskedDayProps) {
  useQuery({
    queryKey: emotionKeys.day(day),
    queryFn: ({ signal }) => emotionsApi.getDay({ params: { day } }, { signal }),
    enabled: !known,
    // What is shown is read from the cache, together with what waits.
    notifyOnChangeProps: [],
  });
  return null;
});

/** Whoever tries several levels is told of once, this long after the last one arrived, in ms. */
const QUIET_MS = 2_500;

/**
 * Tells that the server has a day's new level, once nobody has changed it for a while, from whichever
 * place it was recorded. Draws nothing meanwhile. Without news (undefined) nothing is told.
 */
export function useWhenArrived(
  day: string,
  news: EmotionLevel | null | undefined,
  onArrived: () => void,
): void {
  const userId = useAccessState().person?.userId ?? '';
  const tell = useEffectEvent(onArrived);
  useEffect(() => {
    if (news === undefined) return undefined;
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(quiet);
      if (!pendingOf(userId, day)) quiet = setTimeout(() => tell(), QUIET_MS);
    };
    look();
    return endOfAll(dayQueue.subscribe(look), () => clearTimeout(quiet));
  }, [userId, day, news]);
}

/** Whether a change of a day has to wait on this device for the connection. */
export function useIsHeldUp(day: string): boolean {
  const userId = useAccessState().person?.userId ?? '';
  return useSyncExternalStore(dayQueue.subscribe, () => {
    const pending = pendingOf(userId, day);
    return pending !== undefined && dayQueue.isHeldUp(pending);
  });
}

const isChanged = (day: string): boolean => beforeOf(day) !== undefined;

function pendingOf(userId: string, day: string): DayChange | undefined {
  return dayQueue.pending(userId).find((change) => change.day === day);
}

const endOfAll =
  (...ends: (() => void)[]) =>
  () => {
    for (const end of ends) end();
  };

/** A day's record for whoever shows it, and what can be done with it. */
function dayRecord(
  client: QueryClient,
  userId: string,
  day: string,
  known: EmotionDay | undefined,
) {
  const key = emotionKeys.day(day);
  const hash = hashKey(key);
  let shown = NOTHING;
  /** What stands now; the same object, and the same list in it, as long as it says the same. */
  const current = (): Detail => {
    const { level, tags, note } =
      pendingOf(userId, day) ??
      client.getQueryData<EmotionDayWithMoments>(key) ??
      (known?.day === day ? known : NOTHING);
    shown = replaceEqualDeep(shown, { level, tags, note });
    return shown;
  };
  const put = ({ level, tags, note }: Detail) => {
    const change: DayChange = { level, tags: [...tags], note, day, ...stampChange() };
    const sender = daySenderOf(client, userId);
    // A device that keeps nothing still sends what it can.
    if (dayQueue.keep(userId, change)) void dayQueue.flush(userId, sender);
    else void sender.send(change).catch(() => undefined);
  };
  const actions: CheckInActions = {
    record: (change) => {
      const now = current();
      rememberBefore(day, now);
      put({ ...now, ...change });
    },
    undo: () => {
      const before = takeBefore(day);
      if (before) put(before);
    },
    settle: () => settleDay(day),
  };
  return {
    actions,
    current,
    subscribe: (listener: () => void) =>
      endOfAll(
        dayQueue.subscribe(listener),
        client.getQueryCache().subscribe(({ query }) => {
          if (query.queryHash === hash) listener();
        }),
      ),
  };
}
