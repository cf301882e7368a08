import { deviceStorage } from '#packages/device/index.ts';
import { type DevicePart, waitingKind } from '#packages/offline-queue/index.ts';
import { clearKnown } from './local/known.ts';
import { healthQueue } from './local/pending.ts';
import { healthSenderOf } from './use-health.ts';

export const devicePart: DevicePart = {
  waiting: [waitingKind({ name: 'health', queue: healthQueue, senderOf: healthSenderOf })],
  forget: (userId) => {
    const storage = deviceStorage();
    if (storage) clearKnown(storage, userId);
    healthQueue.clear(userId);
  },
};
