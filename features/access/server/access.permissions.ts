import { definePermissions, eachTheirOwn } from '#packages/kernel/permission-rows.ts';

export const permissions = definePermissions({
  'GET /api/me': { statuses: eachTheirOwn(200) },
  'PATCH /api/me/preferences': {
    statuses: eachTheirOwn(200),
    body: () => ({ timeZone: 'America/Sao_Paulo' }),
  },
});
