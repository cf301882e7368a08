import { randomUUID } from 'node:crypto';
import {
  adminsOnly,
  definePermissions,
  eachTheirOwn,
  everybody,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';

const ofNews = { params: ({ newsId }: { newsId: string }) => ({ id: newsId }) };
const ofNewsDraft = { params: ({ newsDraftId }: { newsDraftId: string }) => ({ id: newsDraftId }) };
/** A video of the administration, as it is written. */
const aVideo = () => ({
  kind: 'video',
  category: 'general',
  language: 'pt-BR',
  title: 'Um vídeo',
  summary: 'Do que ele trata.',
  author: 'Equipe Florescer',
  cover: 'sono',
  blocks: [{ kind: 'paragraph', text: 'Do que ele trata.' }],
  sources: [],
  review: null,
  video: { kind: 'link', url: 'https://video.example.org/1', seconds: 90, captions: true },
});

export const permissions = definePermissions(
  /** A published video and a draft. */
  async ({ ask }: PermissionWorld) => {
    const [newsId, newsDraftId] = [randomUUID(), randomUUID()];
    for (const id of [newsId, newsDraftId]) {
      await ask('generalAdmin', 'POST', '/api/admin/news', { id, draft: aVideo() });
    }
    await ask('generalAdmin', 'PUT', `/api/admin/news/${newsId}/published`, {
      published: true,
      revision: 1,
    });
    return { newsId, newsDraftId };
  },
  {
    'GET /api/news': { statuses: eachTheirOwn(200) },
    'GET /api/news/latest': {
      statuses: { ...everybody(200), ownerByPasswordAlone: 403 },
      query: () => ({ language: 'pt-BR' }),
    },
    'POST /api/news/search': { statuses: eachTheirOwn(200), body: () => ({ text: 'sono' }) },
    'GET /api/news/:id': { statuses: eachTheirOwn(200), ...ofNews },
    'GET /api/admin/news': { statuses: adminsOnly(200) },
    'GET /api/admin/news/:id': { statuses: adminsOnly(200), ...ofNewsDraft },
    'POST /api/admin/news': {
      statuses: adminsOnly(201),
      body: () => ({ id: randomUUID(), draft: aVideo() }),
    },
    'PATCH /api/admin/news/:id': {
      statuses: adminsOnly(200),
      ...ofNewsDraft,
      body: () => ({ revision: 1, draft: aVideo() }),
    },
    'PUT /api/admin/news/:id/published': {
      statuses: adminsOnly(200),
      ...ofNewsDraft,
      body: () => ({ revision: 1, published: true }),
    },
    'PUT /api/admin/news/:id/featured': {
      statuses: adminsOnly(200),
      ...ofNews,
      body: () => ({ featured: false }),
    },
    'DELETE /api/admin/news/:id': { statuses: adminsOnly(204), ...ofNewsDraft },
    'GET /api/admin/news/sheet.csv': { statuses: adminsOnly(200) },
    'POST /api/admin/news/sheet': {
      statuses: adminsOnly(200),
      body: () => ({ text: 'titulo\r\n', dryRun: true }),
    },
    'POST /api/admin/news/starter': { statuses: adminsOnly(200) },
  },
);
