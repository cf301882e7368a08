import type { QueryClient } from '@tanstack/react-query';
import type { Sender } from '#packages/offline-queue/index.ts';
import type { Entry } from '../contract/diary.contract.ts';
import { diaryApi } from './diary.api.ts';
import { addEntry } from './diary.cache.ts';
import type { WaitingEntry } from './local/waiting.ts';
import { carryOverFromQueue } from './use-help.ts';

/** A call that has not been answered by then counts as no connection, in ms. */
const SEND_TIMEOUT_MS = 20_000;

/**
 * Sends a text of this person, and of nobody who signed in meanwhile. `waitedMs` is how long it lay on
 * the device; nothing for one that is sent as it is written.
 */
export function sendEntry(
  userId: string,
  { changeId: clientId, text, analyse }: WaitingEntry,
  waitedMs?: number,
): Promise<Entry> {
  const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
  return diaryApi.writeEntry(
    { body: { text, analyse, clientId, waitedMs } },
    { signal, as: userId },
  );
}

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
