import { type DeviceStorage, readJson, writeJson } from '#packages/device/index.ts';
import { DIARY_PREFIX } from './diary-storage.ts';

/** A change of an entry that is not saved yet, and the version of the entry that it began from. */
export interface UnsavedEdit {
  text: string;
  /** Missing in a change from before there were titles. */
  title?: string;
  version: number;
}

const keyOf = (userId: string, entryId: string) => `${DIARY_PREFIX}edit.${userId}.${entryId}`;

function isEdit(value: unknown): value is UnsavedEdit {
  if (typeof value !== 'object' || value === null) return false;
  const { text, version } = value as Record<string, unknown>;
  return typeof text === 'string' && typeof version === 'number';
}

/** The change that was under way when the page closed; null when there is none. */
export function unsavedEdit(
  storage: DeviceStorage | null,
  userId: string,
  entryId: string,
): UnsavedEdit | null {
  return storage ? readJson(storage, keyOf(userId, entryId), isEdit) : null;
}

/** Keeps a change on the device while it is being written. */
export function keepEdit(
  storage: DeviceStorage | null,
  userId: string,
  entryId: string,
  edit: UnsavedEdit,
): void {
  if (storage) writeJson(storage, keyOf(userId, entryId), edit);
}

/** The change is saved, or the person gave it up. */
export function dropEdit(storage: DeviceStorage | null, userId: string, entryId: string): void {
  storage?.removeItem(keyOf(userId, entryId));
}
