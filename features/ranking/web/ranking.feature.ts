import { IconTrophy } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { RANKING_PATH } from './ranking.paths.ts';

const rankingScreen = defineScreen({
  name: 'ranking',
  path: RANKING_PATH,
  guard: 'signedIn',
  texts: ['ranking'],
  menu: { group: 'learn', order: 3, icon: IconTrophy },
  desktop: () => import('./desktop/RankingPage.tsx'),
  mobile: () => import('./mobile/RankingPage.tsx'),
});

export const rankingFeature: WebFeature = {
  screens: [rankingScreen],
};
