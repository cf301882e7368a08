import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { companyProfileContract } from '../contract/company-profile.contract.ts';
import { joiningContract } from '../contract/joining.contract.ts';
import {
  type CompanyPerson,
  companyPeopleContract,
  ONLY_COMPANY_ADMIN,
} from '../contract/people.contract.ts';
import CompanyPeople from './CompanyPeople.tsx';

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
let server: FakeServer;
beforeEach(() => {
  let people = [someone(1, 'Ana'), someone(2, 'Bruno', { isAdmin: true, isCaller: true })];
  server = fakeServer(companyPeopleContract, {
    findPeople: ({ body: { text = '' } }) => ({
      people: people.filter(({ name }) => name.includes(text)),
      next: null,
    }),
    movePerson: ({ body }) => {
      people = people.map((one) => ({ ...one, site: body.siteId === SITE ? 'Betim' : null }));
      return undefined;
    },
    makeAdmin: ({ params }) => {
      people = people.map((one) => (one.id === params.id ? { ...one, isAdmin: true } : one));
      return undefined;
    },
    removePerson: ({ params }) => {
      people = people.filter((one) => one.id !== params.id);
      return undefined;
    },
    giveUpAdmin: undefined,
  })
    .answer(joiningContract, { listJoining: { asking: [] }, acceptJoining: undefined })
    .answer(companyProfileContract, {
      readCompany: {
        name: 'Vale Claro',
        since: '2026-03-02T12:00:00Z',
        units: [{ id: SITE, kind: 'site', name: 'Betim', people: 0 }],
        cnpjs: [],
        people: 2,
      },
    });
});
/** What the screen changed: it looks people up by POST too. */
const changes = () => server.changes.filter((call) => !call.endsWith('/search'));

const open = () => show(<CompanyPeople />, { address: '/admin' });
const button = (name: string) => screen.findByRole('button', { name });
const choose = async (person: UserEvent, name: string, action: string) => {
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
  expect(changes()).toEqual([]);
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
  expect(changes()).toEqual([
    'PUT /api/companies/own/people/00000000-0000-4000-8000-000000000001/place',
  ]);
});

it('asks for a yes to those who used the code, and says what came of it', async () => {
  const id = '00000000-0000-4000-8000-000000000009';
  const lia = { id, name: 'Lia', addressHint: 'li…@casa.example', askedAt: '2026-11-20T12:00:00Z' };
  server.answer(joiningContract, { listJoining: { asking: [lia] } });
  const { person } = await open();
  expect(await screen.findByText('1 pessoa usou o código e espera seu sim')).toBeDefined();
  await person.click(await button('Aceitar: Lia'));
  await waitFor(() => expect(changes()).toEqual([`POST /api/companies/own/joining/${id}`]));
});

it('finds people by name', async () => {
  const { person } = await open();
  await screen.findByText('Ana');
  await person.type(screen.getByRole('searchbox', { name: 'Procurar por nome' }), 'Zé');
  expect(await screen.findByText('Ninguém assim por aqui.')).toBeDefined();
});

it('keeps the only admin, says what comes first, and leads away once somebody else has it', async () => {
  server.answer(companyPeopleContract, { giveUpAdmin: refuse(ONLY_COMPANY_ADMIN) });
  const { person, router } = await open();
  await person.click(await button('Deixar a administração'));
  const action = { name: 'Deixar a administração' };
  await person.click((await confirm()).getByRole('button', action));
  expect((await (await confirm()).findByRole('alert')).textContent).toContain('Antes, dê');
  expect(refresh).not.toHaveBeenCalled();
  server.answer(companyPeopleContract, { giveUpAdmin: undefined });
  await person.click((await confirm()).getByRole('button', action));
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(router.state.location.pathname).toBe('/profile');
});
