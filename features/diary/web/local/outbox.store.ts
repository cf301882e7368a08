import { type DeviceStorage, keysUnder, readJson, writeJson } from '#packages/device/index.ts';
import { DIARY_PREFIX } from './diary-storage.ts';
import { isWaitingEntry, type WaitingEntry } from './outbox.rules.ts';

const prefixOf = (userId: string) => `${DIARY_PREFIX}outbox.${userId}.`;

/** The entries of one person that wait on this device, newest first. One key each: two tabs cannot undo each other. */
export function listWaiting(storage: DeviceStorage, userId: string): WaitingEntry[] {
  return keysUnder(storage, prefixOf(userId))
    .map((key) => readJson(storage, key, isWaitingEntry))
    .filter((entry) => entry !== null)
    .sort((a, b) => b.writtenAt - a.writtenAt);
}

/** False when the device has no room: the text must then stay where it is. */
export function putWaiting(storage: DeviceStorage, userId: string, entry: WaitingEntry): boolean {
  return writeJson(storage, prefixOf(userId) + entry.id, entry);
}

export function removeWaiting(storage: DeviceStorage, userId: string, id: string): void {
  storage.removeItem(prefixOf(userId) + id);
}

export function isOutboxKey(key: string | null, userId: string): boolean {
  return key?.startsWith(prefixOf(userId)) ?? false;
}
