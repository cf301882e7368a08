import { type DevicePart, waitingKind } from '#packages/offline-queue/index.ts';
import { eventQueue } from './local/waiting.ts';
import { eventSenderOf } from './send-events.ts';

export const devicePart: DevicePart = {
  waiting: [waitingKind({ name: 'events', queue: eventQueue, senderOf: eventSenderOf })],
  forget: (userId) => eventQueue.clear(userId),
};
