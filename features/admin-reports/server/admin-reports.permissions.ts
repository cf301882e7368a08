import { randomUUID } from 'node:crypto';
import { adminsOnly, definePermissions } from '#packages/kernel/permission-rows.ts';

const ofJob = { params: () => ({ name: 'accounts.mail', id: randomUUID() }) };

export const permissions = definePermissions({
  'GET /api/admin/reports': { statuses: adminsOnly(200) },
  'GET /api/admin/reports/report.csv': { statuses: adminsOnly(200) },
  'GET /api/admin/system': { statuses: adminsOnly(200) },
  // No job has been given up.
  'POST /api/admin/system/jobs/:name/:id/retry': { statuses: adminsOnly(404), ...ofJob },
  'DELETE /api/admin/system/jobs/:name/:id': { statuses: adminsOnly(404), ...ofJob },
});
