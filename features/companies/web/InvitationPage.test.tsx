import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import {
  type FakeServer,
  fakeServer,
  OFFLINE,
  refuse,
} from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { invitationsContract } from '../contract/invitations.contract.ts';
import { InvitationPage } from './InvitationPage.tsx';

const TOKEN = 'a'.repeat(43);
const open = {
  state: 'open' as const,
  company: 'Vale Claro',
  site: 'Betim',
  sector: null,
  grant: null,
  expiresAt: '2026-12-08T12:00:00Z',
  address: 'ana+1@vale.example',
};
let server: FakeServer;
beforeEach(() => {
  server = fakeServer(invitationsContract, { readInvitation: open });
  window.localStorage.clear();
  window.history.replaceState(null, '', `/convite#${TOKEN}`);
  document.documentElement.lang = 'pt-BR';
});

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('says who invites and what they will see, and leads to the registration with the address', async () => {
  await show(<InvitationPage />);
  expect(await screen.findByRole('heading', { name: 'Convite de Vale Claro' })).toBeDefined();
  expect(server.asked(invitationsContract.readInvitation)[0]?.body).toEqual({ token: TOKEN });
  expect(screen.getByRole('heading', { name: 'O que a empresa não vê' })).toBeDefined();
  expect(screen.getByText(/Sua empresa não lê/)).toBeDefined();
  expect(screen.getByText(/ana\+1@vale\.example.*18 anos ou mais/)).toBeDefined();
  expect(href('Criar conta e aceitar')).toBe(
    '/register?next=%2Finvitations#invited=ana%2B1%40vale.example',
  );
  expect(href('Já tenho conta')).toBe('/login?next=%2Finvitations');
});

it('leads somebody who is signed in on to their invitations', async () => {
  const { SESSION_STORAGE_KEY } = await import(
    '#features/accounts/contract/auth-client-options.ts'
  );
  window.localStorage.setItem(SESSION_STORAGE_KEY, '{}');
  await show(<InvitationPage />);
  await screen.findByRole('heading', { name: 'Convite de Vale Claro' });
  expect(href('Continuar')).toBe('/invitations');
});

it.each([
  ['accepted', 'Este convite já foi aceito'],
  ['expired', 'Este convite não vale mais'],
  ['withdrawn', 'Vale Claro retirou este convite'],
] as const)('says what became of an invitation that is %s', async (state, words) => {
  server.answer(invitationsContract, { readInvitation: { ...open, state, address: null } });
  await show(<InvitationPage />);
  const told = await screen.findByText(words, { exact: false });
  expect(told.closest('[role="status"]')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Criar conta e aceitar' })).toBeNull();
});

it('says that a link is cut off or replaced, and tries again without a connection', async () => {
  server.answer(invitationsContract, { readInvitation: refuse('not_found') });
  const { unmount } = await show(<InvitationPage />);
  expect(await screen.findByText(/Este link não abre um convite/)).toBeDefined();
  unmount();
  server.answer(invitationsContract, { readInvitation: OFFLINE });
  const { person } = await show(<InvitationPage />);
  expect(await screen.findByText(/Não deu para abrir o convite/)).toBeDefined();
  server.answer(invitationsContract, { readInvitation: open });
  await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('heading', { name: 'Convite de Vale Claro' })).toBeDefined();
});
