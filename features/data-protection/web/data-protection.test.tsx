import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import {
  CHANGED_MEANWHILE,
  type DataCase,
  dataProtectionContract,
} from '../contract/data-protection.contract.ts';
import DataProtectionAdmin from './DataProtectionAdmin.tsx';
import { newRequest } from './rules.ts';

const request: DataCase = {
  ...{ kind: 'request', id: '00000000-0000-4000-8000-000000000001', version: 2, by: 'Carla' },
  at: '2026-11-10T12:00:00Z',
  content: { ...newRequest('2020-01-01'), who: 'Zilda', asked: 'Meus dados.' },
};

const earlier = { ...request, version: 1, by: 'Davi', content: { ...request.content, who: 'Z.' } };

/** The operator's server with these cases. */
const service = (cases: DataCase[], more: Answers<typeof dataProtectionContract> = {}) =>
  fakeServer(dataProtectionContract, {
    listCases: { cases },
    readHistory: { versions: [request, earlier] },
    saveCase: ({ body: { base, content } }) => ({ ...request, version: base + 1, content }),
    ...more,
  });
const open = () => show(<DataProtectionAdmin />, { address: '/admin' });

it('says what is overdue, and keeps an answer as the next version', async () => {
  const server = service([request]);
  const { person } = await open();
  expect(await screen.findByText('Venceu em 16 de janeiro')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /^Abrir: Acesso: Zilda/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Pedido' });
  await person.type(within(sheet).getByLabelText('Respondido em'), '2020-01-05');
  await person.click(within(sheet).getByRole('button', { name: 'Salvar' }));
  expect(within(sheet).getByText('Escreva a resposta que foi dada nesse dia.')).toBeTruthy();
  await person.type(within(sheet).getByLabelText('Resposta'), 'Enviados.');
  await person.click(within(sheet).getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(server.asked(dataProtectionContract.saveCase)).toMatchObject([
      {
        params: { kind: 'request', id: request.id },
        body: { base: 2, content: { answeredOn: '2020-01-05', answer: 'Enviados.' } },
      },
    ]),
  );
});

it('begins an incident, and keeps what was written when somebody else was quicker', async () => {
  service([], { saveCase: refuse(CHANGED_MEANWHILE) });
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Novo incidente' }));
  const sheet = await screen.findByRole('dialog', { name: 'Novo incidente' });
  await person.click(within(sheet).getByRole('button', { name: 'Salvar' }));
  expect(within(sheet).getByText('Escreva o que aconteceu.')).toBeTruthy();
  expect(within(sheet).getByText('Marque pelo menos um tipo de dado.')).toBeTruthy();
  const happened = within(sheet).getByLabelText<HTMLTextAreaElement>('O que aconteceu');
  await person.type(happened, 'Um notebook sumiu.');
  await person.click(within(sheet).getByLabelText('Conta'));
  await person.click(within(sheet).getByRole('button', { name: 'Salvar' }));
  expect((await within(sheet).findByRole('alert')).textContent).toMatch(/Outra pessoa mudou/);
  expect(happened.value).toBe('Um notebook sumiu.');
});

it('shows who wrote what in which version', async () => {
  service([request]);
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: /^Abrir: Acesso: Zilda/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Pedido' });
  await person.click(within(sheet).getByText('O que foi escrito em cada versão'));
  const [newest, first] = await within(sheet).findAllByRole('listitem');
  expect(newest?.textContent).toMatch(/^Versão 2, .*, Carla.*Zilda$/);
  expect(first?.textContent).toMatch(/^Versão 1, .*, Davi.*Acesso.*Z\..*Em branco/);
});
