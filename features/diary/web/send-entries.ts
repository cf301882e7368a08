import type { QueryClient } from '@tanstack/react-query';
import type { Sender } from '#packages/offline-queue/index.ts';
import { sendEntry } from './diary.api.ts';
import { addEntry } from './diary.cache.ts';
import type { WaitingEntry } from './local/waiting.ts';
import { carryOverFromQueue } from './use-help.ts';

/** For how long an entry has waited, in ms; somebody may have set the clock back meanwhile. */
export function waitOf({ recordedAt }: WaitingEntry, now: number): number {
  return Math.max(0, now - Date.parse(recordedAt));
}

/** Sends what waits of the diary, whatever screen is open. */
export function entrySenderOf(client: QueryClient, userId: string): Sender<WaitingEntry> {
  return {
    send: async (waiting) => {
      const entry = await sendEntry(userId, waiting, waitOf(waiting, Date.now()));
      carryOverFromQueue(userId, waiting.changeId, entry.id);
      addEntry(client, entry);
    },
  };
}
