import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { tellDeclined } from '#features/access/web/index.ts';
import { burnoutKeys } from '#features/burnout/web/index.ts';
import { renewRhythm } from '#features/rhythm/web/index.ts';
import { isDeclined, type Sender } from '#packages/offline-queue/index.ts';
import { showToast } from '#packages/ui/index.ts';
import { sendEntry, sendHead } from './diary.api.ts';
import { addEntry, diaryKeys, knownEntry, putEntry } from './diary.cache.ts';
import { DraftSession } from './local/draft-session.ts';
import type { HeadChange } from './local/head.ts';
import type { WaitingEntry } from './local/waiting.ts';
import { cardOfSent } from './use-help.ts';

/** For how long an entry has waited, in ms; somebody may have set the clock back meanwhile. */
export function waitOf({ recordedAt }: WaitingEntry, now: number): number {
  return Math.max(0, now - Date.parse(recordedAt));
}

/** Sends what waits of the diary, whatever screen is open. */
export function entrySenderOf(client: QueryClient, userId: string): Sender<WaitingEntry> {
  return {
    send: async (waiting) => {
      const entry = await sendEntry(userId, waiting, waitOf(waiting, Date.now()));
      cardOfSent(userId, entry.id);
      addEntry(client, entry);
    },
    // A text leaves its queue refused only where its author does not agree to its keeping.
    sent: (refused) => {
      for (const { change } of refused) DraftSession.giveBack(userId, change);
      if (refused.length > 0) void tell('update', 'form.declined');
    },
  };
}

/** Sends what waits of titles, days and stars. */
export function headSenderOf(client: QueryClient, userId: string): Sender<HeadChange> {
  return {
    send: async (change) => {
      const before = knownEntry(client, change.entryId);
      const entry = await sendHead(userId, change);
      putEntry(client, entry);
      if (!('day' in change) || before?.day === entry.day) return;
      // It stands elsewhere in the list now, and counts for another day.
      void client.invalidateQueries({ queryKey: diaryKeys.lists });
      void client.invalidateQueries({ queryKey: burnoutKeys.all });
      renewRhythm(client);
    },
    sent: (refused) => {
      for (const { change, failure } of refused) {
        if (isDeclined(failure)) tellDeclined({ words: 'title' in change ? change.title : null });
      }
      if (refused.some(({ failure }) => !isDeclined(failure))) void tell('failed', 'head.refused');
    },
  };
}

async function tell(kind: 'update' | 'failed', key: string): Promise<void> {
  await i18next.loadNamespaces('diary');
  showToast({ kind, text: i18next.t(`diary:${key}`) });
}
