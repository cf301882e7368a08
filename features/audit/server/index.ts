import * as z from 'zod';
import { defineJob, worker } from '#packages/jobs/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { auditPersonalData } from './audit.personal.ts';
import { forgetOldActs } from './audit.queries.ts';
import { auditRoutes } from './audit.routes.ts';

export { countActs, recordAct } from './audit.queries.ts';

const forgetJob = defineJob({
  name: 'audit.forget',
  payload: z.looseObject({}),
  cron: '53 4 * * *',
});

/** The log of what administrators and the operator did. */
export const auditFeature: ServerFeature = {
  name: 'audit',
  permissions: () => import('./audit.permissions.ts'),
  personalData: auditPersonalData,
  routes: auditRoutes,
  workers: ({ db, now }) => [worker(forgetJob, () => forgetOldActs(db, now()))],
};
