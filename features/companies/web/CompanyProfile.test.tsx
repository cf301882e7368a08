import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { CNPJ_TAKEN, companyProfileContract } from '../contract/company-profile.contract.ts';
import { joiningContract } from '../contract/joining.contract.ts';
import CompanyProfileTab from './CompanyProfile.tsx';

vi.mock('#features/access/web/index.ts', () => ({
  access: { refresh: vi.fn() },
  apiOptions: { token: () => 'token' },
  useTimeZone: () => 'America/Sao_Paulo',
}));

let server: FakeServer;
beforeEach(() => {
  server = fakeServer(companyProfileContract, {
    readCompany: {
      name: 'Vale Claro',
      since: '2026-03-12T12:00:00Z',
      people: 3,
      cnpjs: [{ cnpj: '11222333000181', name: 'Vale Claro', relation: 'head' }],
      units: [
        { id: '00000000-0000-4000-8000-0000000000c1', kind: 'site', name: 'Betim', people: 2 },
        { id: '00000000-0000-4000-8000-0000000000c2', kind: 'site', name: 'Campinas', people: 1 },
      ],
    },
    addCnpj: refuse(CNPJ_TAKEN),
    addUnit: ({ body }) => ({ ...body, id: '00000000-0000-4000-8000-0000000000c3', people: 0 }),
    removeUnit: undefined,
  }).answer(joiningContract, { readCode: { code: 'ABCDE-FGHJK' } });
});

async function open() {
  const { person } = await show(<CompanyProfileTab />);
  await screen.findByText('11.222.333/0001-81');
  return person;
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
  expect(server.changes).toEqual([]);
  await person.clear(field);
  await person.type(field, '45997418000153');
  await person.type(form.getByRole('textbox', { name: /^Nome desta/ }), 'Rota Serena');
  await person.click(form.getByRole('button', { name: 'Adicionar' }));
  expect((await form.findByRole('alert')).textContent).toContain('já está no Florescer');
  expect(server.asked(companyProfileContract.addCnpj).map(({ body }) => body)).toEqual([
    { cnpj: '45.997.418/0001-53', name: 'Rota Serena' },
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
  expect(server.asked(companyProfileContract.removeUnit)[0]?.body).toEqual({
    into: '00000000-0000-4000-8000-0000000000c2',
  });
});

it('adds a department under its name', async () => {
  const person = await open();
  await person.click(screen.getByRole('button', { name: 'Novo setor' }));
  const form = await dialog();
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  expect(form.getByText('Escreva um nome.')).toBeDefined();
  await person.type(form.getByRole('textbox', { name: 'Nome' }), '\u202eOpera');
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  expect(form.getByText('Use uma linha só, sem caracteres invisíveis.')).toBeDefined();
  await person.clear(form.getByRole('textbox', { name: 'Nome' }));
  await person.type(form.getByRole('textbox', { name: 'Nome' }), 'Operações');
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  expect(server.asked(companyProfileContract.addUnit).map(({ body }) => body)).toEqual([
    { kind: 'sector', name: 'Operações' },
  ]);
});
