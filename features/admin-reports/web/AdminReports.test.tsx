import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import {
  adminReportsContract,
  type FailedJobView,
  type PlatformReport,
} from '../contract/admin-reports.contract.ts';
import AdminReportsPage from './desktop/AdminReportsPage.tsx';

const report: PlatformReport = {
  months: ['2026-10', '2026-09'],
  closed: {
    month: '2026-10',
    closedAt: '2026-11-01T07:25:00.000Z',
    accounts: 150,
    created: 12,
    deleted: null,
    active: 80,
    activeBefore: 70,
    uses: [
      { use: 'checkIn', share: '80' },
      { use: 'selfCheck', share: null },
    ],
  },
  history: [
    { month: '2026-09', active: 70 },
    { month: '2026-10', active: 80 },
  ],
  now: {
    companies: 2,
    companiesPaying: 1,
    plans: { free: 90, individual: 20, business: 40 },
    trials: null,
    courses: [{ id: crypto.randomUUID(), title: 'Sono em turnos', started: 12, completed: null }],
  },
};
const job: FailedJobView = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'accounts.mail',
  tries: 11,
  failedAt: '2026-11-17T12:00:00.000Z',
};

vi.mock('#features/access/web/index.ts', () => ({ apiOptions: { token: () => 'token' } }));

async function open() {
  let failed = [job];
  const server = fakeServer(adminReportsContract, {
    platformReport: report,
    systemHealth: () => {
      const queue = { waiting: 0, retrying: 0, failed: failed.length, done: 31 };
      const backup = { isOn: false, newestAt: null };
      return { databaseMs: 2, jobs: queue, mails: queue, failed, backup };
    },
    retryJob: () => {
      failed = [];
      return undefined;
    },
  });
  return { ...(await show(<AdminReportsPage />, { address: '/admin-reports' })), server };
}

it('tells a month in numbers, and protects what is about few', async () => {
  const { person } = await open();
  await screen.findByRole('heading', { name: '10 pessoas ativas a mais que no mês anterior' });
  expect(screen.getByText('novas: 12; apagadas: menos de 10')).toBeTruthy();
  const row = screen.getByText('Bem-estar').closest('li');
  expect(row && within(row).getByText('Protegido')).toBeTruthy();
  expect(screen.getByRole('table', { name: 'Treinamentos' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Ver como tabela' }));
  expect(screen.getByRole('row', { name: 'Setembro de 2026 70' })).toBeTruthy();
});

it('has a failed job tried again', async () => {
  const { person, server } = await open();
  await person.click(await screen.findByRole('button', { name: 'Tentar de novo: accounts.mail' }));
  await waitFor(() => expect(server.asked(adminReportsContract.retryJob)).toHaveLength(1));
  const { name, id } = job;
  expect(server.asked(adminReportsContract.retryJob)[0]?.params).toEqual({ name, id });
  await waitFor(() => expect(screen.queryByText('accounts.mail')).toBeNull());
});
