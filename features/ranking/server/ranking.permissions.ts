import { definePermissions, eachTheirOwn } from '#packages/kernel/permission-rows.ts';

export const permissions = definePermissions({
  'GET /api/ranking/people': { statuses: eachTheirOwn(200) },
  'GET /api/ranking/companies': { statuses: eachTheirOwn(200) },
  'PUT /api/ranking/choice': { statuses: eachTheirOwn(200), body: () => ({ shown: false }) },
});
