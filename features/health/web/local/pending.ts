import { replaces } from '#packages/kernel/change.ts';
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

export const isRecordChange = (change: HealthChange): change is RecordChange => 'record' in change;

export const healthStore = queueStore<HealthChange>({
  prefix: 'florescer.health.change.',
  recordOf: ({ id }) => id,
  isChange: isHealthChange,
  replaces,
});

/** The records and amounts that wait on this device. */
export const healthQueue = new OfflineQueue(healthStore);

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
