import { randomUUID } from 'node:crypto';
import {
  adminsOnly,
  definePermissions,
  eachTheirOwn,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';

const PATH = '/api/admin/content/:kind';
const news = { kind: 'news' };
const ofItem = { params: ({ id }: { id: string }) => ({ ...news, id }) };

export const permissions = definePermissions(
  async ({ ask }: PermissionWorld) => {
    const id = randomUUID();
    const draft = {
      ...{ kind: 'article', category: 'general', language: 'pt-BR', title: 'Um texto' },
      ...{ summary: 'Do que trata.', author: 'Equipe', cover: 'sono', sources: [] },
      ...{ blocks: [{ kind: 'paragraph', text: 'Um parágrafo.' }], review: null, video: null },
    };
    await ask('generalAdmin', 'POST', '/api/admin/news', { id, draft });
    return { id };
  },
  {
    'POST /api/content/media': {
      statuses: eachTheirOwn(200),
      body: () => ({ paths: ['aula.mp4'] }),
    },
    [`GET ${PATH}/items/:id/versions`]: { statuses: adminsOnly(200), ...ofItem },
    [`GET ${PATH}/items/:id/versions/:version`]: {
      statuses: adminsOnly(200),
      params: ({ id }) => ({ ...news, id, version: '1' }),
    },
    [`GET ${PATH}/deleted`]: { statuses: adminsOnly(200), params: () => news },
    [`GET ${PATH}/scheduled`]: { statuses: adminsOnly(200), params: () => news },
    [`PUT ${PATH}/items/:id/schedule`]: {
      statuses: adminsOnly(204),
      ...ofItem,
      body: () => ({ at: new Date(Date.now() + 86_400_000).toISOString() }),
    },
  },
);
