import { type DeviceStorage, readJson, writeJson } from '#packages/device/index.ts';
import type {
  DrinkRecord,
  HealthOverview,
  HealthSettings,
} from '../../contract/health.contract.ts';
import { knownKey } from './pending.ts';

/** What this device remembers so that drinks can be counted on without a connection. */
export interface Known {
  settings: HealthSettings;
  drinks: DrinkRecord[];
}

/** Keeps the amounts and the week's drinks: numbers only, never a note or a name. */
export function keepKnown(
  storage: DeviceStorage,
  userId: string,
  { settings, records }: HealthOverview,
): void {
  const drinks = records.filter((record) => record.part === 'drink');
  writeJson(storage, knownKey(userId), { settings, drinks } satisfies Known);
}

export function readKnown(storage: DeviceStorage, userId: string): Known | null {
  return readJson(storage, knownKey(userId), isKnown);
}

function isKnown(value: unknown): value is Known {
  if (typeof value !== 'object' || value === null) return false;
  const known = value as Record<string, unknown>;
  return (
    typeof known.settings === 'object' && known.settings !== null && Array.isArray(known.drinks)
  );
}
