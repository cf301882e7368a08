import { adminsOnly, definePermissions } from '#packages/kernel/permission-rows.ts';

export const permissions = definePermissions({
  'POST /api/admin/audit/search': { statuses: adminsOnly(200), body: () => ({}) },
});
