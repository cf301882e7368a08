import type { ServerFeature } from '#packages/kernel/index.ts';
import { mountNews } from './news.routes.ts';
import { seedNews } from './news.seed.ts';

export const newsFeature: ServerFeature = {
  name: 'news',
  permissions: () => import('./news.permissions.ts'),
  routes: mountNews,
  seed: async (context) => {
    if (context.settings.development) await seedNews(context);
  },
};
