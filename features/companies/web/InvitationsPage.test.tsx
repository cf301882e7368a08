import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import common from '#packages/ui/locales/pt-BR.json' with { type: 'json' };
import { makeTheme } from '#packages/ui/theme.ts';
import type { Invitation } from '../contract/invitations.contract.ts';
import InvitationsPage from './InvitationsPage.tsx';
import companies from './locales/pt-BR.json' with { type: 'json' };

const world = vi.hoisted(() => ({ company: null as { name: string } | null, refresh: vi.fn() }));
vi.mock('#features/access/web/index.ts', () => ({
  access: { refresh: world.refresh },
  apiOptions: { token: () => 'token' },
  useMe: () => ({ ...world, email: 'ana@vale.example', timeZone: 'America/Sao_Paulo' }),
}));

let invitations: Invitation[];
let refusal: string | null;
let calls: string[];
beforeEach(() => {
  world.company = null;
  world.refresh.mockClear();
  refusal = null;
  calls = [];
  invitations = [
    {
      id: '00000000-0000-4000-8000-000000000001',
      company: 'Vale Claro',
      site: 'Betim',
      sector: null,
      expiresAt: '2026-12-08T12:00:00Z',
    },
  ];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (init.method === 'GET') return Response.json({ invitations });
    if (refusal) return Response.json({ code: refusal }, { status: 409 });
    calls.push(`${init.method} ${String(input).split('/').at(-1)} ${init.body ?? ''}`.trim());
    invitations = [];
    return new Response(null, { status: 204 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  await i18next.use(initReactI18next).init({
    lng: 'pt-BR',
    resources: { 'pt-BR': { companies, common } },
    interpolation: { escapeValue: false },
  });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/invitations',
    component: InvitationsPage,
  });
  const dashboard = createRoute({ getParentRoute: () => root, path: '/dashboard' });
  const router = createRouter({
    routeTree: root.addChildren([page, dashboard]),
    history: createMemoryHistory({ initialEntries: ['/invitations'] }),
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider theme={makeTheme({ close: 'Fechar', togglePassword: 'Mostrar' })} env="test">
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { person: userEvent.setup({ delay: null }), router };
}
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

it('is accepted after a question, and leads to the dashboard', async () => {
  const { person, router } = await open();
  await person.click(await button('Aceitar o convite'));
  expect(calls).toEqual([]);
  await person.click((await dialog()).getByRole('button', { name: 'Aceitar o convite' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(calls).toEqual(['POST acceptance {"leave":false}']);
  expect(world.refresh).toHaveBeenCalledOnce();
});

it('says to somebody of another company that they leave it, and what comes first', async () => {
  world.company = { name: 'Oficina' };
  refusal = 'only_company_admin';
  const { person } = await open();
  expect(await screen.findByText(/Você faz parte de Oficina/)).toBeDefined();
  await person.click(await button('Sair e aceitar'));
  await person.click((await dialog()).getByRole('button', { name: 'Sair e aceitar' }));
  const told = await (await dialog()).findByRole('alert');
  expect(told.textContent).toContain('Antes, dê a administração');
  refusal = null;
  await person.click((await dialog()).getByRole('button', { name: 'Sair e aceitar' }));
  await waitFor(() => expect(calls).toEqual(['POST acceptance {"leave":true}']));
});

it('can be declined, and says to whom there is none which address it looked for', async () => {
  const { person } = await open();
  await person.click(await button('Recusar'));
  await person.click((await dialog()).getByRole('button', { name: 'Recusar' }));
  expect(await screen.findByText('Nenhum convite para você agora')).toBeDefined();
  expect(screen.getByText(/você entrou com ana@vale\.example/)).toBeDefined();
});
