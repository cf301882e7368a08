import { definePermissions, eachTheirOwn } from '#packages/kernel/permission-rows.ts';

export const permissions = definePermissions({
  'GET /api/events': { statuses: eachTheirOwn(200) },
});
