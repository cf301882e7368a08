import { replaces } from '#packages/kernel/change.ts';
import { OfflineQueue, type QueuedChange, queueStore } from '#packages/offline-queue/index.ts';
import type { EmotionLevel, EmotionMoment } from '../../contract/emotions.contract.ts';

/** A change of a day that the server has not confirmed yet. */
export interface DayChange extends QueuedChange {
  day: string;
  level: EmotionLevel | null;
  tags: string[];
  note: string | null;
}

/** A moment that was added, changed or (deleted) taken back here. */
export interface MomentChange extends QueuedChange {
  moment: EmotionMoment;
  deleted: boolean;
}

export const dayStore = queueStore<DayChange>({
  prefix: 'florescer.emotions.day.',
  recordOf: ({ day }) => day,
  isChange: isDayChange,
  replaces,
});

export const momentStore = queueStore<MomentChange>({
  prefix: 'florescer.emotions.moment.',
  recordOf: ({ moment }) => moment.id,
  isChange: isMomentChange,
  replaces,
});

/** The days and the moments that wait on this device. */
export const dayQueue = new OfflineQueue(dayStore);
export const momentQueue = new OfflineQueue(momentStore);

function isDayChange(value: unknown): value is DayChange {
  if (!isStamped(value)) return false;
  return typeof value.day === 'string' && isFelt(value);
}

function isMomentChange(value: unknown): value is MomentChange {
  if (!isStamped(value) || typeof value.deleted !== 'boolean') return false;
  const moment = value.moment as Record<string, unknown> | null;
  return (
    typeof moment === 'object' &&
    moment !== null &&
    typeof moment.id === 'string' &&
    typeof moment.day === 'string' &&
    typeof moment.at === 'string' &&
    isFelt(moment)
  );
}

function isFelt({ level, tags }: Record<string, unknown>): boolean {
  return (level === null || typeof level === 'number') && Array.isArray(tags);
}

function isStamped(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const change = value as Record<string, unknown>;
  return typeof change.changeId === 'string' && typeof change.recordedAt === 'string';
}
