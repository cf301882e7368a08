import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { versionsContract } from '#features/content/contract/versions.contract.ts';
import { fakeServer } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { type Managed, networkContract } from '../../contract/network.contract.ts';
import { NetworkAdmin } from '../index.ts';

const entry = (more: Partial<Managed> = {}): Managed => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'professional',
  name: 'Helena Prado',
  specialties: ['psychology'],
  topics: [],
  registry: 'CRP 06/1',
  ...{ online: true, inPerson: false, municipality: null, place: null },
  ...{ neighbourhood: '', address: '', languages: ['pt'], plans: [] },
  contact: { email: 'helena@example.com', phone: '', site: '' },
  ...{ about: '', sessions: '', access: '', team: '', check: null },
  ...{ state: 'draft', demonstration: false, updatedAt: '2026-11-15T12:00:00.000Z', revision: 1 },
  ...more,
});

function service(shown: Partial<Managed> = {}, ahead = 0) {
  return fakeServer(networkContract, {
    listManaged: {
      items: [{ ...entry(shown), proposed: false }],
      total: 1,
      due: 0,
      next: null,
    },
    add: ({ body }) => entry({ id: body.id }),
    publish: entry({ state: 'withdrawn' }),
    municipalities: { places: [{ code: 3509502, name: 'Campinas', state: 'SP' }] },
    appointments: { ahead },
    importSheet: ({ body }) => {
      const refused = [{ line: 3, name: 'Rui', problems: ['registry' as const] }];
      return { added: 1, changed: 0, same: 0, refused: body.text.includes('bom') ? [] : refused };
    },
  }).answer(versionsContract, { listDeleted: { items: [] } });
}
const press = (label: string) => fireEvent.click(screen.getByLabelText(label));

const open = () => show(<NetworkAdmin />, { address: '/admin' });
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('says at each field what keeps an entry from being saved, then saves it', async () => {
  const server = service();
  await open();
  fireEvent.click(await screen.findByText('Incluir na rede'));
  await screen.findByLabelText('Nome');
  write('Registro no conselho', 'CRP 99/1');
  write('Sobre', 'Sessão por R$ 90');
  press('Psiquiatria');
  press('Presencial');
  fireEvent.click(screen.getByText('Salvar rascunho'));
  expect(server.changes).toEqual([]);
  for (const told of [/^Escreva como CRP/, /^Deixe pelo menos um contato/, /^Tire o preço/]) {
    expect(await screen.findByText(told)).toBeTruthy();
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Nome'));
  write('Nome', 'Helena Prado');
  write('Registro no conselho', 'crp 6-123');
  expect(screen.getByText(/^O conselho deste registro não responde/)).toBeTruthy();
  press('Psiquiatria');
  press('Psicologia');
  write('Sobre', 'Atendo adultos.');
  write('E-mail', 'helena@example.com');
  write('Município', 'Campinas');
  await vi.waitFor(() =>
    expect(document.querySelector('option[value="Campinas, SP"]')).toBeTruthy(),
  );
  write('Município', 'Campinas, SP');
  fireEvent.click(screen.getByText('Salvar rascunho'));
  await vi.waitFor(() => expect(server.changes).toHaveLength(1));
  expect(server.asked(networkContract.add)[0]?.body.draft).toMatchObject({
    ...{ name: 'Helena Prado', registry: 'CRP 06/123', municipality: 3509502, inPerson: true },
    ...{ specialties: ['psychology'], languages: ['pt'], check: null },
  });
});

it('says how many appointments a withdrawal calls off, and sends the reason with it', async () => {
  const server = service({ state: 'published' }, 3);
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: /Helena Prado/, expanded: false }));
  await person.click(await screen.findByRole('menuitem', { name: 'Retirar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Retirar da rede?' }));
  expect(dialog.getByText(/^Consultas por vir com Helena Prado: 3\./)).toBeTruthy();
  await person.click(dialog.getByRole('button', { name: 'Retirar e desmarcar' }));
  expect(dialog.getByText('Escreva o motivo: há consultas por vir.')).toBeTruthy();
  expect(server.changes).toEqual([]);
  await person.type(dialog.getByLabelText('Motivo'), 'Registro suspenso.');
  await person.click(dialog.getByRole('button', { name: 'Retirar e desmarcar' }));
  await vi.waitFor(() =>
    expect(server.asked(networkContract.publish)[0]?.body.reason).toBe('Registro suspenso.'),
  );
});

it('withdraws at once where nothing is ahead', async () => {
  const server = service({ state: 'published' });
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: /Helena Prado/, expanded: false }));
  await person.click(await screen.findByRole('menuitem', { name: 'Retirar' }));
  await vi.waitFor(() => expect(server.changes).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('tells what a table would do before it is stored, and stores none with a wrong line', async () => {
  const server = service();
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Trazer CSV' }));
  const dialog = within(await screen.findByRole('dialog'));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No field for a file');
  await person.upload(input, new File(['mau'], 'rede.csv', { type: 'text/csv' }));
  expect(await dialog.findByText('Linha 3:')).toBeTruthy();
  const store = dialog.getByRole<HTMLButtonElement>('button', { name: 'Salvar' });
  expect(store.disabled).toBe(true);
  await person.upload(input, new File(['bom'], 'rede.csv', { type: 'text/csv' }));
  await dialog.findByText(/^Entram: 1/);
  await vi.waitFor(() => expect(store.disabled).toBe(false));
  await person.click(store);
  await vi.waitFor(() =>
    expect(server.asked(networkContract.importSheet).at(-1)?.body).toEqual({
      text: 'bom',
      dryRun: false,
    }),
  );
});
