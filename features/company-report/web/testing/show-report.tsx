import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import { startTestTexts } from '#packages/ui/testing/texts.ts';
import { makeTheme } from '#packages/ui/theme.ts';
import type {
  Cell,
  Counting,
  Report,
  ShownPeriod,
} from '../../contract/company-report.contract.ts';
import texts from '../locales/pt-BR.json' with { type: 'json' };

const cell = (more: Partial<Cell> = {}): Cell => ({
  people: '20',
  shares: ['few', '20', '30', '35', 'few'],
  good: '45',
  mean: 3.5,
  ...more,
});
const periods = ['2026-10', '2026-09', '2026-Q3'];

/** The report of a company in the three periods that it has closed. */
function reportOf(period: string): Report {
  const closed: ShownPeriod = {
    period,
    closedAt: '2026-11-03T06:40:00.000Z',
    tooSmall: false,
    whole: cell(),
    before: cell({ shares: ['few', '20', '30', '40', 'few'] }),
    sites: [{ name: 'Campinas', cell: cell(), before: cell({ mean: 3 }), duty: null }],
    sectors: [
      { name: 'Gente', cell: null, before: null, duty: null },
      { name: 'Operações', cell: cell({ people: '10' }), before: null, duty: null },
    ],
    courses: [],
    history: [
      { period: '2026-08', good: '50' },
      { period: '2026-09', good: null },
      { period: '2026-10', good: '45' },
    ],
  };
  return {
    company: { id: '00000000-0000-4000-8000-000000000001', name: 'Vale Claro' },
    periods: periods.map((one) => ({ period: one, closedAt: closed.closedAt })),
    closed,
    opened: { month: '2026-11', times: 3, timesBefore: 5 },
  };
}

/** Shows a screen with a server that closed three periods and keeps the consent. */
export async function showReport(element: ReactElement, { fails = false } = {}) {
  const service = { fails };
  const asked: string[] = [];
  const said: unknown[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), 'http://here');
    asked.push(`${url.pathname}${url.search}`);
    if (service.fails) return Response.json({ code: 'unavailable' }, { status: 503 });
    if (url.pathname.endsWith('/counting')) {
      if (init.method === 'PUT') said.push(JSON.parse(String(init.body)));
      const { counted } = (said.at(-1) ?? { counted: false }) as { counted: boolean };
      const preview = { month: '2026-11', level: 4, days: 9, company: cell() };
      return Response.json({ counted, preview } satisfies Counting);
    }
    return Response.json(reportOf(url.searchParams.get('period') ?? '2026-10'));
  });
  await startTestTexts({ 'company-report': texts });
  const root = createRootRoute();
  const pages = ['/corporate-report', '/privacy/company-report'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => element }),
  );
  const router = createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: ['/corporate-report'] }),
  });
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
  });
  await act(() => router.load());
  render(
    <QueryClientProvider client={client}>
      <MantineProvider theme={makeTheme({ close: 'Fechar', togglePassword: 'Mostrar' })} env="test">
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), asked, said, service };
}
