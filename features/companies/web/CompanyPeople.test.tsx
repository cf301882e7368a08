import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import common from '#packages/ui/locales/pt-BR.json' with { type: 'json' };
import { makeTheme } from '#packages/ui/theme.ts';
import type { CompanyPerson } from '../contract/people.contract.ts';
import CompanyPeople from './CompanyPeople.tsx';
import companies from './locales/pt-BR.json' with { type: 'json' };

const refresh = vi.hoisted(() => vi.fn());
vi.mock('#features/access/web/index.ts', () => ({
  access: { refresh },
  apiOptions: { token: () => 'token' },
  useMe: () => ({ isAdmin: false, company: { name: 'Vale Claro' }, timeZone: 'America/Sao_Paulo' }),
}));

const someone = (nth: number, name: string, more: Partial<CompanyPerson> = {}): CompanyPerson => ({
  id: `00000000-0000-4000-8000-00000000000${nth}`,
  name,
  addressHint: 'pe…@example.com',
  isAdmin: false,
  isCaller: false,
  joinedAt: '2026-03-02T12:00:00Z',
  ...more,
});
let people: CompanyPerson[];
let refusal: string | null;
let calls: string[];
beforeEach(() => {
  people = [someone(1, 'Ana'), someone(2, 'Bruno', { isAdmin: true, isCaller: true })];
  refusal = null;
  calls = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input);
    if (path.endsWith('/search')) {
      const { text } = JSON.parse(String(init.body));
      const found = people.filter(({ name }) => name.includes(text));
      return Response.json({ people: found, next: null });
    }
    calls.push(`${init.method} ${path}`);
    if (refusal) return Response.json({ code: refusal }, { status: 409 });
    const id = path.split('/').at(-1);
    if (init.method === 'PUT') {
      people = people.map((one) => (one.id === id ? { ...one, isAdmin: true } : one));
    } else people = people.filter((one) => one.id !== id);
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
  const admin = createRoute({
    getParentRoute: () => root,
    path: '/admin',
    component: CompanyPeople,
  });
  const profile = createRoute({ getParentRoute: () => root, path: '/profile' });
  const router = createRouter({
    routeTree: root.addChildren([admin, profile]),
    history: createMemoryHistory({ initialEntries: ['/admin'] }),
  });
  await act(() => router.load());
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MantineProvider theme={makeTheme({ close: 'Fechar', togglePassword: 'Mostrar' })} env="test">
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { person: userEvent.setup({ delay: null }), router };
}
const button = (name: string) => screen.findByRole('button', { name });
const confirm = async () => within(await screen.findByRole('dialog'));

it('gives a colleague the administration, and takes one out, after a question', async () => {
  const { person } = await open();
  expect(await screen.findByText('Bruno (você)')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Tirar da empresa: Bruno' })).toBeNull();
  await person.click(await button('Dar a administração: Ana'));
  expect(calls).toEqual([]);
  await person.click((await confirm()).getByRole('button', { name: 'Dar a administração' }));
  await waitFor(() => expect(screen.getAllByText('Admin Empresa')).toHaveLength(2));
  await person.click(await button('Tirar da empresa: Ana'));
  await person.click((await confirm()).getByRole('button', { name: 'Tirar da empresa' }));
  await waitFor(() => expect(screen.queryByText('Ana')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Pessoas de Vale Claro');
});

it('finds people by name', async () => {
  const { person } = await open();
  await screen.findByText('Ana');
  await person.type(screen.getByRole('searchbox', { name: 'Procurar por nome' }), 'Zé');
  expect(await screen.findByText('Ninguém com esse nome por aqui.')).toBeDefined();
});

it('keeps the only admin, says what comes first, and leads away once somebody else has it', async () => {
  refusal = 'only_company_admin';
  const { person, router } = await open();
  await person.click(await button('Deixar a administração'));
  const action = { name: 'Deixar a administração' };
  await person.click((await confirm()).getByRole('button', action));
  expect((await (await confirm()).findByRole('alert')).textContent).toContain('Dê antes');
  expect(refresh).not.toHaveBeenCalled();
  refusal = null;
  await person.click((await confirm()).getByRole('button', action));
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(router.state.location.pathname).toBe('/profile');
});
