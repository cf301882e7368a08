import type { ServerFeature } from '#packages/kernel/index.ts';
import { adminRoutes } from './admin.routes.ts';

/** Accounts and companies as the general administration looks after them. */
export const adminFeature: ServerFeature = {
  name: 'admin',
  permissions: () => import('./admin.permissions.ts'),
  routes: adminRoutes,
};
