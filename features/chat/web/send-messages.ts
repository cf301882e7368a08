import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import type { Sender } from '#packages/offline-queue/index.ts';
import { showToast } from '#packages/ui/index.ts';
import { putMessages } from './chat.api.ts';
import { chatApi, chatKeys } from './chat.client.ts';
import { giveBack } from './local/given-back.ts';
import type { WaitingMessage } from './local/waiting.ts';

/** Sends what waits of the chat, whatever screen is open. */
export function messageSenderOf(client: QueryClient, userId: string): Sender<WaitingMessage> {
  return {
    send: async ({ changeId, conversationId: id, text, attachments, now }) => {
      const body = { id: changeId, text, now, attachments: attachments.map((one) => one.id) };
      const message = await chatApi.sendMessage({ params: { id }, body }, { as: userId });
      putMessages(client, id, [message]);
      void client.invalidateQueries({ queryKey: chatKeys.list });
      // What the assistant answered, and what others wrote before it.
      void client.invalidateQueries({ queryKey: chatKeys.messages(id) });
    },
    // A message leaves its queue refused only where its author does not agree to its keeping.
    sent: (refused) => {
      if (refused.length === 0) return;
      giveBack(
        userId,
        refused.map(({ change }) => change),
      );
      void tellGivenBack();
    },
  };
}

async function tellGivenBack(): Promise<void> {
  await i18next.loadNamespaces('chat');
  showToast({ kind: 'update', text: i18next.t('chat:waiting.declined') });
}
