import { randomUUID } from 'node:crypto';
import { definePermissions, eachTheirOwn } from '#packages/kernel/permission-rows.ts';

const now = () => new Date().toISOString();
const today = () => now().slice(0, 10);
const ofToday = { params: () => ({ day: today() }) };
const aChange = () => ({ changeId: randomUUID(), recordedAt: now() });

export const permissions = definePermissions({
  'GET /api/emotions/days': {
    statuses: eachTheirOwn(200),
    query: () => ({ from: '2026-01-01', to: '2026-02-01' }),
  },
  'GET /api/emotions/records': {
    statuses: eachTheirOwn(200),
    query: () => ({ from: '2026-01-01', to: '2026-02-01' }),
  },
  'GET /api/emotions/days/:day': { statuses: eachTheirOwn(200), ...ofToday },
  'PUT /api/emotions/days/:day': {
    statuses: eachTheirOwn(200),
    ...ofToday,
    body: () => ({ level: 4, tags: [], note: null, ...aChange() }),
  },
  'PUT /api/emotions/moments/:id': {
    statuses: eachTheirOwn(204),
    params: () => ({ id: randomUUID() }),
    body: () => ({ day: today(), at: now(), level: 2, tags: [], note: null, ...aChange() }),
  },
  'GET /api/emotions/report': { statuses: eachTheirOwn(200) },
  'GET /api/emotions/report.pdf': { statuses: eachTheirOwn(200) },
  'GET /api/emotions/counted': { statuses: eachTheirOwn(200) },
  'PUT /api/emotions/counted': {
    statuses: eachTheirOwn(200),
    body: () => ({ counted: false, language: 'pt-BR' }),
  },
});
