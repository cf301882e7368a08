import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeServer, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { companyGrantsContract, type HeldGrant } from '../contract/company-grants.contract.ts';
import { type Invitation, invitationsContract } from '../contract/invitations.contract.ts';
import { ONLY_COMPANY_ADMIN } from '../contract/people.contract.ts';
import InvitationsPage from './InvitationsPage.tsx';

const world = vi.hoisted(() => ({ company: null as { name: string } | null, refresh: vi.fn() }));
vi.mock('#features/access/web/index.ts', () => ({
  access: { refresh: world.refresh },
  apiOptions: { token: () => 'token' },
  useMe: () => ({ ...world, email: 'ana@vale.example', timeZone: 'America/Sao_Paulo' }),
}));

let invitations: Invitation[];
let grants: HeldGrant[];
let server: FakeServer;
beforeEach(() => {
  world.company = null;
  world.refresh.mockClear();
  invitations = [
    {
      id: '00000000-0000-4000-8000-000000000001',
      company: 'Vale Claro',
      site: 'Betim',
      sector: null,
      grant: null as Invitation['grant'],
      expiresAt: '2026-12-08T12:00:00Z',
    },
  ];
  const answered = () => {
    invitations = [];
    return undefined;
  };
  server = fakeServer(invitationsContract, {
    ownInvitations: () => ({ invitations }),
    acceptInvitation: answered,
    declineInvitation: answered,
  });
  grants = [
    {
      ...{ companyId: '00000000-0000-4000-8000-000000000002', company: 'Oficina' },
      ...{ kind: 'auditor', since: '2026-11-01T12:00:00Z', until: '2027-01-31' },
    },
  ];
  server.answer(companyGrantsContract, {
    ownGrants: () => ({ grants }),
    giveBack: () => {
      grants = [];
      return undefined;
    },
  });
});
const accepted = () => server.asked(invitationsContract.acceptInvitation).map(({ body }) => body);

const open = () => show(<InvitationsPage />, { address: '/invitations' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

it('is accepted after a question, and leads to the dashboard', async () => {
  const { person, router } = await open();
  await person.click(await button('Aceitar o convite'));
  expect(server.changes).toEqual([]);
  await person.click((await dialog()).getByRole('button', { name: 'Aceitar o convite' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(accepted()).toEqual([{ leave: false }]);
  expect(world.refresh).toHaveBeenCalledOnce();
});

it('says to somebody of another company that they leave it, and what comes first', async () => {
  world.company = { name: 'Oficina' };
  server.answer(invitationsContract, { acceptInvitation: refuse(ONLY_COMPANY_ADMIN) });
  const { person } = await open();
  expect(await screen.findByText(/Você faz parte de Oficina/)).toBeDefined();
  await person.click(await button('Sair e aceitar'));
  await person.click((await dialog()).getByRole('button', { name: 'Sair e aceitar' }));
  const told = await (await dialog()).findByRole('alert');
  expect(told.textContent).toContain('Antes, dê a administração');
  server.answer(invitationsContract, { acceptInvitation: undefined });
  await person.click((await dialog()).getByRole('button', { name: 'Sair e aceitar' }));
  await waitFor(() => expect(accepted().at(-1)).toEqual({ leave: true }));
});

it('can be declined, and says to whom there is none which address it looked for', async () => {
  const { person } = await open();
  await person.click(await button('Recusar'));
  await person.click((await dialog()).getByRole('button', { name: 'Recusar' }));
  expect(await screen.findByText('Nenhum convite para você agora')).toBeDefined();
  expect(screen.getByText(/você entrou com ana@vale\.example/)).toBeDefined();
});

it('to a committee says what it is, and leaves nobody’s company', async () => {
  world.company = { name: 'Oficina' };
  invitations = invitations.map((one) => ({ ...one, grant: { kind: 'committee', until: null } }));
  const { person, router } = await open();
  expect(await screen.findByText(/comissão de segurança/)).toBeDefined();
  expect(screen.queryByText(/Você faz parte de Oficina/)).toBeNull();
  await person.click(await button('Aceitar'));
  await person.click((await dialog()).getByRole('button', { name: 'Aceitar' }));
  await waitFor(() => expect(accepted()).toEqual([{ leave: false }]));
  expect(router.state.location.pathname).toBe('/invitations');
});

it('stand with what companies let the person read, which is given back', async () => {
  const { person } = await open();
  await person.click(await button('Devolver: Auditoria, Oficina'));
  await person.click((await dialog()).getByRole('button', { name: 'Devolver' }));
  await waitFor(() => expect(screen.queryByText('Oficina')).toBeNull());
});

it('has what was accepted stand among it at once', async () => {
  invitations = invitations.map((one) => ({ ...one, grant: { kind: 'committee', until: null } }));
  server.answer(invitationsContract, {
    acceptInvitation: () => {
      const [former] = grants;
      if (former) grants = [former, { ...former, kind: 'committee', company: 'Vale Claro' }];
      invitations = [];
      return undefined;
    },
  });
  const { person } = await open();
  await button('Devolver: Auditoria, Oficina');
  await person.click(await button('Aceitar'));
  await person.click((await dialog()).getByRole('button', { name: 'Aceitar' }));
  await button(/^Devolver: .*, Vale Claro$/);
});

it('says where what companies let the person read did not come, and gives nothing back offline', async () => {
  server.answer(companyGrantsContract, { ownGrants: refuse('internal') });
  const { person } = await open();
  await screen.findByText('Não deu para carregar o que empresas deixam você ler');
  server.answer(companyGrantsContract, { ownGrants: () => ({ grants }) });
  const online = vi.spyOn(navigator, 'onLine', 'get');
  await person.click(await button('Tentar de novo'));
  expect(await button(/^Devolver/)).toHaveProperty('disabled', false);
  online.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  expect(await button(/^Devolver/)).toHaveProperty('disabled', true);
  online.mockRestore();
  fireEvent(window, new Event('online'));
});
