import { type DevicePart, waitingKind } from '#packages/offline-queue/index.ts';
import { dayQueue, momentQueue } from './local/pending.ts';
import { daySenderOf, momentSenderOf } from './send-emotions.ts';

export const devicePart: DevicePart = {
  waiting: [
    waitingKind({ name: 'days', queue: dayQueue, senderOf: daySenderOf }),
    waitingKind({ name: 'moments', queue: momentQueue, senderOf: momentSenderOf }),
  ],
  forget: (userId) => {
    dayQueue.clear(userId);
    momentQueue.clear(userId);
  },
};
