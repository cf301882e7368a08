import type { QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '#packages/api/client/index.ts';
import { useOwner } from './calendar.api.ts';
import { afterWaiting, eventQueue, recordOf, type WaitingEvent } from './local/waiting.ts';
import { eventSenderOf } from './send-events.ts';

/** What was answered, or that it waits on this device; `takeBack` says whether it still did. */
type Outcome<T> = { answer: T } | { waits: true; takeBack: () => boolean };

/** Changes of the calendar that wait on this device, and how one comes to. */
export function useWaiting(client: QueryClient) {
  const userId = useOwner();
  const flush = (only?: string) =>
    void eventQueue.flush(userId, eventSenderOf(client, userId), only);

  const keep = (next: WaitingEvent, failure?: unknown): (() => boolean) | null => {
    const waiting = eventQueue.pending(userId);
    const standing = waiting.find((one) => recordOf(one) === recordOf(next));
    const change = afterWaiting(next, waiting);
    if (!eventQueue.keep(userId, change, failure)) return null;
    return () => {
      const waits = eventQueue.pending(userId).some((one) => one.changeId === change.changeId);
      if (!waits) return false;
      eventQueue.remove(userId, change);
      if (standing) eventQueue.keep(userId, standing);
      return true;
    };
  };

  return {
    keep,
    flush,
    drop: (change: WaitingEvent) => eventQueue.remove(userId, change),
    /**
     * Sends a change, or keeps it where nobody answers, or where an earlier one of the event waits already.
     * Rejects with what the server says against it, and where this device has no room.
     */
    sendOrKeep: async <T>(change: WaitingEvent, send: () => Promise<T>): Promise<Outcome<T>> => {
      const isBehind = eventQueue.pending(userId).some(({ id }) => id === change.id);
      let failure: unknown;
      if (!isBehind) {
        try {
          return { answer: await send() };
        } catch (error) {
          if (!(error instanceof ApiFailure && error.retryable)) throw error;
          failure = error;
        }
      }
      const takeBack = keep(change, failure);
      if (!takeBack) throw failure ?? new ApiFailure('storage_full', 0, 'No room on this device');
      if (isBehind) flush();
      return { waits: true, takeBack };
    },
  };
}
