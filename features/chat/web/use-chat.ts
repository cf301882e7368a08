import { useState } from 'react';
import { useAccessState, useMe, useTimeZone } from '#features/access/web/index.ts';
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
  // Where the plan is not known the assistant is offered as it is.
  const isFree = useMe()?.plan === 'free';
  const place = useChatPlace();
  const conversations = useConversations();
  const waiting = usePendingChanges(messageQueue, userId);
  const changes = useChatChanges();
  const [sheet, setSheet] = useState<OpenedSheet>(null);
  const current = conversations.data?.find(({ id }) => id === place.id) ?? null;
  return {
    ...{ userId, timeZone, isFree, place, conversations, current, waiting, changes },
    ...{ sheet, setSheet },
  };
}
