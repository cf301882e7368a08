import type { QueryClient } from '@tanstack/react-query';
import type { ChatEvent } from '../contract/chat.contract.ts';
import { putMessages } from './chat.api.ts';
import { chatApi, chatKeys } from './chat.client.ts';
import { lastSeqOf, type Thread } from './thread.rules.ts';

/** Brings conversations in step: what is new is asked for by place, so that being told twice does no harm. */
export async function hear(client: QueryClient, event: ChatEvent): Promise<void> {
  const { type, conversationId: id, seq } = event;
  void client.invalidateQueries({ queryKey: chatKeys.list });
  if (type === 'list') await client.invalidateQueries({ queryKey: ['chat', 'messages'] });
  if (!id || type === 'list' || type === 'read') return;
  const key = chatKeys.messages(id);
  const known = client.getQueryData<Thread>(key);
  if (!known) return;
  try {
    if (type === 'message') {
      const query = { after: lastSeqOf(known), limit: 100 };
      const { messages } = await chatApi.listMessages({ params: { id }, query });
      putMessages(client, id, messages);
    } else if (seq !== null) {
      const query = { before: seq + 1, limit: 1 };
      const { messages } = await chatApi.listMessages({ params: { id }, query });
      putMessages(client, id, messages);
    } else {
      await client.invalidateQueries({ queryKey: key });
    }
  } catch {
    await client.invalidateQueries({ queryKey: key });
  }
}
