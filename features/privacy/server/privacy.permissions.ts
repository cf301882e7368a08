import { definePermissions, eachTheirOwn, everybody } from '#packages/kernel/permission-rows.ts';

export const permissions = definePermissions({
  'GET /api/operator': { statuses: { ...everybody(200), ownerByPasswordAlone: 403 } },
  'GET /api/privacy/room': { statuses: eachTheirOwn(200) },
  'POST /api/privacy/export': { statuses: eachTheirOwn(200), body: () => ({}) },
  'POST /api/privacy/import': {
    statuses: eachTheirOwn(200),
    body: () => ({ kind: 'emotion-days', records: [{}], preview: true }),
  },
});
