import { ApiFailure } from '#packages/api/client/index.ts';
import { type DeviceStorage, keysUnder, readJson, writeJson } from '#packages/device/index.ts';
import { replaces } from '../../contract/change.rules.ts';
import type { EmotionLevel } from '../../contract/emotions.contract.ts';

/** A change of a day that the server has not confirmed yet. */
export interface DayChange {
  day: string;
  level: EmotionLevel | null;
  tags: string[];
  note: string | null;
  changeId: string;
  /** When it was tapped, as an ISO instant. */
  recordedAt: string;
}

const PREFIX = 'florescer.emotions.day.';
const prefixOf = (userId: string) => `${PREFIX}${userId}.`;

/** The changes that wait on this device, one for each day; kept through a closed tab. */
export function pendingChanges(storage: DeviceStorage, userId: string): DayChange[] {
  return keysUnder(storage, prefixOf(userId)).flatMap(
    (key) => readJson(storage, key, isDayChange) ?? [],
  );
}

/** Keeps a change until it is sent, unless a later one of its day waits; false without room. */
export function keepChange(storage: DeviceStorage, userId: string, change: DayChange): boolean {
  const key = prefixOf(userId) + change.day;
  const waiting = readJson(storage, key, isDayChange);
  if (!replaces(orderOf(change), waiting && orderOf(waiting))) return true;
  return writeJson(storage, key, change);
}

/** Forgets a change that arrived; one that was made since stays. */
function forgetChange(storage: DeviceStorage, userId: string, change: DayChange): void {
  const key = prefixOf(userId) + change.day;
  if (readJson(storage, key, isDayChange)?.changeId === change.changeId) storage.removeItem(key);
}

/**
 * Sends what waits, each day's change by itself. What the server refuses for good (a day too long
 * ago) is let go, since no later try would be taken; what could not be sent waits on.
 */
export async function sendPending(
  storage: DeviceStorage,
  userId: string,
  send: (change: DayChange) => Promise<unknown>,
): Promise<void> {
  for (const change of pendingChanges(storage, userId)) {
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

/** Removes what waits on this device, of one person or of everybody. */
export function clearLocalEmotions(storage: DeviceStorage, userId?: string): void {
  const keys = keysUnder(storage, userId === undefined ? PREFIX : prefixOf(userId));
  for (const key of keys) storage.removeItem(key);
}

function orderOf({ recordedAt, changeId }: DayChange) {
  return { at: Date.parse(recordedAt), id: changeId };
}

function isDayChange(value: unknown): value is DayChange {
  if (typeof value !== 'object' || value === null) return false;
  const change = value as Record<string, unknown>;
  return (
    typeof change.day === 'string' &&
    (change.level === null || typeof change.level === 'number') &&
    Array.isArray(change.tags) &&
    typeof change.changeId === 'string' &&
    typeof change.recordedAt === 'string'
  );
}
