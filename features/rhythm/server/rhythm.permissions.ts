import { definePermissions, eachTheirOwn } from '#packages/kernel/permission-rows.ts';

export const permissions = definePermissions({
  'GET /api/rhythm': { statuses: eachTheirOwn(200) },
  'PUT /api/rhythm/shown': { statuses: eachTheirOwn(200), body: () => ({ shown: true }) },
});
