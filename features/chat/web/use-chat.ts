import { useState } from 'react';
import { useAccessState, useTimeZone } from '#features/access/web/index.ts';
import { usePendingChanges } from '#packages/offline-queue/index.ts';
import { useChatChanges, useConversations } from './chat.api.ts';
import { messageQueue } from './local/waiting.ts';
import { useChatPlace } from './use-place.ts';

export type Chat = ReturnType<typeof useChat>;
export type OpenedSheet = 'new' | 'settings' | null;

/** The chat as both arrangements use it. */
export function useChat() {
  const { person } = useAccessState();
  const userId = person?.userId ?? '';
  const timeZone = useTimeZone();
  const place = useChatPlace();
  const conversations = useConversations();
  const waiting = usePendingChanges(messageQueue, userId);
  const changes = useChatChanges();
  const [sheet, setSheet] = useState<OpenedSheet>(null);
  const current = conversations.data?.find(({ id }) => id === place.id) ?? null;
  return { userId, timeZone, place, conversations, current, waiting, changes, sheet, setSheet };
}
