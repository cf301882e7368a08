import { useEffect, useSyncExternalStore } from 'react';
import type { QueuedChange } from '../queue-store.ts';
import type { OfflineQueue, Sender } from './offline-queue.ts';

/** What waits of a person on this device, also what another tab keeps. */
export function usePendingChanges<Change extends QueuedChange>(
  queue: OfflineQueue<Change>,
  userId: string,
): readonly Change[] {
  return useSyncExternalStore(queue.subscribe, () => queue.pending(userId));
}

/** Sends what waits whenever there is a connection, while mounted; `sender` must keep its identity. */
export function useSendPending<Change extends QueuedChange>(
  queue: OfflineQueue<Change>,
  userId: string | undefined,
  sender: Sender<Change>,
): void {
  useEffect(
    () => (userId === undefined ? undefined : queue.start(userId, sender)),
    [queue, userId, sender],
  );
}
