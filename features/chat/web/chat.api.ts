import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Message } from '../contract/messages.ts';
import type { ChatSettings } from '../contract/settings.ts';
import { chatApi, chatKeys } from './chat.client.ts';
import { type Thread, withMessages, withNewest, withOlder } from './thread.rules.ts';

/** The person’s conversations, the last written in first. */
export function useConversations() {
  return useQuery({
    queryKey: chatKeys.list,
    queryFn: ({ signal }) => chatApi.listConversations({}, { signal }),
    select: ({ conversations }) => conversations,
    staleTime: 0,
  });
}

/** The newest messages of a conversation; what is known of before stays in front of them. */
export function useThread(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: chatKeys.messages(id),
    queryFn: async ({ signal }): Promise<Thread> => {
      const page = await chatApi.listMessages({ params: { id } }, { signal });
      return withNewest(client.getQueryData<Thread>(chatKeys.messages(id)), page);
    },
    staleTime: 0,
  });
}

/** Fetches the page before what is there. */
export function useOlder(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const known = client.getQueryData<Thread>(chatKeys.messages(id));
      const before = known?.messages[0]?.seq;
      if (!before) return;
      const page = await chatApi.listMessages({ params: { id }, query: { before } });
      client.setQueryData<Thread>(chatKeys.messages(id), (now) => now && withOlder(now, page));
    },
  });
}

/** Puts messages that came or changed where they belong, if their conversation is known here. */
export function putMessages(client: QueryClient, id: string, changed: readonly Message[]): void {
  client.setQueryData<Thread>(
    chatKeys.messages(id),
    (known) => known && withMessages(known, changed),
  );
}

/** What is done with a conversation and its messages; each rejects when the server has not taken it. */
export function useChatChanges() {
  const client = useQueryClient();
  const listChanged = () => client.invalidateQueries({ queryKey: chatKeys.list });
  const threadChanged = (id: string) =>
    Promise.all([listChanged(), client.invalidateQueries({ queryKey: chatKeys.messages(id) })]);
  const startDirect = useMutation({
    mutationFn: (personId: string) => chatApi.startDirect({ body: { personId } }),
    onSuccess: listChanged,
  });
  const createGroup = useMutation({
    mutationFn: ({ id, ...body }: { id: string; name: string; memberIds: string[] }) =>
      chatApi.createGroup({ params: { id }, body }),
    onSuccess: listChanged,
  });
  const rename = useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      chatApi.renameGroup({ params: { id }, body: { name } }),
    onSuccess: listChanged,
  });
  const addMembers = useMutation({
    mutationFn: ({ id, memberIds }: { id: string; memberIds: string[] }) =>
      chatApi.addMembers({ params: { id }, body: { memberIds } }),
    onSuccess: listChanged,
  });
  const leave = useMutation({
    mutationFn: (id: string) => chatApi.leaveConversation({ params: { id } }),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: chatKeys.messages(id) });
      return listChanged();
    },
  });
  const mute = useMutation({
    mutationFn: ({ id, muted }: { id: string; muted: boolean }) =>
      chatApi.muteConversation({ params: { id }, body: { muted } }),
    onSuccess: listChanged,
  });
  const edit = useMutation({
    mutationFn: ({ id, messageId, ...body }: EditInput) =>
      chatApi.editMessage({ params: { id, messageId }, body }),
    onSuccess: (message, { id }) => {
      putMessages(client, id, [message]);
      return listChanged();
    },
  });
  const remove = useMutation({
    mutationFn: (place: { id: string; messageId: string }) =>
      chatApi.deleteMessage({ params: place }),
    onSuccess: (_, { id }) => threadChanged(id),
  });
  const block = useMutation({
    mutationFn: ({ personId, blocked }: { personId: string; blocked: boolean }) => {
      const params = { id: personId };
      return blocked ? chatApi.blockPerson({ params }) : chatApi.unblockPerson({ params });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: chatKeys.all }),
  });
  return { startDirect, createGroup, rename, addMembers, leave, mute, edit, remove, block };
}
export type ChatChanges = ReturnType<typeof useChatChanges>;

interface EditInput {
  id: string;
  messageId: string;
  text?: string;
  now?: true;
}

export function useChatSettings() {
  return useQuery({
    queryKey: chatKeys.settings,
    queryFn: ({ signal }) => chatApi.getSettings({}, { signal }),
    staleTime: 0,
  });
}

export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChatSettings) => chatApi.setSettings({ body }),
    onSuccess: (saved) => client.setQueryData(chatKeys.settings, saved),
  });
}

/** Colleagues by name. */
export function usePeople(text: string) {
  return useQuery({
    queryKey: chatKeys.people(text),
    queryFn: ({ signal }) => chatApi.findPeople({ body: { text } }, { signal }),
    staleTime: 0,
    placeholderData: (before) => before,
  });
}

export function useBlocks() {
  return useQuery({
    queryKey: chatKeys.blocks,
    queryFn: ({ signal }) => chatApi.listBlocks({}, { signal }),
    select: ({ people }) => people,
  });
}
