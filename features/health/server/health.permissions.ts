import { randomUUID } from 'node:crypto';
import { definePermissions, eachTheirOwn } from '#packages/kernel/permission-rows.ts';

const now = () => new Date().toISOString();
const today = () => now().slice(0, 10);
const aChange = () => ({ changeId: randomUUID(), recordedAt: now() });

export const permissions = definePermissions({
  'GET /api/health/overview': { statuses: eachTheirOwn(200) },
  'GET /api/health/records': {
    statuses: eachTheirOwn(200),
    query: () => ({ from: '2026-01-01', to: '2026-01-31' }),
  },
  'PUT /api/health/records/:id': {
    statuses: eachTheirOwn(200),
    params: () => ({ id: randomUUID() }),
    body: () => ({
      ...aChange(),
      record: { part: 'drink', kind: 'water', ml: 200, day: today(), at: now() },
    }),
  },
  'PUT /api/health/settings': {
    statuses: eachTheirOwn(200),
    body: () => ({
      ...aChange(),
      goalMl: null,
      amounts: { water: 200, coffee: 50, mate: 300, coconut: 300 },
    }),
  },
});
