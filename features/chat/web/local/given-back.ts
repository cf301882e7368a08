import type { WaitingMessage } from './waiting.ts';

/** Texts that came back unsent, for the fields that they were written in; in this page's memory alone. */
const texts = new Map<string, string>();
const listeners = new Set<() => void>();

/** Keeps the text of a message until the field of its conversation takes it. */
export function giveBack({
  conversationId,
  text,
}: Pick<WaitingMessage, 'conversationId' | 'text'>): void {
  texts.set(conversationId, joined(texts.get(conversationId), text));
  for (const listener of listeners) listener();
}

/** Gives `take` what came back of a conversation, now and later; the answer ends it. */
export function takeBack(conversationId: string, take: (text: string) => void): () => void {
  const look = () => {
    const text = texts.get(conversationId);
    texts.delete(conversationId);
    if (text) take(text);
  };
  look();
  listeners.add(look);
  return () => {
    listeners.delete(look);
  };
}

/** For who leaves this device. */
export function forgetGivenBack(): void {
  texts.clear();
}

/** What came first, and below it what came after. */
export const joined = (...parts: readonly (string | undefined)[]): string =>
  parts.filter(Boolean).join('\n');
