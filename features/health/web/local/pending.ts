import { replaces } from '#features/emotions/contract/change.rules.ts';
import { type DeviceStorage, keysUnder } from '#packages/device/index.ts';
import { OfflineQueue, type QueuedChange, queueStore } from '#packages/offline-queue/index.ts';
import type { HealthDetail, HealthSettings } from '../../contract/health.contract.ts';

/** A record that was added, changed or (null) taken back here. */
export interface RecordChange extends QueuedChange {
  id: string;
  record: HealthDetail | null;
}
/** Amounts that were chosen here. */
export interface SettingsChange extends QueuedChange {
  id: typeof SETTINGS_ID;
  settings: HealthSettings;
}
/** A change that the server has not confirmed yet. */
export type HealthChange = RecordChange | SettingsChange;

/** Stands where a record has its id. */
export const SETTINGS_ID = 'settings';

const PREFIX = 'florescer.health.';
export const isRecordChange = (change: HealthChange): change is RecordChange => 'record' in change;

export const healthStore = queueStore<HealthChange>({
  prefix: `${PREFIX}change.`,
  recordOf: ({ id }) => id,
  isChange: isHealthChange,
  replaces: (next, standing) => replaces(orderOf(next), orderOf(standing)),
});

/** The records and amounts that wait on this device. */
export const healthQueue = new OfflineQueue(healthStore);

/** Removes all that health keeps on this device, of one person or of everybody. */
export function clearLocalHealth(storage: DeviceStorage, userId?: string): void {
  healthStore.clear(storage, userId);
  const known = userId === undefined ? keysUnder(storage, PREFIX) : [knownKey(userId)];
  for (const key of known) storage.removeItem(key);
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
