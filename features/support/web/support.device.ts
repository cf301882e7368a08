import { type DevicePart, waitingKind } from '#packages/offline-queue/index.ts';
import { ticketQueue } from './local/pending.ts';
import { ticketSenderOf } from './send-tickets.ts';

export const devicePart: DevicePart = {
  waiting: [waitingKind({ name: 'tickets', queue: ticketQueue, senderOf: ticketSenderOf })],
  forget: (userId) => ticketQueue.clear(userId),
};
