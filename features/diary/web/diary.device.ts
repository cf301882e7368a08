import { deviceStorage, keysUnder } from '#packages/device/index.ts';
import { type DevicePart, waitingKind } from '#packages/offline-queue/index.ts';
import { clearDevice, DIARY_PREFIX } from './local/diary-storage.ts';
import { forgetLiveDrafts, storeLiveDrafts } from './local/draft-session.ts';
import { headQueue } from './local/head.ts';
import { entryQueue } from './local/waiting.ts';
import { entrySenderOf, headSenderOf } from './send-entries.ts';

export const devicePart: DevicePart = {
  waiting: [
    {
      ...waitingKind({
        name: 'texts',
        queue: entryQueue,
        senderOf: entrySenderOf,
        unfinished: unfinishedTexts,
      }),
      // No text is offered for removal in passing: its row in the diary says why it waits, and takes it back.
      stuck: () => 0,
    },
    waitingKind({ name: 'heads', queue: headQueue, senderOf: headSenderOf }),
  ],
  forget: (userId) => {
    forgetLiveDrafts();
    const storage = deviceStorage();
    if (storage) clearDevice(storage, userId);
    entryQueue.clear(userId);
    headQueue.clear(userId);
  },
};

/** Drafts and changes of entries under way. */
function unfinishedTexts(userId: string): number {
  storeLiveDrafts();
  const storage = deviceStorage();
  if (!storage) return 0;
  return ['draft.', 'edit.'].reduce(
    (sum, kind) => sum + keysUnder(storage, `${DIARY_PREFIX}${kind}${userId}.`).length,
    0,
  );
}
