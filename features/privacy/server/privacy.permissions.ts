import { definePermissions, eachTheirOwn } from '#packages/kernel/permission-rows.ts';

export const permissions = definePermissions({
  'GET /api/privacy/room': { statuses: eachTheirOwn(200) },
  'POST /api/privacy/export': { statuses: eachTheirOwn(200), body: () => ({}) },
  'POST /api/privacy/import': {
    statuses: eachTheirOwn(200),
    body: () => ({ kind: 'emotion-days', records: [{}], preview: true }),
  },
});
