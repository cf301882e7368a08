import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ProofProvider } from '#features/accounts/web/index.ts';
import { type FakeServer, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { type AdminUser, adminContract } from '../contract/admin.contract.ts';
import { BAD_LAST_DAY, OWN_ROLE, userChangesContract } from '../contract/user-changes.contract.ts';
import UsersAdmin from './UsersAdmin.tsx';

const idOf = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;
const CARLA = idOf(3);
const VALE = { id: idOf(8), name: 'Vale Claro' };
vi.mock('#features/access/web/index.ts', () => ({
  apiOptions: { token: () => 'token' },
  useMe: () => ({ id: CARLA }),
  useTimeZone: () => 'America/Sao_Paulo',
}));

const prove = vi.hoisted(() => vi.fn(async () => ({})));
vi.mock('#features/accounts/web/prove.ts', () => ({
  prove,
  waysToProve: async () => ({ password: true, code: 'email' }),
}));
vi.mock('#features/accounts/web/auth-client.ts', async (original) => ({
  ...(await original<object>()),
  authClient: () => ({
    getUser: async () => ({ data: { user: { email: 'carla@example.com' } }, error: null }),
  }),
}));

const someone = (nth: number, name: string, more: Partial<AdminUser> = {}): AdminUser => ({
  ...{ id: idOf(nth), name, email: `${name.toLowerCase()}@example.com`, role: 'none' },
  ...{ plan: 'free', planEndsAt: null, company: null, state: 'confirmed', isSuspended: false },
  createdAt: '2026-03-02T12:00:00Z',
  ...more,
});
let server: FakeServer;
beforeEach(() => {
  const users = [
    someone(1, 'Ana'),
    someone(2, 'Bruno', { role: 'company_admin', company: VALE, plan: 'empresarial' }),
    someone(3, 'Carla', { role: 'admin' }),
    // The end of 31 January in São Paulo.
    someone(4, 'Duda', { plan: 'individual', planEndsAt: '2027-02-01T03:00:00.000Z' }),
  ];
  server = fakeServer(adminContract, {
    findUsers: { users, next: null },
    findCompanies: {
      companies: [
        {
          ...{ ...VALE, cnpj: '12ABC34501DE35', people: 2, admins: 1, plan: 'none', seats: null },
          createdAt: '2026-03-02T12:00:00Z',
        },
      ],
      next: null,
    },
  }).answer(userChangesContract, { setRole: undefined, setCompany: undefined, setPlan: undefined });
});

const open = () => show(<UsersAdmin />, { address: '/admin' });
const menu = async (person: UserEvent, name: string) => {
  await person.click(await screen.findByRole('button', { name: `Mais ações: ${name}` }));
};
async function choose(person: UserEvent, name: string, action: string) {
  await menu(person, name);
  await person.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
}

it('gives Ana a role that she can have, and says at the field which she cannot', async () => {
  const { person } = await open();
  const dialog = await choose(person, 'Ana', 'Mudar o papel');
  const role = dialog.getByRole('combobox', { name: 'Papel' });
  await person.selectOptions(role, 'Admin Empresa');
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText(/^Esta pessoa não está ligada a uma empresa/)).toBeDefined();
  expect(server.asked(userChangesContract.setRole)).toEqual([]);
  server.answer(userChangesContract, { setRole: refuse(OWN_ROLE) });
  await person.selectOptions(role, 'Admin Geral');
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText(/^O próprio papel ninguém muda/)).toBeDefined();
  server.answer(userChangesContract, { setRole: undefined });
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = server.asked(userChangesContract.setRole).map(({ body }) => body);
  expect(sent).toEqual([{ role: 'admin' }, { role: 'admin' }]);
});

it('asks Carla who she is before her old session makes a general admin', async () => {
  server.answer(userChangesContract, { setRole: refuse('reauthentication_needed') });
  const { person } = await show(
    <ProofProvider>
      <UsersAdmin />
    </ProofProvider>,
    { address: '/admin' },
  );
  const dialog = await choose(person, 'Ana', 'Mudar o papel');
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Papel' }), 'Admin Geral');
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  const proof = within(await screen.findByRole('dialog', { name: 'Confirme que é você' }));
  server.answer(userChangesContract, { setRole: undefined });
  await person.type(await proof.findByLabelText('Sua senha'), 'florescer-demo{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(prove).toHaveBeenCalledWith({ password: 'florescer-demo' });
  expect(server.asked(userChangesContract.setRole)).toHaveLength(2);
});

it('offers Carla no change of her own role, nor the end of her account', async () => {
  const { person } = await open();
  await menu(person, 'Carla');
  await screen.findByRole('menuitem', { name: 'Mudar a empresa' });
  for (const name of ['Mudar o papel', 'Suspender', 'Apagar a conta']) {
    expect(screen.queryByRole('menuitem', { name })).toBeNull();
  }
});

it.each([
  ['Bruno', 'Mudar o papel'],
  ['Bruno', 'Mudar a empresa'],
  ['Ana', 'Mudar a empresa'],
  ['Ana', 'Mudar o plano'],
  ['Duda', 'Mudar o plano'],
])('sends and tells nothing where nothing of %s was changed: %s', async (name, action) => {
  const { person } = await open();
  const dialog = await choose(person, name, action);
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.changes.filter((change) => change.startsWith('PUT'))).toEqual([]);
  expect(screen.queryByText(/tem um papel novo|mudou\.$/)).toBeNull();
});

it('keeps the chosen company in sight while another is searched for', async () => {
  const { person } = await open();
  const dialog = await choose(person, 'Ana', 'Mudar a empresa');
  await person.click(await dialog.findByRole('radio', { name: 'Vale Claro' }));
  server.answer(adminContract, { findCompanies: { companies: [], next: null } });
  await person.type(dialog.getByLabelText('Buscar por nome ou CNPJ'), 'Oficina');
  expect(await dialog.findByText('Nenhuma empresa assim')).toBeDefined();
  expect(dialog.getByRole('radio', { name: 'Vale Claro' })).toHaveProperty('checked', true);
  await person.click(dialog.getByRole('radio', { name: 'Sem empresa' }));
  expect(dialog.queryByRole('radio', { name: 'Vale Claro' })).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(userChangesContract.setCompany)).toEqual([]);
});

it('opens Duda’s plan with its last day, which only goes where it is cleared', async () => {
  const { person } = await open();
  const dialog = await choose(person, 'Duda', 'Mudar o plano');
  const lastDay = dialog.getByLabelText('Último dia');
  expect(lastDay).toHaveProperty('value', '2027-01-31');
  await person.clear(lastDay);
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(userChangesContract.setPlan).map(({ body }) => body)).toEqual([
    { plan: 'individual', lastDay: null },
  ]);
});

it('links Ana to a company, and takes Bruno out of his', async () => {
  const { person } = await open();
  const into = await choose(person, 'Ana', 'Mudar a empresa');
  await person.click(await into.findByRole('radio', { name: 'Vale Claro' }));
  await person.click(into.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const out = await choose(person, 'Bruno', 'Mudar a empresa');
  await person.click(await out.findByRole('radio', { name: 'Sem empresa' }));
  await person.click(out.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = server.asked(userChangesContract.setCompany).map(({ body }) => body);
  expect(sent).toEqual([{ companyId: VALE.id }, { companyId: null }]);
});

it('gives Ana a plan until a day, and leaves the one that Bruno’s company gives', async () => {
  server.answer(userChangesContract, { setPlan: refuse(BAD_LAST_DAY) });
  const { person } = await open();
  const dialog = await choose(person, 'Ana', 'Mudar o plano');
  await person.selectOptions(dialog.getByRole('combobox', { name: 'Plano' }), 'Individual');
  await person.type(dialog.getByLabelText('Último dia'), '2027-01-31');
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await dialog.findByText(/^Este dia já passou/)).toBeDefined();
  server.answer(userChangesContract, { setPlan: undefined });
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.asked(userChangesContract.setPlan).at(-1)?.body).toEqual({
    plan: 'individual',
    lastDay: '2027-01-31',
  });
  const refused = await choose(person, 'Bruno', 'Mudar o plano');
  expect(await refused.findByText(/^O plano vem da empresa/)).toBeDefined();
  expect(refused.queryByRole('button', { name: 'Salvar' })).toBeNull();
});
