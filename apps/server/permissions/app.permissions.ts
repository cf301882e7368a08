import { definePermissions, everybody } from '#packages/kernel/permission-rows.ts';

/** Routes that belong to the server itself and to no feature. */
export const permissions = definePermissions({
  'GET /healthz': { statuses: everybody(200), operator: 200 },
  'GET /readyz': { statuses: everybody(200), operator: 200 },
  'GET /metrics': { statuses: everybody(401), operator: 200 },
  'GET /api/openapi.json': { statuses: everybody(200) },
  'GET /api/docs': { statuses: everybody(200) },
  'GET /api/docs/json': { statuses: everybody(200) },
  'GET /api/docs/yaml': { statuses: everybody(200) },
  'GET /api/docs/static/index.html': { statuses: everybody(302) },
  'GET /api/docs/static/swagger-initializer.js': { statuses: everybody(200) },
  'GET /api/docs/static/*': { statuses: everybody(404) },
});
