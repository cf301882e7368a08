import { IconNews } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { NEWS_ITEM_PATH, NEWS_PATH } from './news.paths.ts';

const newsScreen = defineScreen({
  name: 'news',
  path: NEWS_PATH,
  guard: 'signedIn',
  texts: ['news', 'content'],
  menu: { group: 'learn', order: 2, icon: IconNews },
  desktop: () => import('./desktop/NewsPage.tsx'),
  mobile: () => import('./mobile/NewsPage.tsx'),
});

const newsItemScreen = defineScreen({
  name: 'newsItem',
  path: NEWS_ITEM_PATH,
  guard: 'signedIn',
  texts: ['news', 'content'],
  responsive: () => import('./NewsItemPage.tsx'),
});

export const newsFeature: WebFeature = {
  screens: [newsScreen, newsItemScreen],
  device: () => import('./news.device.ts'),
};
