import { IconTrophy } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';

const rankingScreen = defineScreen({
  name: 'ranking',
  // `?tab=companies` shows that of companies.
  path: '/ranking',
  guard: 'signedIn',
  texts: ['ranking'],
  menu: { group: 'learn', order: 3, icon: IconTrophy },
  desktop: () => import('./desktop/RankingPage.tsx'),
  mobile: () => import('./mobile/RankingPage.tsx'),
});

export const rankingFeature: WebFeature = {
  screens: [rankingScreen],
};
