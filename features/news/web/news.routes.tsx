import { IconNews } from '@tabler/icons-react';
import { defineScreen } from '#packages/ui/screens/index.ts';
import { NEWS_ITEM_PATH, NEWS_PATH } from './news.paths.ts';

export const newsScreen = defineScreen({
  name: 'news',
  path: NEWS_PATH,
  guard: 'signedIn',
  texts: ['news'],
  menu: { group: 'learn', order: 2, icon: IconNews },
  desktop: () => import('./desktop/NewsPage.tsx'),
  mobile: () => import('./mobile/NewsPage.tsx'),
});

export const newsItemScreen = defineScreen({
  name: 'newsItem',
  path: NEWS_ITEM_PATH,
  guard: 'signedIn',
  texts: ['news'],
  responsive: () => import('./NewsItemPage.tsx'),
});
