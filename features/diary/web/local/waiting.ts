import { OfflineQueue, type QueuedChange, queueStore } from '#packages/offline-queue/index.ts';
import { DIARY_PREFIX } from './diary-storage.ts';

/** A saved entry that has not reached the server yet. Its id is the entry's. */
export interface WaitingEntry extends QueuedChange {
  text: string;
  title?: string;
  /** The day that it is about, where that is another than the one it was written on. */
  day?: string;
  favourite?: boolean;
  analyse: boolean;
}

/** The entries that wait on this device. A text is never let go of: a refused one waits for the person. */
export const entryQueue = new OfflineQueue(
  queueStore<WaitingEntry>({
    prefix: `${DIARY_PREFIX}outbox.`,
    recordOf: ({ changeId }) => changeId,
    isChange: isWaitingEntry,
    ofFormer,
    // Each is written once: there is nothing newer of it.
    replaces: () => false,
    keepsRefused: true,
  }),
);

function isWaitingEntry(value: unknown): value is WaitingEntry {
  const { changeId, recordedAt, text, analyse } = fieldsOf(value);
  return (
    typeof changeId === 'string' &&
    typeof recordedAt === 'string' &&
    typeof text === 'string' &&
    typeof analyse === 'boolean'
  );
}

/** As the diary kept entries before it shared its queue: with an id and the time in milliseconds. */
function ofFormer(value: unknown): WaitingEntry | null {
  const { id, writtenAt, text, analyse } = fieldsOf(value);
  if (typeof id !== 'string' || typeof text !== 'string' || typeof analyse !== 'boolean')
    return null;
  if (typeof writtenAt !== 'number' || !Number.isFinite(writtenAt)) return null;
  return { changeId: id, recordedAt: new Date(writtenAt).toISOString(), text, analyse };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
