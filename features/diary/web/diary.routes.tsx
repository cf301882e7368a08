import { IconNotebook } from '@tabler/icons-react';
import { defineScreen } from '#packages/ui/screens/index.ts';
import { DIARY_MOBILE_PATH, DIARY_PATH } from './diary.paths.ts';

export const diaryScreen = defineScreen({
  name: 'diary',
  path: DIARY_PATH,
  guard: 'signedIn',
  offline: true,
  texts: ['diary', 'burnout', 'crisis'],
  menu: { group: 'you', order: 1, icon: IconNotebook, tab: 2 },
  desktop: () => import('./desktop/DiaryPage.tsx'),
  mobile: () => import('./mobile/DiaryPage.tsx'),
  alwaysMobile: DIARY_MOBILE_PATH,
});
