import { type DeviceStorage, readJson, writeJson } from '#packages/device/index.ts';
import { DIARY_PREFIX } from './diary-storage.ts';

/**
 * Ids of entries only, never words: which help cards were shown, and which the person put away while
 * the server did not know it yet.
 */
interface HelpMemory {
  seen: string[];
  dismissed: string[];
}

/** Enough for the words to vary and for old entries to keep their state. */
const KEPT = 200;
const keyOf = (userId: string) => `${DIARY_PREFIX}settled.${userId}.help`;

function isMemory(value: unknown): value is HelpMemory {
  if (typeof value !== 'object' || value === null) return false;
  const { seen, dismissed } = value as Record<string, unknown>;
  return Array.isArray(seen) && Array.isArray(dismissed);
}

function recall(storage: DeviceStorage | null, userId: string): HelpMemory {
  const known = storage ? readJson(storage, keyOf(userId), isMemory) : null;
  return known ?? { seen: [], dismissed: [] };
}

/** Which card this is for the person, from 0; an entry keeps its card whenever it is opened again. */
export function occurrenceOf(storage: DeviceStorage | null, userId: string, id: string): number {
  const memory = recall(storage, userId);
  const at = memory.seen.indexOf(id);
  return at >= 0 ? at : memory.seen.length;
}

export function rememberSeen(storage: DeviceStorage | null, userId: string, id: string): void {
  const memory = recall(storage, userId);
  if (!storage || memory.seen.includes(id)) return;
  writeJson(storage, keyOf(userId), { ...memory, seen: [...memory.seen, id].slice(-KEPT) });
}

export function isDismissed(storage: DeviceStorage | null, userId: string, id: string): boolean {
  return recall(storage, userId).dismissed.includes(id);
}

/** "That is not it", until the entry itself says so; nobody is told. */
export function rememberDismissed(storage: DeviceStorage | null, userId: string, id: string): void {
  const memory = recall(storage, userId);
  if (!storage || memory.dismissed.includes(id)) return;
  const dismissed = [...memory.dismissed, id].slice(-KEPT);
  writeJson(storage, keyOf(userId), { ...memory, dismissed });
}

/** The entry itself says so now, or the person took it back. */
export function forgetDismissed(storage: DeviceStorage | null, userId: string, id: string): void {
  const memory = recall(storage, userId);
  if (!storage || !memory.dismissed.includes(id)) return;
  const dismissed = memory.dismissed.filter((known) => known !== id);
  writeJson(storage, keyOf(userId), { ...memory, dismissed });
}
