import type { ReactElement } from 'react';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import {
  type Cell,
  companyReportContract,
  type Report,
  type ShownPeriod,
} from '../../contract/company-report.contract.ts';

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
  const counting = (counted: boolean) => ({
    counted,
    preview: { month: '2026-11', level: 4, days: 9, company: cell() },
  });
  const report = ({ query }: { query: { period?: string } }) =>
    service.fails ? refuse('unavailable') : reportOf(query.period ?? '2026-10');
  let counted = false;
  const server = fakeServer(companyReportContract, {
    openReport: report,
    mirror: report,
    getCounting: () => (service.fails ? refuse('unavailable') : counting(counted)),
    setCounting: ({ body }) => {
      counted = body.counted;
      return counting(counted);
    },
  });
  const { person } = await show(element, { address: '/corporate-report' });
  return { person, server, service };
}
