import type { DeviceStorage } from '../device-storage.ts';

/** A device's storage in memory; `room` characters of values fit, then it refuses as a browser does. */
export function memoryStorage(room = Number.POSITIVE_INFINITY): DeviceStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      const others = [...values].filter(([name]) => name !== key);
      const taken = others.reduce((sum, [, text]) => sum + text.length, 0);
      if (taken + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key) => values.delete(key),
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
  };
}
