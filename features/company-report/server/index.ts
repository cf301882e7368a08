import { personLeaves } from '#features/companies/server/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { companyReportWorkers } from './company-report.jobs.ts';
import { companyReportPersonalData } from './company-report.personal.ts';
import { mountCompanyReport } from './company-report.routes.ts';
import { seedCompanyReport } from './company-report.seed.ts';
import { endCounting } from './counting.ts';

export { type ClosedMonth, closedMonthOf } from './closed-month.ts';
export { shareOf } from './suppression/figures.rules.ts';
export {
  type Dimension,
  decideRelease,
  FEWEST_PEOPLE,
  type Release,
} from './suppression/suppression.rules.ts';

/** What a company reads of its people, all of them together, and its people read with it. */
export const companyReportFeature: ServerFeature = {
  name: 'company-report',
  permissions: () => import('./company-report.permissions.ts'),
  personalData: companyReportPersonalData,
  routes: mountCompanyReport,
  plugIns: [
    personLeaves.with(
      (context) => (tx, userId, companyId) => endCounting(context, tx, userId, companyId),
    ),
  ],
  workers: companyReportWorkers,
  seed: async (context) => {
    if (context.settings.development) await seedCompanyReport(context);
  },
};
