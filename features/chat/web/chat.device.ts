import { type DevicePart, waitingKind } from '#packages/offline-queue/index.ts';
import { forgetGivenBack } from './local/given-back.ts';
import { messageQueue } from './local/waiting.ts';
import { messageSenderOf } from './send-messages.ts';

const homeless = (userId: string) =>
  messageQueue.pending(userId).filter((one) => messageQueue.failureOf(one) === 'not_found');

export const devicePart: DevicePart = {
  waiting: [
    {
      ...waitingKind({ name: 'messages', queue: messageQueue, senderOf: messageSenderOf }),
      // A message that is refused stands in its conversation, which says why. One whose conversation is gone
      // stands nowhere else.
      stuck: (userId) => homeless(userId).length,
      giveUp: (userId) => {
        for (const message of homeless(userId)) messageQueue.remove(userId, message);
      },
    },
  ],
  forget: (userId) => {
    messageQueue.clear(userId);
    forgetGivenBack(userId);
  },
};
