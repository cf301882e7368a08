import { replaces } from '#features/emotions/contract/change.rules.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { type DeviceStorage, keysUnder, readJson, writeJson } from '#packages/device/index.ts';
import type { HealthDetail, HealthSettings } from '../../contract/health.contract.ts';

interface Stamp {
  changeId: string;
  /** When it was tapped, as an ISO instant. */
  recordedAt: string;
}
/** A record that was added, changed or (null) taken back here. */
export interface RecordChange extends Stamp {
  id: string;
  record: HealthDetail | null;
}
/** Amounts that were chosen here. */
export interface SettingsChange extends Stamp {
  id: typeof SETTINGS_ID;
  settings: HealthSettings;
}
/** A change that the server has not confirmed yet. */
export type HealthChange = RecordChange | SettingsChange;

/** Stands where a record has its id. */
export const SETTINGS_ID = 'settings';

const PREFIX = 'florescer.health.';
const prefixOf = (userId: string) => `${PREFIX}change.${userId}.`;

export const isRecordChange = (change: HealthChange): change is RecordChange => 'record' in change;

/** The changes that wait on this device, one for each record; kept through a closed tab. */
export function pendingChanges(storage: DeviceStorage, userId: string): HealthChange[] {
  return keysUnder(storage, prefixOf(userId)).flatMap(
    (key) => readJson(storage, key, isHealthChange) ?? [],
  );
}

/** Keeps a change until it is sent, unless a later one of its record waits; false without room. */
export function keepChange(storage: DeviceStorage, userId: string, change: HealthChange): boolean {
  const key = prefixOf(userId) + change.id;
  const waiting = readJson(storage, key, isHealthChange);
  if (!replaces(orderOf(change), waiting && orderOf(waiting))) return true;
  return writeJson(storage, key, change);
}

/** Forgets a change that arrived; one that was made since stays. */
function forgetChange(storage: DeviceStorage, userId: string, change: HealthChange): void {
  const key = prefixOf(userId) + change.id;
  if (readJson(storage, key, isHealthChange)?.changeId === change.changeId) storage.removeItem(key);
}

/**
 * Sends what waits, oldest first, each record's change by itself. What the server refuses for good (a
 * day too long ago) is let go, since no later try would be taken; what could not be sent waits on.
 */
export async function sendPending(
  storage: DeviceStorage,
  userId: string,
  send: (change: HealthChange) => Promise<unknown>,
): Promise<void> {
  const waiting = pendingChanges(storage, userId).toSorted((a, b) => {
    return a.recordedAt.localeCompare(b.recordedAt);
  });
  for (const change of waiting) {
    try {
      await send(change);
      forgetChange(storage, userId, change);
    } catch (error) {
      const refused = error instanceof ApiFailure && (error.status === 422 || error.status === 400);
      if (!refused) return;
      forgetChange(storage, userId, change);
    }
  }
}

/** Removes all that health keeps on this device, of one person or of everybody. */
export function clearLocalHealth(storage: DeviceStorage, userId?: string): void {
  const keys =
    userId === undefined
      ? keysUnder(storage, PREFIX)
      : [...keysUnder(storage, prefixOf(userId)), knownKey(userId)];
  for (const key of keys) storage.removeItem(key);
}

/** Where the copy for days without a connection lies (`known.ts`). */
export const knownKey = (userId: string) => `${PREFIX}known.${userId}`;

function orderOf({ recordedAt, changeId }: HealthChange) {
  return { at: Date.parse(recordedAt), id: changeId };
}

function isHealthChange(value: unknown): value is HealthChange {
  if (typeof value !== 'object' || value === null) return false;
  const change = value as Record<string, unknown>;
  return (
    typeof change.id === 'string' &&
    typeof change.changeId === 'string' &&
    typeof change.recordedAt === 'string' &&
    ('record' in change || typeof change.settings === 'object')
  );
}
