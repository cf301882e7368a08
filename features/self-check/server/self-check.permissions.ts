import { randomUUID } from 'node:crypto';
import { definePermissions, eachTheirOwn } from '#packages/kernel/permission-rows.ts';

export const permissions = definePermissions({
  // Without the operator's leave there is no such thing, for anybody.
  'GET /api/self-check/availability': { statuses: eachTheirOwn(200) },
  'GET /api/self-check/form': { statuses: eachTheirOwn(404) },
  'GET /api/self-check/results': { statuses: eachTheirOwn(404) },
  'POST /api/self-check/results': {
    statuses: eachTheirOwn(404),
    body: () => ({ answers: [1, 2, 3, 4, 5] }),
  },
  'DELETE /api/self-check/results/:id': {
    statuses: eachTheirOwn(404),
    params: () => ({ id: randomUUID() }),
  },
});
