import { randomUUID } from 'node:crypto';
import { adminsOnly, definePermissions, eachTheirOwn } from '#packages/kernel/permission-rows.ts';

const STAFF = '/api/admin/support-staff';

export const permissions = definePermissions({
  'GET /api/me': { statuses: eachTheirOwn(200) },
  'PATCH /api/me/preferences': {
    statuses: eachTheirOwn(200),
    body: () => ({ timeZone: 'America/Sao_Paulo' }),
  },
  [`GET ${STAFF}`]: { statuses: adminsOnly(200) },
  [`POST ${STAFF}`]: {
    statuses: adminsOnly(422),
    body: () => ({ address: 'ninguem@example.org' }),
  },
  [`DELETE ${STAFF}/:id`]: { statuses: adminsOnly(404), params: () => ({ id: randomUUID() }) },
});
