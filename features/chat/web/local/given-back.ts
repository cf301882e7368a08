import { deviceStorage } from '#packages/device/index.ts';
import { queueStore } from '#packages/offline-queue/index.ts';
import { isWaitingMessage, type WaitingMessage } from './waiting.ts';

/** Messages that came back unsent; each stays on the device until its author sends its text again or lets go of it. */
const store = queueStore<WaitingMessage>({
  prefix: 'florescer.chat.back.',
  recordOf: ({ changeId }) => changeId,
  isChange: isWaitingMessage,
  replaces: () => false,
});
const fields = new Set<(userId: string, messages: readonly WaitingMessage[]) => void>();

/** Keeps messages for the fields of their conversations, and puts them there where one is open. */
export function giveBack(userId: string, messages: readonly WaitingMessage[]): void {
  const storage = deviceStorage();
  for (const message of messages) if (storage) store.keep(storage, userId, message);
  for (const field of fields) field(userId, messages);
}

/** Gives `take` what came back of a conversation, oldest first, now and later; the answer ends it. */
export function takeBack(
  userId: string,
  conversationId: string,
  take: (messages: readonly WaitingMessage[]) => void,
): () => void {
  const look = (of: string, messages: readonly WaitingMessage[]) => {
    const own = messages.filter((message) => message.conversationId === conversationId);
    if (of === userId && own.length > 0) take(own);
  };
  const storage = deviceStorage();
  if (storage) look(userId, store.pending(storage, userId));
  fields.add(look);
  return () => {
    fields.delete(look);
  };
}

/** Lets go of what came back of a conversation, or of these messages alone. */
export function letGo(
  userId: string,
  conversationId: string,
  isOne: (message: WaitingMessage) => boolean = () => true,
): void {
  const storage = deviceStorage();
  if (!storage) return;
  for (const message of store.pending(storage, userId)) {
    if (message.conversationId === conversationId && isOne(message)) {
      store.remove(storage, userId, message);
    }
  }
}

/** For who leaves this device. */
export function forgetGivenBack(userId: string | undefined): void {
  const storage = deviceStorage();
  if (storage) store.clear(storage, userId);
}

/** What came first, and below it what came after. */
export const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n');
