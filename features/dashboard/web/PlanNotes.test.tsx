import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Me } from '#features/access/contract/access.contract.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { InvitationNote, TrialNote } from './parts/PlanNotes.tsx';

const access = vi.hoisted(() => ({
  me: null as unknown,
  stopAwaitingInvitation: vi.fn(async () => undefined),
}));
// Who is there has its own tests; here it is only told.
vi.mock('#features/access/web/index.ts', () => ({
  useMe: () => access.me,
  stopAwaitingInvitation: access.stopAwaitingInvitation,
}));

const elisa: Me = {
  id: '019a9b1c-7a64-7c52-8a1e-0c9f1d2e3f40',
  email: 'elisa@exemplo.com',
  fullName: 'Elisa Rocha',
  plan: 'empresarial',
  trialEndsAt: '2026-12-02T15:20:00.000Z',
  isAdmin: false,
  isCompanyAdmin: true,
  isSupportStaff: false,
  companyGrants: [],
  hasPremiumAccess: true,
  company: null,
  awaitsInvitation: false,
  language: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
  memberSince: '2026-11-18T15:20:00.000Z',
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-29T15:19:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const NOTES = (
  <>
    <InvitationNote />
    <TrialNote />
  </>
);

it.each([
  ['while a trial has days to go', elisa, '2026-11-29T15:19:00Z'],
  ['without a trial', { ...elisa, trialEndsAt: null }, '2026-12-01T12:00:00Z'],
  ['before the person is known', null, '2026-12-01T12:00:00Z'],
])('there are none %s', async (_what, me, now) => {
  vi.setSystemTime(new Date(now));
  access.me = me;
  await show(NOTES, { address: '/dashboard' });
  expect(screen.queryByText(/teste|convite/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a trial tells its last day from three days before, and that nothing is lost', async () => {
  vi.setSystemTime(new Date('2026-11-29T15:20:00Z'));
  access.me = elisa;
  await show(NOTES, { address: '/dashboard' });
  expect(screen.getByText(/^Seu teste vai até 2 de dezembro\./).textContent).toContain(
    'tudo o que você guardou continua seu',
  );
});

it('somebody whose company was here already learns whom to ask, and puts the note away', async () => {
  access.me = { ...elisa, plan: 'free', trialEndsAt: null, awaitsInvitation: true };
  const { person } = await show(NOTES, { address: '/dashboard' });
  expect(screen.getByText('Esta empresa já está no Florescer')).toBeTruthy();
  expect(screen.getByText(/peça um convite/)).toBeTruthy();
  access.stopAwaitingInvitation.mockRejectedValueOnce({ code: 'offline' });
  await person.click(screen.getByRole('button', { name: 'Entendi' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  await person.click(screen.getByRole('button', { name: 'Entendi' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(access.stopAwaitingInvitation).toHaveBeenCalledTimes(2);
});
