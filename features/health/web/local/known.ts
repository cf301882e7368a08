import { type DeviceStorage, keysUnder, readJson, writeJson } from '#packages/device/index.ts';
import type {
  DrinkRecord,
  HealthOverview,
  HealthSettings,
} from '../../contract/health.contract.ts';

/** What this device remembers so that drinks can be counted on without a connection. */
export interface Known {
  settings: HealthSettings;
  drinks: DrinkRecord[];
}

const PREFIX = 'florescer.health.known.';

/** Keeps the amounts and the week's drinks: numbers only, never a note or a name. */
export function keepKnown(
  storage: DeviceStorage,
  userId: string,
  { settings, records }: HealthOverview,
): void {
  const drinks = records.filter((record) => record.part === 'drink');
  writeJson(storage, PREFIX + userId, { settings, drinks } satisfies Known);
}

export function readKnown(storage: DeviceStorage, userId: string): Known | null {
  return readJson(storage, PREFIX + userId, isKnown);
}

/** Forgets it, of one person or of everybody. */
export function clearKnown(storage: DeviceStorage, userId?: string): void {
  const keys = userId === undefined ? keysUnder(storage, PREFIX) : [PREFIX + userId];
  for (const key of keys) storage.removeItem(key);
}

function isKnown(value: unknown): value is Known {
  if (typeof value !== 'object' || value === null) return false;
  const known = value as Record<string, unknown>;
  return (
    typeof known.settings === 'object' && known.settings !== null && Array.isArray(known.drinks)
  );
}
