import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { initReactI18next } from 'react-i18next';
import { vi } from 'vitest';
import crisis from '#features/crisis/web/locales/pt-BR.json' with { type: 'json' };
import { Toaster } from '#packages/ui/index.ts';
import common from '#packages/ui/locales/pt-BR.json' with { type: 'json' };
import { ForcedLayout, type Layout } from '#packages/ui/screens/index.ts';
import { makeTheme } from '#packages/ui/theme.ts';
import type { Conversation } from '../../contract/chat.contract.ts';
import type { Message } from '../../contract/messages.ts';
import { DEFAULT_SETTINGS } from '../../contract/settings.ts';
import chat from '../locales/pt-BR.json' with { type: 'json' };

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

type Answer = { status: number; body?: unknown };

/** The chat’s server as a browser sees it. */
export function chatService(conversations: Conversation[], messages: Message[] = []) {
  const received: { call: string; body: Record<string, unknown> }[] = [];
  const refusals = new Map<RegExp, Answer>();
  const ok = (body: unknown): Answer => ({ status: 200, body });
  const routes: [RegExp, (body: Record<string, unknown>) => Answer][] = [
    [/^GET \/api\/chat\/conversations$/, () => ok({ conversations })],
    [/^GET .*\/messages$/, () => ok({ messages, more: false, held: [] })],
    [/^POST .*\/messages$/, (body) => sent(body)],
    [/^PUT .*\/read$/, () => ({ status: 204 })],
    [/^GET \/api\/chat\/settings$/, () => ok({ ...DEFAULT_SETTINGS, quietUntil: null })],
    [/^PUT \/api\/chat\/settings$/, (body) => ok({ ...body, quietUntil: null })],
    [/^GET \/api\/chat\/blocks$/, () => ok({ people: [] })],
    [/^PUT \/api\/chat\/blocks\//, () => ({ status: 204 })],
    [/^POST .*\/people\/search$/, () => ok({ hasCompany: true, people: [BRUNO] })],
    [/^POST .*\/direct$/, () => ok(conversations[0])],
    [/^POST .*\/reports$/, () => ({ status: 204 })],
    [/^POST .*\/search$/, () => ok({ found: [], next: null })],
  ];
  function sent({ id, text }: Record<string, unknown>): Answer {
    const last = messages.at(-1)?.seq ?? 0;
    const body = messageOf(last + 1, String(text), { id: String(id), authorId: '' });
    messages.push(body);
    return { status: 201, body };
  }
  const fetchOf = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const call = `${init.method ?? 'GET'} ${String(input).split('?')[0]}`;
    const body: Record<string, unknown> = JSON.parse(String(init.body ?? '{}'));
    received.push({ call, body });
    const refusal = [...refusals].find(([route]) => route.test(call))?.[1];
    const answer = refusal ?? routes.find(([route]) => route.test(call))?.[1](body);
    if (!answer) throw new TypeError('no network');
    const text = answer.status === 204 ? null : JSON.stringify(answer.body);
    return new Response(text, { status: answer.status });
  };
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(fetchOf);
  return {
    received,
    refuse: (route: RegExp, status: number, code: string) =>
      refusals.set(route, { status, body: { code, message: '', requestId: '' } }),
    [Symbol.dispose]: () => spy.mockRestore(),
  };
}

/** Shows a screen of the chat in Portuguese, and gives a person to use it. */
export async function showChat(
  element: ReactElement,
  { address = '/chat', layout = 'desktop' }: { address?: string; layout?: Layout } = {},
) {
  await i18next.use(initReactI18next).init({
    lng: 'pt-BR',
    resources: { 'pt-BR': { chat, crisis, common } },
    interpolation: { escapeValue: false },
  });
  const rootRoute = createRootRoute();
  const page = (path: string) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: () => element });
  const router = createRouter({
    routeTree: rootRoute.addChildren([page('/chat'), page('/payment')]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
  });
  const person = userEvent.setup();
  await act(() => router.load());
  render(
    <QueryClientProvider client={client}>
      <MantineProvider theme={makeTheme({ close: 'Fechar', togglePassword: 'Mostrar' })} env="test">
        <ForcedLayout value={layout}>
          <RouterProvider router={router} />
          <Toaster />
        </ForcedLayout>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { person, router, client };
}
