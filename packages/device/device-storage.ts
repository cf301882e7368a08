/** The part of `Storage` that features need; a browser may refuse it altogether (private mode, full disk). */
export interface DeviceStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  readonly length: number;
  key(index: number): string | null;
}

/** The browser's local storage, or null where it is switched off. */
export function deviceStorage(): DeviceStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Keys that begin with `prefix`, collected before anybody removes one. */
export function keysUnder(storage: DeviceStorage, prefix: string): string[] {
  const keys: string[] = [];
  for (let index = 0; index < storage.length; index += 1) {
    const key = storage.key(index);
    if (key?.startsWith(prefix)) keys.push(key);
  }
  return keys;
}

/** The JSON object under a key; null when absent or not what `isValue` expects. */
export function readJson<T>(
  storage: DeviceStorage,
  key: string,
  isValue: (value: unknown) => value is T,
): T | null {
  try {
    const raw = storage.getItem(key);
    if (raw === null) return null;
    const value: unknown = JSON.parse(raw);
    return isValue(value) ? value : null;
  } catch {
    return null;
  }
}

/** True when the value is now on the device; false when the device refused it (full, switched off). */
export function writeJson(storage: DeviceStorage, key: string, value: unknown): boolean {
  try {
    storage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
