import { deviceStorage, keysUnder } from '#packages/device/index.ts';
import { clearDevice, DIARY_PREFIX } from './local/diary-storage.ts';
import { forgetLiveDrafts, storeLiveDrafts } from './local/draft-session.ts';
import { listWaiting } from './local/outbox.store.ts';

export { useRun } from './days.api.ts';
export { useEntriesById, useEntriesSince } from './diary.api.ts';
export { DIARY_PATH } from './diary.paths.ts';
export { sendWaitingEntries, useWaitingEntries } from './local/use-outbox.ts';
export { RunSentence } from './parts/RunSentence.tsx';
export { WeekSetting } from './parts/WeekSetting.tsx';
export { firstWords } from './reading/segments.rules.ts';

/**
 * Removes drafts, entries waiting to be sent and remembered choices from this device: of one person,
 * or of everybody without `userId`. Called when somebody signs out; an expired session does not call it.
 */
export function clearLocalDiary(userId?: string): void {
  forgetLiveDrafts();
  const storage = deviceStorage();
  if (storage) clearDevice(storage, userId);
}

/**
 * Number of texts that only this device holds: drafts, changes under way and entries waiting to be
 * sent. Signing out asks first when there is one, because it removes them.
 */
export function unsentDiaryTexts(userId: string): number {
  storeLiveDrafts();
  const storage = deviceStorage();
  if (!storage) return 0;
  return ['draft.', 'edit.', 'outbox.'].reduce(
    (sum, kind) => sum + keysUnder(storage, `${DIARY_PREFIX}${kind}${userId}.`).length,
    0,
  );
}

/** Number of saved entries among them, which wait for nothing but a connection. */
export function waitingDiaryTexts(userId: string): number {
  const storage = deviceStorage();
  return storage ? listWaiting(storage, userId).length : 0;
}
