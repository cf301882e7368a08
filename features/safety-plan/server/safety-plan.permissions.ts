import { definePermissions, eachTheirOwn } from '#packages/kernel/permission-rows.ts';
import { EMPTY_PLAN } from '../contract/plan.rules.ts';

export const permissions = definePermissions({
  // Each caller’s own plan is still to be written: `base` null is right for everybody.
  'GET /api/safety-plan': { statuses: eachTheirOwn(200) },
  'PUT /api/safety-plan': {
    statuses: eachTheirOwn(200),
    body: () => ({ base: null, plan: EMPTY_PLAN }),
  },
  'DELETE /api/safety-plan': { statuses: eachTheirOwn(204) },
});
