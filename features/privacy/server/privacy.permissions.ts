import { TERMS_VERSION } from '#features/privacy/contract/terms-version.ts';
import { definePermissions, eachTheirOwn, everybody } from '#packages/kernel/permission-rows.ts';

export const permissions = definePermissions({
  'GET /api/operator': { statuses: { ...everybody(200), ownerByPasswordAlone: 403 } },
  'GET /api/privacy/consents': { statuses: eachTheirOwn(200) },
  'POST /api/privacy/terms': {
    statuses: eachTheirOwn(204),
    body: () => ({ version: TERMS_VERSION, language: 'pt-BR' }),
  },
  'PUT /api/privacy/health-consent': {
    statuses: eachTheirOwn(204),
    body: () => ({ agreed: true, language: 'pt-BR' }),
  },
  'GET /api/privacy/room': { statuses: eachTheirOwn(200) },
  'POST /api/privacy/export': { statuses: eachTheirOwn(200), body: () => ({}) },
  'POST /api/privacy/import': {
    statuses: eachTheirOwn(200),
    body: () => ({ kind: 'emotion-days', records: [{}], preview: true }),
  },
});
