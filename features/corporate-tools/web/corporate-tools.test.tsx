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
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import common from '#packages/ui/locales/pt-BR.json' with { type: 'json' };
import { makeTheme } from '#packages/ui/theme.ts';
import type { Tool, ToolDraft } from '../contract/corporate-tools.contract.ts';
import CompanyTools from './CompanyTools.tsx';
import tools from './locales/pt-BR.json' with { type: 'json' };
import ToolsPage from './ToolsPage.tsx';

vi.mock('#features/access/web/index.ts', () => ({
  apiOptions: { token: () => 'token' },
  usePermissions: () => ({ isCompanyAdmin: true }),
}));

const tool = (nth: number, more: Partial<Tool> = {}): Tool => ({
  id: `00000000-0000-4000-8000-00000000000${nth}`,
  kind: 'email',
  name: `Ferramenta ${nth}`,
  address: `https://t${nth}.example.org/caixa`,
  ...more,
});
let pinned: Tool[];
let own: Tool[];
let refusal: string | null;
beforeEach(() => {
  pinned = [tool(1), tool(2, { kind: 'boards' })];
  own = [];
  refusal = null;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input);
    if (init.method === 'GET') {
      return Response.json({ company: { name: 'Vale Claro', tools: pinned }, own });
    }
    if (refusal) return Response.json({ code: refusal }, { status: 409 });
    const body = init.body ? JSON.parse(String(init.body)) : null;
    if (path.endsWith('/tools')) {
      const { ids } = body as { ids: string[] };
      pinned = ids.flatMap((id) => pinned.find((one) => one.id === id) ?? []);
      return new Response(null, { status: 204 });
    }
    const id = path.split('/').at(-1) ?? '';
    const isOwn = path.includes('/corporate-tools/own/');
    const others = (isOwn ? own : pinned).filter((one) => one.id !== id);
    const next = body ? [...others, { id, ...(body as ToolDraft) }] : others;
    if (isOwn) own = next;
    else pinned = next;
    return body ? Response.json({ id, ...body }) : new Response(null, { status: 204 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open(path: '/corporate/email' | '/admin') {
  await i18next.use(initReactI18next).init({
    lng: 'pt-BR',
    resources: { 'pt-BR': { 'corporate-tools': tools, common } },
    interpolation: { escapeValue: false },
  });
  const root = createRootRoute();
  const page = (at: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path: at, component });
  const router = createRouter({
    routeTree: root.addChildren([
      page('/corporate/email', ToolsPage),
      page('/corporate/chat', ToolsPage),
      page('/corporate/boards', ToolsPage),
      page('/admin', CompanyTools),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
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

describe('the tools of a person', () => {
  it('open in another tab that learns nothing of where they came from', async () => {
    await open('/corporate/email');
    const link = await screen.findByRole('link', { name: 'Abrir Ferramenta 1 em outra aba' });
    expect(link.getAttribute('href')).toBe('https://t1.example.org/caixa');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(screen.queryByRole('link', { name: /Ferramenta 2/ })).toBeNull();
  });

  it('show each kind under its own address', async () => {
    const { person, router } = await open('/corporate/email');
    await person.click(await screen.findByRole('tab', { name: 'Quadros' }));
    expect(await screen.findByRole('link', { name: /Ferramenta 2/ })).toBeDefined();
    expect(router.state.location.pathname).toBe('/corporate/boards');
  });

  it('take a shortcut, with https where it was left out, and give it back after it was removed', async () => {
    const { person } = await open('/corporate/email');
    await person.click(await screen.findByRole('button', { name: 'Novo atalho' }));
    const form = within(await screen.findByRole('dialog', { name: 'Novo atalho' }));
    await person.type(form.getByLabelText('Nome'), 'Webmail');
    await person.type(form.getByLabelText('Endereço'), 'webmail.example.org');
    await person.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('link', { name: 'Abrir Webmail em outra aba' })).toBeDefined();
    expect(own[0]?.address).toBe('https://webmail.example.org');
    await person.click(screen.getByRole('button', { name: 'Mais opções: Webmail' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Remover' }));
    await waitFor(() => expect(own).toEqual([]));
  });

  it('refuse an address at its field, and offer https for http', async () => {
    const { person } = await open('/corporate/email');
    await person.click(await screen.findByRole('button', { name: 'Novo atalho' }));
    const form = within(await screen.findByRole('dialog', { name: 'Novo atalho' }));
    await person.click(form.getByRole('button', { name: 'Salvar' }));
    expect(form.getAllByText('Preencha este campo.')).toHaveLength(2);
    await person.type(form.getByLabelText('Nome'), 'Webmail');
    const address = form.getByLabelText('Endereço');
    await person.type(address, 'javascript:alert(1)');
    expect(form.getByText(/^Confira o endereço/)).toBeDefined();
    await person.clear(address);
    await person.type(address, 'http://webmail.example.org');
    await person.click(form.getByRole('button', { name: 'Trocar para https' }));
    await person.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(own).toHaveLength(1));
  });

  it('keep what was written when there is no room, and say so', async () => {
    refusal = 'too_many_tools';
    const { person } = await open('/corporate/email');
    await person.click(await screen.findByRole('button', { name: 'Novo atalho' }));
    const form = within(await screen.findByRole('dialog', { name: 'Novo atalho' }));
    await person.type(form.getByLabelText('Nome'), 'Webmail');
    await person.type(form.getByLabelText('Endereço'), 'webmail.example.org');
    await person.click(form.getByRole('button', { name: 'Salvar' }));
    expect((await form.findByRole('alert')).textContent).toContain('no máximo 30');
    expect(form.getByDisplayValue('Webmail')).toBeDefined();
  });
});

describe('the tools of a company', () => {
  it('are moved by its admin', async () => {
    const { person } = await open('/admin');
    await person.click(await screen.findByRole('button', { name: 'Mais opções: Ferramenta 2' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Mover para cima' }));
    await waitFor(() => expect(pinned.map(({ name }) => name)[0]).toBe('Ferramenta 2'));
  });

  it('begin with the catalogue, whose name and kind are filled in', async () => {
    const { person } = await open('/admin');
    await person.click(await screen.findByRole('button', { name: 'Fixar: Quadro de tarefas' }));
    expect(screen.getByLabelText('Nome')).toHaveProperty('value', 'Quadro de tarefas');
    await person.type(screen.getByLabelText('Endereço'), 'quadros.example.org');
    await person.click(screen.getByRole('button', { name: 'Fixar para a equipe' }));
    await waitFor(() => expect(pinned).toHaveLength(3));
    expect(pinned[2]).toMatchObject({ kind: 'boards', address: 'https://quadros.example.org' });
  });
});
