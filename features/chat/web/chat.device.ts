import { type DevicePart, waitingKind } from '#packages/offline-queue/index.ts';
import { forgetGivenBack } from './local/given-back.ts';
import { messageQueue } from './local/waiting.ts';
import { messageSenderOf } from './send-messages.ts';

export const devicePart: DevicePart = {
  waiting: [
    {
      ...waitingKind({ name: 'messages', queue: messageQueue, senderOf: messageSenderOf }),
      // A message that is refused stands in its conversation, which says why and takes it back.
      stuck: () => 0,
    },
  ],
  forget: (userId) => {
    messageQueue.clear(userId);
    forgetGivenBack();
  },
};
