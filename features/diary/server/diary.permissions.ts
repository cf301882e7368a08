import { randomUUID } from 'node:crypto';
import { sealObject } from '#features/files/server/index.ts';
import {
  definePermissions,
  eachTheirOwn,
  ownersOnly,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';

const ofPhoto = {
  params: ({ entryId, photoId }: { entryId: string; photoId: string }) => ({
    ...{ id: entryId, photo: photoId },
  }),
};
const ofEntry = { params: ({ entryId }: { entryId: string }) => ({ id: entryId }) };

export const permissions = definePermissions(
  async ({ ask, secret, context, idOf }: PermissionWorld) => {
    const write = () =>
      ask<{ id: string }>('owner', 'POST', '/api/diary/entries', { text: `Cansada: ${secret}.` });
    const [entry, deleted] = await Promise.all([write(), write()]);
    await ask('owner', 'DELETE', `/api/diary/entries/${deleted.id}`);
    const photoId = randomUUID();
    const userId = idOf('owner');
    await sealObject(context, userId, { id: photoId, type: 'image/png', bytes: aPicture() });
    await ask('owner', 'POST', `/api/diary/entries/${entry.id}/photos`, {
      ...{ photo: photoId, alt: secret },
    });
    return { entryId: entry.id, deletedEntryId: deleted.id, photoId };
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
    'PATCH /api/diary/entries/:id/head': {
      statuses: ownersOnly(200),
      ...ofEntry,
      body: () => ({
        title: 'Outro título',
        changeId: '019a9b1c-7a64-7c52-8a1e-0c9f1d2e3f40',
        recordedAt: '2026-11-18T15:00:00.000Z',
      }),
    },
    'GET /api/diary/entries/:id/photos': { statuses: ownersOnly(200), ...ofEntry },
    'POST /api/diary/entries/:id/photos': {
      statuses: ownersOnly(201),
      ...ofEntry,
      body: ({ photoId }) => ({ photo: photoId, alt: '' }),
    },
    'PATCH /api/diary/entries/:id/photos/:photo': {
      statuses: ownersOnly(200),
      ...ofPhoto,
      body: () => ({ alt: 'O mar' }),
    },
    'DELETE /api/diary/entries/:id/photos/:photo': { statuses: ownersOnly(204), ...ofPhoto },
    'GET /api/diary/year-ago': { statuses: eachTheirOwn(200) },
    'POST /api/diary/entries/:id/analysis': { statuses: ownersOnly(200), ...ofEntry },
    'GET /api/diary/entries/:id/versions': { statuses: ownersOnly(200), ...ofEntry },
    'DELETE /api/diary/entries/:id': { statuses: ownersOnly(204), ...ofEntry },
    'POST /api/diary/entries/:id/restore': {
      statuses: ownersOnly(200),
      params: ({ deletedEntryId }) => ({ id: deletedEntryId }),
    },
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

/** One white pixel. */
async function* aPicture() {
  yield Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
    'base64',
  );
}
