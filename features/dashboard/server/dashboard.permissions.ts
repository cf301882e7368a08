import { definePermissions, eachTheirOwn } from '#packages/kernel/permission-rows.ts';

export const permissions = definePermissions({
  'GET /api/dashboard': { statuses: eachTheirOwn(200) },
});
