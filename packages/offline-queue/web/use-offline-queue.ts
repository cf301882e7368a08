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

/** How much waits that the server fails at time and again. */
export function useStuckChanges<Change extends QueuedChange>(
  queue: OfflineQueue<Change>,
  userId: string,
): number {
  return useSyncExternalStore(queue.subscribe, () => queue.stuck(userId).length);
}

/** Whether some of what waits does so for room, which only the person can make. */
export function useFullRoom<Change extends QueuedChange>(
  queue: OfflineQueue<Change>,
  userId: string,
): boolean {
  return useSyncExternalStore(queue.subscribe, () => queue.hasNoRoom(userId));
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
