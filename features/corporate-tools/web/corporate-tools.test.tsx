import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import {
  corporateToolsContract,
  TOO_MANY_TOOLS,
  type Tool,
} from '../contract/corporate-tools.contract.ts';
import CompanyTools from './CompanyTools.tsx';
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
let server: FakeServer;
beforeEach(() => {
  pinned = [tool(1), tool(2, { kind: 'boards' })];
  own = [];
  const without = (tools: Tool[], id: string) => tools.filter((one) => one.id !== id);
  server = fakeServer(corporateToolsContract, {
    listTools: () => ({ company: { name: 'Vale Claro', tools: pinned }, own }),
    saveShortcut: ({ params, body }) => {
      const saved = { ...params, ...body };
      own = [...without(own, params.id), saved];
      return saved;
    },
    deleteShortcut: ({ params }) => {
      own = without(own, params.id);
      return undefined;
    },
    saveCompanyTool: ({ params, body }) => {
      const saved = { ...params, ...body };
      pinned = [...without(pinned, params.id), saved];
      return saved;
    },
    orderCompanyTools: ({ body }) => {
      pinned = body.ids.flatMap((id) => pinned.find((one) => one.id === id) ?? []);
      return undefined;
    },
  });
});

const openTools = () => show(<ToolsPage />, { address: '/corporate/email' });
const openCompany = () => show(<CompanyTools />, { address: '/admin' });

describe('the tools of a person', () => {
  it('open in another tab that learns nothing of where they came from', async () => {
    await openTools();
    const link = await screen.findByRole('link', { name: 'Abrir Ferramenta 1 em outra aba' });
    expect(link.getAttribute('href')).toBe('https://t1.example.org/caixa');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(screen.queryByRole('link', { name: /Ferramenta 2/ })).toBeNull();
  });

  it('show each kind under its own address', async () => {
    const { person, router } = await openTools();
    await person.click(await screen.findByRole('tab', { name: 'Quadros' }));
    expect(await screen.findByRole('link', { name: /Ferramenta 2/ })).toBeDefined();
    expect(router.state.location.pathname).toBe('/corporate/boards');
  });

  it('take a shortcut, with https where it was left out, and give it back after it was removed', async () => {
    const { person } = await openTools();
    await person.click(await screen.findByRole('button', { name: 'Novo atalho' }));
    const form = within(await screen.findByRole('dialog', { name: 'Novo atalho' }));
    await person.type(form.getByLabelText('Nome'), 'Webmail');
    await person.type(form.getByLabelText('Endereço'), 'webmail.example.org');
    await person.click(form.getByRole('button', { name: 'Salvar' }));
    const link = { name: 'Abrir Webmail webmail.example.org em outra aba' };
    expect(await screen.findByRole('link', link)).toBeDefined();
    expect(own[0]?.address).toBe('https://webmail.example.org');
    await person.click(screen.getByRole('button', { name: 'Mais opções: Webmail' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Remover' }));
    await waitFor(() => expect(own).toEqual([]));
  });

  it('refuse an address at its field, and offer https for http', async () => {
    const { person } = await openTools();
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
    server.answer(corporateToolsContract, { saveShortcut: refuse(TOO_MANY_TOOLS) });
    const { person } = await openTools();
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
    const { person } = await openCompany();
    await person.click(await screen.findByRole('button', { name: 'Mais opções: Ferramenta 2' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Mover para cima' }));
    await waitFor(() => expect(pinned.map(({ name }) => name)[0]).toBe('Ferramenta 2'));
  });

  it('begin with the catalogue, whose name and kind are filled in', async () => {
    const { person } = await openCompany();
    await person.click(await screen.findByRole('button', { name: 'Fixar: Quadro de tarefas' }));
    expect(screen.getByLabelText('Nome')).toHaveProperty('value', 'Quadro de tarefas');
    await person.type(screen.getByLabelText('Endereço'), 'quadros.example.org');
    await person.click(screen.getByRole('button', { name: 'Fixar para a equipe' }));
    await waitFor(() => expect(pinned).toHaveLength(3));
    expect(pinned[2]).toMatchObject({ kind: 'boards', address: 'https://quadros.example.org' });
  });
});
