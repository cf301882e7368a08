import type { ReactElement } from 'react';
import { supportContract } from '#features/support/contract/support.contract.ts';
import { fakeServer } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { Toaster } from '#packages/ui/index.ts';
import { type Conversation, chatContract } from '../../contract/chat.contract.ts';
import type { Message } from '../../contract/messages.ts';
import { DEFAULT_SETTINGS } from '../../contract/settings.ts';

const AT = '2026-11-18T15:00:00.000Z';
export const BRUNO = { id: '01936f3c-0000-7000-8000-00000000b001', name: 'Bruno Tavares' };

export function messageOf(seq: number, text: string, more: Partial<Message> = {}): Message {
  return {
    ...{ id: crypto.randomUUID(), seq, authorId: BRUNO.id, text, attachments: [], answer: null },
    ...{ writtenAt: AT, deliverAt: null, editedAt: null, deleted: false, ...more },
  };
}

export function conversationOf(more: Partial<Conversation> = {}): Conversation {
  return {
    ...{ id: crypto.randomUUID(), kind: 'direct', name: null, gone: 0, closed: null },
    ...{ people: [{ ...BRUNO, readSeq: 0 }], muted: false, unread: 0, readSeq: 0 },
    ...{ last: null, quietUntil: null, allowsNow: false, ...more },
  };
}

/** The chat’s server as a browser sees it. */
export function chatService(conversations: Conversation[], messages: Message[] = []) {
  const service = fakeServer(chatContract, {
    listConversations: { conversations },
    listMessages: () => ({ messages, more: false, held: [] }),
    sendMessage: ({ body: { id, text } }) => {
      const sent = messageOf((messages.at(-1)?.seq ?? 0) + 1, text, { id, authorId: '' });
      messages.push(sent);
      return sent;
    },
    readConversation: undefined,
    getSettings: { ...DEFAULT_SETTINGS, quietUntil: null },
    setSettings: ({ body }) => ({ ...body, quietUntil: null }),
    listBlocks: { people: [] },
    blockPerson: undefined,
    leaveConversation: undefined,
    findPeople: { hasCompany: true, people: [BRUNO] },
    startDirect: conversations[0],
    report: undefined,
    searchMessages: { found: [], next: null },
  });
  service.answer(supportContract, { listTickets: { tickets: [] } });
  return service;
}

/** Shows a screen of the chat, with the place where toasts come up. */
export const showChat = (
  screen: ReactElement,
  { address = '/chat', ...options }: Parameters<typeof show>[1] = {},
) =>
  show(
    <>
      {screen}
      <Toaster />
    </>,
    { address, ...options },
  );
