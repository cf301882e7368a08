import { IconNotebook } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { DIARY_MOBILE_PATH, DIARY_PATH } from './diary.paths.ts';

const diaryScreen = defineScreen({
  name: 'diary',
  path: DIARY_PATH,
  guard: 'signedIn',
  offline: true,
  fills: true,
  texts: ['diary', 'burnout', 'crisis'],
  menu: { group: 'you', order: 1, icon: IconNotebook, tab: 2 },
  desktop: () => import('./desktop/DiaryPage.tsx'),
  mobile: () => import('./mobile/DiaryPage.tsx'),
  alwaysMobile: DIARY_MOBILE_PATH,
});

export const diaryFeature: WebFeature = {
  screens: [diaryScreen],
  hears: [{ topic: 'diary', load: () => import('./diary.events.ts') }],
  device: () => import('./diary.device.ts'),
};
