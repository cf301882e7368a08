import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect, useMemo } from 'react';
import { tellDeclined, tellWords, useAccessState } from '#features/access/web/index.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { deviceStorage } from '#packages/device/index.ts';
import {
  isDeclined,
  type Refusal,
  stampChange,
  usePendingChanges,
} from '#packages/offline-queue/index.ts';
import { hideToast, showToast } from '#packages/ui/index.ts';
import type { AchievementKey } from '../contract/achievements.ts';
import type {
  HealthDetail,
  HealthOverview,
  HealthRecord,
  HealthSettings,
} from '../contract/health.contract.ts';
import { USUAL_AMOUNTS } from '../contract/health.kinds.ts';
import { healthApi, healthKeys } from './health.client.ts';
import { keepKnown, readKnown } from './local/known.ts';
import { type HealthChange, healthQueue, isRecordChange, SETTINGS_ID } from './local/pending.ts';
import { settingsWithPending, withPending, wordsOf } from './rules/records.rules.ts';

/** One toast at a time tells of records: the latest, with its way back. */
export const RECORD_TOAST = 'health';
/** A call that has not been answered by then counts as no connection, in ms. */
const SEND_TIMEOUT_MS = 20_000;
const NOTHING_KNOWN: HealthOverview = {
  settings: { goalMl: null, amounts: { ...USUAL_AMOUNTS } },
  records: [],
  achievements: [],
};

/** The week as the person sees it: with what waits on this device already in place. */
export interface Health {
  overview: HealthOverview;
  /** False while only this device is known: drinks and what was recorded here. */
  complete: boolean;
  /** Ids of records that are on this device only, for now. */
  waiting: ReadonlySet<string>;
  /** Adds or changes (with its id) a record, or takes it back (null); gives its id. */
  put(record: HealthDetail | null, id?: string): string;
  saveSettings(settings: HealthSettings): void;
}

export interface HealthQuery {
  /** Null while nothing can be shown. */
  health: Health | null;
  failed: boolean;
  retrying: boolean;
  retry(): void;
}

/**
 * The last seven days with the amounts and achievements. Every change is kept on the device first and
 * shown at once, then sent; what cannot be sent waits for the connection, and merges with what other
 * devices recorded. Without a connection and without an answer yet, what the device knows stands in.
 */
export function useHealth(): HealthQuery {
  const client = useQueryClient();
  const userId = useAccessState().person?.userId ?? '';
  const { data, error, isPaused, isFetching, refetch } = useQuery({
    queryKey: healthKeys.overview,
    queryFn: ({ signal }) => healthApi.overview({}, { signal }),
  });
  useEffect(() => {
    const storage = deviceStorage();
    if (data && storage) keepKnown(storage, userId, data);
  }, [data, userId]);
  const pending = usePendingChanges(healthQueue, userId);
  const away = error instanceof ApiFailure && error.retryable;
  const offline = isPaused || away;
  const base = useMemo(
    () => data ?? (offline ? fromDevice(userId) : null),
    [data, offline, userId],
  );
  const overview = useMemo(
    () =>
      base && {
        ...base,
        settings: settingsWithPending(base.settings, pending),
        records: withPending(base.records, pending),
      },
    [base, pending],
  );

  const change = (one: HealthChange) => {
    // A device that keeps nothing still sends what it can.
    if (healthQueue.keep(userId, one))
      void healthQueue.flush(userId, healthSenderOf(client, userId));
    else void sendChange(client, userId, one).catch((error) => tellIfDeclined(error, one));
  };

  return {
    health: overview && {
      overview,
      complete: data !== undefined,
      waiting: new Set(pending.map(({ id }) => id)),
      put: (record, id = crypto.randomUUID()) => {
        change({ id, record, ...stampChange() });
        return id;
      },
      saveSettings: (settings) => change({ id: SETTINGS_ID, settings, ...stampChange() }),
    },
    failed: error !== null && !offline,
    retrying: isFetching,
    retry: () => void refetch(),
  };
}

/** Records of a span beyond the week, with what waits in place; undefined until they are here. */
export function useRecords(range: { from: string; to: string }, enabled: boolean) {
  const userId = useAccessState().person?.userId ?? '';
  const pending = usePendingChanges(healthQueue, userId);
  const query = useQuery({
    queryKey: healthKeys.records(range.from, range.to),
    queryFn: ({ signal }) => healthApi.listRecords({ query: range }, { signal }),
    enabled,
  });
  const records = useMemo(
    () => query.data && withPending(query.data.records, pending),
    [query.data, pending],
  );
  return { ...query, records };
}

/** Told which achievements a change has just earned, while a screen listens. */
export function useEarned(onEarned: (keys: readonly AchievementKey[]) => void): void {
  useEffect(() => {
    earnedListeners.add(onEarned);
    return () => {
      earnedListeners.delete(onEarned);
    };
  }, [onEarned]);
}

function fromDevice(userId: string): HealthOverview {
  const storage = deviceStorage();
  const known = storage && readKnown(storage, userId);
  return known ? { ...known, records: known.drinks, achievements: [] } : NOTHING_KNOWN;
}

export function healthSenderOf(client: QueryClient, userId: string) {
  return {
    send: (change: HealthChange) => sendChange(client, userId, change),
    // Counts of achievements and lists of other spans follow from what arrived.
    sent: (refused: readonly Refusal<HealthChange>[]) => {
      for (const { change, failure } of refused) {
        if (isDeclined(failure)) tellIfDeclined(failure, change);
        else void tellRefused(failure, isRecordChange(change) ? wordsOf(change.record) : null);
      }
      void client.invalidateQueries({ queryKey: healthKeys.overview });
      void client.invalidateQueries({ queryKey: healthKeys.lists });
    },
  };
}

/** In the place of the toast that told of the record; words stand by themselves, so that no other takes their place. */
function tellIfDeclined(error: unknown, change: HealthChange): void {
  if (!isDeclined(error)) return;
  const words = isRecordChange(change) ? wordsOf(change.record) : null;
  if (words) hideToast(RECORD_TOAST);
  tellDeclined({ id: words ? `${RECORD_TOAST}-${change.id}` : RECORD_TOAST, words });
}

/** A record that the server will not keep is gone from here too: that is said, with the reason. */
async function tellRefused({ code }: ApiFailure, words: string | null): Promise<void> {
  await i18next.loadNamespaces('health');
  const reason = i18next.t([`health:errors.${code}`, 'common:errors.invalid']);
  const text = `${i18next.t('health:refused')} ${reason}`;
  // In the place of the toast that told of the record.
  if (words) {
    hideToast(RECORD_TOAST);
    tellWords(words, { text });
  } else showToast({ id: RECORD_TOAST, kind: 'failed', text });
}

async function sendChange(
  client: QueryClient,
  userId: string,
  change: HealthChange,
): Promise<void> {
  const options = { signal: AbortSignal.timeout(SEND_TIMEOUT_MS), as: userId };
  const { changeId, recordedAt } = change;
  const own = { changeId, recordedAt };
  if (!isRecordChange(change)) {
    const settings = await healthApi.putSettings({ body: { ...change.settings, ...own } }, options);
    client.setQueryData<HealthOverview>(
      healthKeys.overview,
      (known) => known && { ...known, settings },
    );
    return;
  }
  const { id, record } = change;
  const body = { ...own, record };
  const standing = await healthApi.putRecord({ params: { id }, body }, options);
  // An answer from before the server had it would take it off the list for a moment.
  await client.cancelQueries({
    queryKey: healthKeys.overview,
    predicate: ({ state }) => state.data !== undefined,
  });
  client.setQueryData<HealthOverview>(
    healthKeys.overview,
    (known) => known && { ...known, records: replaced(known.records, id, standing.record) },
  );
  const words = wordsOf(record);
  if (words && !(standing.record && wordsOf(standing.record)?.includes(words))) {
    await i18next.loadNamespaces('health');
    tellWords(words, { text: i18next.t('health:overtaken') });
  }
  if (standing.earned.length > 0) for (const told of earnedListeners) told(standing.earned);
}

function replaced(
  records: readonly HealthRecord[],
  id: string,
  standing: HealthRecord | null,
): HealthRecord[] {
  const others = records.filter((record) => record.id !== id);
  return standing ? [...others, standing] : others;
}

const earnedListeners = new Set<(keys: readonly AchievementKey[]) => void>();
