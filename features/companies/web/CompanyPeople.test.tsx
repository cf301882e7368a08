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
import type { Joining } from '../contract/joining.contract.ts';
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
  site: null,
  sector: null,
  joinedAt: '2026-03-02T12:00:00Z',
  ...more,
});
const SITE = '00000000-0000-4000-8000-0000000000c1';
let people: CompanyPerson[];
let asking: Joining[];
let refusal: string | null;
let calls: string[];
beforeEach(() => {
  people = [someone(1, 'Ana'), someone(2, 'Bruno', { isAdmin: true, isCaller: true })];
  refusal = null;
  asking = [];
  calls = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input);
    if (path.endsWith('/search')) {
      const { text } = JSON.parse(String(init.body));
      const found = people.filter(({ name }) => name.includes(text));
      return Response.json({ people: found, next: null });
    }
    if (path.endsWith('/joining')) return Response.json({ asking });
    if (path.endsWith('/profile')) {
      const units = [{ id: SITE, kind: 'site', name: 'Betim', people: 0 }];
      return Response.json({
        name: 'Vale Claro',
        since: '2026-03-02T12:00:00Z',
        units,
        cnpjs: [],
        people: 2,
      });
    }
    calls.push(`${init.method} ${path}`);
    if (path.endsWith('/place')) {
      const { siteId } = JSON.parse(String(init.body));
      people = people.map((one) => ({ ...one, site: siteId === SITE ? 'Betim' : null }));
      return new Response(null, { status: 204 });
    }
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
const choose = async (person: ReturnType<typeof userEvent.setup>, name: string, action: string) => {
  await person.click(await button(`Mais ações: ${name}`));
  await person.click(await screen.findByRole('menuitem', { name: action }));
};
const confirm = async () => within(await screen.findByRole('dialog'));

it('gives a colleague the administration, and takes one out, after a question', async () => {
  const { person } = await open();
  expect(await screen.findByText('Bruno (você)')).toBeDefined();
  await person.click(await button('Mais ações: Bruno'));
  await screen.findByRole('menuitem', { name: 'Mudar unidade ou setor' });
  expect(screen.queryByRole('menuitem', { name: 'Tirar da empresa' })).toBeNull();
  await person.keyboard('{Escape}');
  await choose(person, 'Ana', 'Dar a administração');
  expect(calls).toEqual([]);
  await person.click((await confirm()).getByRole('button', { name: 'Dar a administração' }));
  await waitFor(() => expect(screen.getAllByText('Admin Empresa')).toHaveLength(2));
  await choose(person, 'Ana', 'Tirar da empresa');
  await person.click((await confirm()).getByRole('button', { name: 'Tirar da empresa' }));
  await waitFor(() => expect(screen.queryByText('Ana')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Pessoas de Vale Claro');
});

it('says where somebody is, and leaves the rest alone when it could not', async () => {
  const { person } = await open();
  await choose(person, 'Ana', 'Mudar unidade ou setor');
  const dialog = await confirm();
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Unidade' }), 'Betim');
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  const row = within((await screen.findByText('Ana')).closest('tr') ?? document.body);
  expect(await row.findByText('Betim')).toBeDefined();
  expect(calls).toEqual([
    'PUT /api/companies/own/people/00000000-0000-4000-8000-000000000001/place',
  ]);
});

it('asks for a yes to those who used the code, and says what came of it', async () => {
  const id = '00000000-0000-4000-8000-000000000009';
  asking = [{ id, name: 'Lia', addressHint: 'li…@casa.example', askedAt: '2026-11-20T12:00:00Z' }];
  const { person } = await open();
  expect(await screen.findByText('1 pessoa usou o código e espera seu sim')).toBeDefined();
  await person.click(await button('Aceitar: Lia'));
  await waitFor(() => expect(calls).toEqual([`POST /api/companies/own/joining/${id}`]));
});

it('finds people by name', async () => {
  const { person } = await open();
  await screen.findByText('Ana');
  await person.type(screen.getByRole('searchbox', { name: 'Procurar por nome' }), 'Zé');
  expect(await screen.findByText('Ninguém assim por aqui.')).toBeDefined();
});

it('keeps the only admin, says what comes first, and leads away once somebody else has it', async () => {
  refusal = 'only_company_admin';
  const { person, router } = await open();
  await person.click(await button('Deixar a administração'));
  const action = { name: 'Deixar a administração' };
  await person.click((await confirm()).getByRole('button', action));
  expect((await (await confirm()).findByRole('alert')).textContent).toContain('Antes, dê');
  expect(refresh).not.toHaveBeenCalled();
  refusal = null;
  await person.click((await confirm()).getByRole('button', action));
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(router.state.location.pathname).toBe('/profile');
});
