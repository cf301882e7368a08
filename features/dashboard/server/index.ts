import { dashboardContract } from '#features/dashboard/contract/dashboard.contract.ts';
import { mount } from '#packages/api/server/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { dashboardOf } from './dashboard.service.ts';

export const dashboardFeature: ServerFeature = {
  name: 'dashboard',
  permissions: () => import('./dashboard.permissions.ts'),
  routes: (app, context) =>
    mount(app, 'dashboard', dashboardContract, {
      dashboard: ({ caller }) => dashboardOf(context, caller),
    }),
};
