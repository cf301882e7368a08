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
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import files from '#features/files/web/locales/pt-BR.json' with { type: 'json' };
import { startTestTexts } from '#packages/ui/testing/texts.ts';
import { makeTheme } from '#packages/ui/theme.ts';
import texts from '../locales/pt-BR.json' with { type: 'json' };

export type Answer = (request: {
  path: string;
  method: string;
  body: unknown;
}) => { status?: number; body?: unknown } | undefined;

/** Shows a screen of working conditions with a server that answers by `answer`, and what it was asked. */
export async function showConditions(
  element: ReactElement,
  answer: Answer,
  at = '/working-conditions',
) {
  const asked: { method: string; path: string; body: unknown; authorized: boolean }[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = new URL(String(input), 'http://here').pathname.replace(
      '/api/working-conditions',
      '',
    );
    const method = init.method ?? 'GET';
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    asked.push({ method, path, body, authorized: new Headers(init.headers).has('authorization') });
    const { status = 200, body: told } = answer({ path, method, body }) ?? {
      status: 404,
      body: { code: 'not_found' },
    };
    return told === undefined
      ? new Response(null, { status: 204 })
      : Response.json(told, { status });
  });
  await startTestTexts({ 'working-conditions': texts, files });
  const root = createRootRoute();
  const pages = ['/working-conditions', '/working-conditions/survey'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => element }),
  );
  const router = createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
  });
  await act(() => router.load());
  render(
    <QueryClientProvider client={client}>
      <MantineProvider theme={makeTheme({ close: 'Fechar', togglePassword: 'Mostrar' })} env="test">
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), asked };
}
