import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import companyReport from '#features/company-report/web/locales/pt-BR.json' with { type: 'json' };
import { startTestTexts } from '#packages/ui/testing/texts.ts';
import { makeTheme } from '#packages/ui/theme.ts';
import type {
  FailedJobView,
  PlatformReport,
  SystemHealth,
} from '../contract/admin-reports.contract.ts';
import AdminReportsPage from './desktop/AdminReportsPage.tsx';
import texts from './locales/pt-BR.json' with { type: 'json' };

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
    courses: [],
  },
};
const job: FailedJobView = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'accounts.mail',
  tries: 11,
  failedAt: '2026-11-17T12:00:00.000Z',
};

let failed: FailedJobView[];
let calls: string[];
async function open() {
  failed = [job];
  calls = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input);
    if (path.includes('/system/jobs/')) {
      calls.push(`${init.method} ${path.split('/jobs/')[1]}`);
      failed = [];
      return new Response(null, { status: 204 });
    }
    if (!path.endsWith('/system')) return Response.json(report);
    const queue = { waiting: 0, retrying: 0, failed: failed.length, done: 31 };
    return Response.json({
      ...{ databaseMs: 2, jobs: queue, mails: queue, failed },
      backup: { isOn: false, newestAt: null },
    } satisfies SystemHealth);
  });
  await startTestTexts({ 'admin-reports': texts, 'company-report': companyReport });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/admin-reports',
    component: AdminReportsPage,
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/admin-reports'] }),
  });
  await act(() => router.load());
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MantineProvider theme={makeTheme({ close: 'Fechar', togglePassword: 'Mostrar' })} env="test">
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
vi.mock('#features/access/web/index.ts', () => ({ apiOptions: { token: () => 'token' } }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('tells a month in numbers, and protects what is about few', async () => {
  const person = await open();
  await screen.findByRole('heading', { name: '10 pessoas ativas a mais que no mês anterior' });
  expect(screen.getByText('novas: 12; apagadas: menos de 10')).toBeTruthy();
  const row = screen.getByText('Bem-estar').closest('li');
  expect(row && within(row).getByText('Protegido')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Ver como tabela' }));
  expect(screen.getByRole('row', { name: 'Setembro de 2026 70' })).toBeTruthy();
});

it('has a failed job tried again', async () => {
  const person = await open();
  await person.click(await screen.findByRole('button', { name: 'Tentar de novo: accounts.mail' }));
  await waitFor(() => expect(calls).toEqual([`POST accounts.mail/${job.id}/retry`]));
  await waitFor(() => expect(screen.queryByText('accounts.mail')).toBeNull());
});
