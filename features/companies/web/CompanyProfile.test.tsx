import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import accounts from '#features/accounts/web/locales/pt-BR.json' with { type: 'json' };
import common from '#packages/ui/locales/pt-BR.json' with { type: 'json' };
import { makeTheme } from '#packages/ui/theme.ts';
import type { CompanyProfile } from '../contract/company-profile.contract.ts';
import CompanyProfileTab from './CompanyProfile.tsx';
import companies from './locales/pt-BR.json' with { type: 'json' };

vi.mock('#features/access/web/index.ts', () => ({
  access: { refresh: vi.fn() },
  apiOptions: { token: () => 'token' },
  useTimeZone: () => 'America/Sao_Paulo',
}));

let company: CompanyProfile;
let refusal: string | null;
let calls: [path: string, body: unknown][];
beforeEach(() => {
  refusal = null;
  calls = [];
  company = {
    name: 'Vale Claro',
    since: '2026-03-12T12:00:00Z',
    people: 3,
    cnpjs: [{ cnpj: '11222333000181', name: 'Vale Claro', relation: 'head' }],
    units: [
      { id: '00000000-0000-4000-8000-0000000000c1', kind: 'site', name: 'Betim', people: 2 },
      { id: '00000000-0000-4000-8000-0000000000c2', kind: 'site', name: 'Campinas', people: 1 },
    ],
  };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (String(input).endsWith('/code')) return Response.json({ code: 'ABCDE-FGHJK' });
    if (init.method === 'GET') return Response.json(company);
    calls.push([String(input), JSON.parse(String(init.body))]);
    if (refusal) return Response.json({ code: refusal }, { status: 409 });
    return new Response(null, { status: 204 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  await i18next.use(initReactI18next).init({
    lng: 'pt-BR',
    resources: { 'pt-BR': { accounts, companies, common } },
    interpolation: { escapeValue: false },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider theme={makeTheme({ close: 'Fechar', togglePassword: 'Mostrar' })} env="test">
      <QueryClientProvider client={queries}>
        <CompanyProfileTab />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await screen.findByText('11.222.333/0001-81');
  return userEvent.setup({ delay: null });
}
const dialog = async () => within(await screen.findByRole('dialog'));

it('says what is wrong with a CNPJ, and that one is here already', async () => {
  const person = await open();
  await person.click(screen.getByRole('button', { name: 'Novo CNPJ' }));
  const form = await dialog();
  const field = form.getByRole('textbox', { name: 'CNPJ' });
  await person.type(field, '45997418000152');
  await person.click(form.getByRole('button', { name: 'Adicionar' }));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
  await person.clear(field);
  await person.type(field, '45997418000153');
  await person.type(form.getByRole('textbox', { name: /^Nome desta/ }), 'Rota Serena');
  refusal = 'cnpj_taken';
  await person.click(form.getByRole('button', { name: 'Adicionar' }));
  expect((await form.findByRole('alert')).textContent).toContain('já está no Florescer');
  expect(calls).toEqual([
    ['/api/companies/own/cnpjs', { cnpj: '45.997.418/0001-53', name: 'Rota Serena' }],
  ]);
});

it('asks where the people of a site go before it is taken away', async () => {
  const person = await open();
  await person.click(screen.getByRole('button', { name: 'Mais ações: Betim' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Tirar' }));
  const sheet = await dialog();
  expect(sheet.getByText(/2 pessoas estão aqui/)).toBeDefined();
  await person.selectOptions(sheet.getByRole('combobox'), 'Campinas');
  await person.click(sheet.getByRole('button', { name: 'Tirar' }));
  await screen.findByText('Betim');
  expect(calls[0]?.[1]).toEqual({ into: '00000000-0000-4000-8000-0000000000c2' });
});

it('adds a department under its name', async () => {
  const person = await open();
  await person.click(screen.getByRole('button', { name: 'Novo setor' }));
  const form = await dialog();
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  expect(form.getByText('Escreva um nome.')).toBeDefined();
  await person.type(form.getByRole('textbox', { name: 'Nome' }), 'Operações');
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  expect(calls).toEqual([['/api/companies/own/units', { kind: 'sector', name: 'Operações' }]]);
});
