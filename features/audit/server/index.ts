import type { ServerFeature } from '#packages/kernel/index.ts';
import { auditPersonalData } from './audit.personal.ts';
import { auditRoutes } from './audit.routes.ts';

export { countActs, recordAct } from './audit.queries.ts';

/** The log of what administrators and the operator did. */
export const auditFeature: ServerFeature = {
  name: 'audit',
  permissions: () => import('./audit.permissions.ts'),
  personalData: auditPersonalData,
  routes: auditRoutes,
};
