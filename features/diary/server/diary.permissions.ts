import {
  definePermissions,
  eachTheirOwn,
  ownersOnly,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';

const ofEntry = { params: ({ entryId }: { entryId: string }) => ({ id: entryId }) };

export const permissions = definePermissions(
  async ({ ask, secret }: PermissionWorld) => {
    const write = () =>
      ask<{ id: string }>('owner', 'POST', '/api/diary/entries', { text: `Cansada: ${secret}.` });
    const [entry, deleted] = await Promise.all([write(), write()]);
    await ask('owner', 'DELETE', `/api/diary/entries/${deleted.id}`);
    return { entryId: entry.id, deletedEntryId: deleted.id };
  },
  {
    'GET /api/diary/entries': { statuses: eachTheirOwn(200) },
    'POST /api/diary/entries': {
      statuses: eachTheirOwn(201),
      body: () => ({ text: 'Um dia comum.' }),
    },
    'POST /api/diary/entries/search': {
      statuses: eachTheirOwn(200),
      body: () => ({ text: 'cansada' }),
    },
    'GET /api/diary/entries/:id': { statuses: ownersOnly(200), ...ofEntry },
    'PATCH /api/diary/entries/:id': {
      statuses: ownersOnly(200),
      ...ofEntry,
      body: () => ({ text: 'Outro texto.' }),
    },
    'POST /api/diary/entries/:id/analysis': { statuses: ownersOnly(200), ...ofEntry },
    'GET /api/diary/entries/:id/versions': { statuses: ownersOnly(200), ...ofEntry },
    'DELETE /api/diary/entries/:id': { statuses: ownersOnly(204), ...ofEntry },
    'POST /api/diary/entries/:id/restore': {
      statuses: ownersOnly(200),
      params: ({ deletedEntryId }) => ({ id: deletedEntryId }),
    },
    'GET /api/diary/events': { statuses: eachTheirOwn(200) },
    'GET /api/diary/run': { statuses: eachTheirOwn(200) },
    'GET /api/diary/week': { statuses: eachTheirOwn(200) },
    'GET /api/diary/week/shown': { statuses: eachTheirOwn(200) },
    'PUT /api/diary/week/shown': {
      statuses: eachTheirOwn(200),
      body: () => ({ shown: true }),
    },
    'GET /api/diary/writer': { statuses: eachTheirOwn(200) },
    'PUT /api/diary/writer': {
      statuses: eachTheirOwn(200),
      body: () => ({ consented: false, language: 'pt-BR' }),
    },
  },
);
