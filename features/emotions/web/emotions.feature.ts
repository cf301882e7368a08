import { IconMoodSmile } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { EMOTIONS_PATH, MOMENTS_PATH } from './emotions.paths.ts';

const emotionsScreen = defineScreen({
  name: 'emotions',
  path: EMOTIONS_PATH,
  guard: 'signedIn',
  texts: ['emotions', 'rhythm'],
  menu: { group: 'you', order: 3, icon: IconMoodSmile },
  desktop: () => import('./desktop/EmotionReportPage.tsx'),
  mobile: () => import('./mobile/EmotionReportPage.tsx'),
});

const momentsScreen = defineScreen({
  name: 'moments',
  path: MOMENTS_PATH,
  guard: 'signedIn',
  texts: ['emotions', 'rhythm'],
  responsive: () => import('./moments/MomentsPage.tsx'),
});

export const emotionsFeature: WebFeature = {
  screens: [emotionsScreen, momentsScreen],
  device: () => import('./emotions.device.ts'),
};
