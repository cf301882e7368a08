import { mediaHolder, publisher } from '#features/content/server/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { mountNews } from './news.routes.ts';
import { seedNews } from './news.seed.ts';
import { publishDueNews } from './news-admin.service.ts';
import { mediaOfNews } from './news-media.ts';

export const newsFeature: ServerFeature = {
  name: 'news',
  permissions: () => import('./news.permissions.ts'),
  routes: mountNews,
  plugIns: [
    mediaHolder.with(() => mediaOfNews),
    publisher.with((context) => ({
      kind: 'news',
      publish: (tx, item) => publishDueNews(context, tx, item),
    })),
  ],
  seed: async (context) => {
    if (context.settings.development) await seedNews(context);
  },
};
