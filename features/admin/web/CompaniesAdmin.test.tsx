import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { CNPJ_TAKEN } from '#features/companies/contract/company-profile.contract.ts';
import { type FakeServer, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { adminContract } from '../contract/admin.contract.ts';
import { companyChangesContract } from '../contract/company-changes.contract.ts';
import CompaniesAdmin from './CompaniesAdmin.tsx';

vi.mock('#features/access/web/index.ts', () => ({
  apiOptions: { token: () => 'token' },
  useTimeZone: () => 'America/Sao_Paulo',
}));

const ID = '00000000-0000-4000-8000-000000000008';
const TAKEN = 'Outra empresa já tem este CNPJ.';
let server: FakeServer;
beforeEach(() => {
  server = fakeServer(adminContract, {
    findCompanies: {
      companies: [
        {
          ...{ id: ID, name: 'Vale Claro', cnpj: '11222333000181', people: 2, admins: 1 },
          ...{ plan: 'none', seats: null, createdAt: '2026-03-02T12:00:00Z' },
        },
      ],
      next: null,
    },
  }).answer(companyChangesContract, {
    createCompany: refuse(CNPJ_TAKEN),
    changeCompany: undefined,
    deleteCompany: undefined,
  });
});
const open = () => show(<CompaniesAdmin />, { address: '/admin' });
const dialog = async () => within(await screen.findByRole('dialog'));

it('makes a company with an alphanumeric CNPJ, and says at the field what is wrong with one', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Nova empresa' }));
  const sheet = await dialog();
  await person.type(sheet.getByLabelText('Nome'), 'Casa Nova');
  const cnpj = sheet.getByLabelText('CNPJ');
  await person.type(cnpj, '12abc34501de36');
  await person.click(sheet.getByRole('button', { name: 'Salvar' }));
  expect(cnpj.getAttribute('aria-invalid')).toBe('true');
  expect(server.asked(companyChangesContract.createCompany)).toEqual([]);
  await person.type(cnpj, '{Backspace}5');
  await person.click(sheet.getByRole('button', { name: 'Salvar' }));
  expect(await sheet.findByText(TAKEN)).toBeDefined();
  server.answer(companyChangesContract, { createCompany: { id: ID } });
  await person.click(sheet.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(companyChangesContract.createCompany).at(-1)?.body).toEqual({
    ...{ name: 'Casa Nova', cnpj: '12.ABC.345/01DE-35' },
  });
});

it('changes name and number of a company', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Mais ações: Vale Claro' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Mudar nome e CNPJ' }));
  const sheet = await dialog();
  await person.clear(sheet.getByLabelText('Nome'));
  await person.click(sheet.getByRole('button', { name: 'Salvar' }));
  expect(await sheet.findByText('Escreva um nome.')).toBeDefined();
  await person.type(sheet.getByLabelText('Nome'), 'Vale Sereno');
  await person.click(sheet.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(companyChangesContract.changeCompany).map(({ body }) => body)).toEqual([
    { name: 'Vale Sereno', cnpj: '11.222.333/0001-81' },
  ]);
});

it('deletes a company once it has said what goes and what stays', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Mais ações: Vale Claro' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Apagar a empresa' }));
  const sheet = await dialog();
  const goes = within(sheet.getByRole('region', { name: 'O que é apagado' }));
  expect(goes.getAllByRole('listitem')).toHaveLength(3);
  const stays = within(sheet.getByRole('region', { name: 'O que fica' }));
  expect(stays.getByText(/^2 contas, com tudo/)).toBeDefined();
  expect(server.asked(companyChangesContract.deleteCompany)).toEqual([]);
  await person.click(sheet.getByRole('button', { name: 'Apagar a empresa' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(companyChangesContract.deleteCompany)).toHaveLength(1);
});
