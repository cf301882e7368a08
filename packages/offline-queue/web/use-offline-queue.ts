import { useSyncExternalStore } from 'react';
import type { QueuedChange } from '../queue-store.ts';
import type { OfflineQueue } from './offline-queue.ts';

/** What waits of a person on this device, also what another tab keeps. */
export function usePendingChanges<Change extends QueuedChange>(
  queue: OfflineQueue<Change>,
  userId: string,
): readonly Change[] {
  return useSyncExternalStore(queue.subscribe, () => queue.pending(userId));
}
