import { OfflineQueue, type QueuedChange, queueStore } from '#packages/offline-queue/index.ts';
import type { Attachment } from '../../contract/messages.ts';

/** A message that has not reached the server. Its `changeId` is the message’s id. */
export interface WaitingMessage extends QueuedChange {
  conversationId: string;
  text: string;
  attachments: readonly Attachment[];
  /** Its author wants it delivered outside the other’s hours, too. */
  now: boolean;
}

/** What waits on this device: sent in the order of its conversation, once under its id. */
export const messageQueue = new OfflineQueue(
  queueStore<WaitingMessage>({
    prefix: 'florescer.chat.outbox.',
    recordOf: ({ changeId }) => changeId,
    thingOf: ({ conversationId }) => conversationId,
    isChange: isWaitingMessage,
    replaces: () => false,
    // A message that is refused waits for its author, who may take its text back.
    keepsRefused: true,
    // A conversation that is closed or gone, and one that takes nothing now, answer the same again.
    refusals: [404, 409],
  }),
);

/** Whether a value is a message as the device keeps it. */
export function isWaitingMessage(value: unknown): value is WaitingMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { changeId, recordedAt, conversationId, text, attachments, now } = value as Record<
    string,
    unknown
  >;
  return (
    [changeId, recordedAt, conversationId, text].every((one) => typeof one === 'string') &&
    typeof now === 'boolean' &&
    Array.isArray(attachments)
  );
}
