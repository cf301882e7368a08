import { IconChartDots3 } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { BURNOUT_MOBILE_PATH, BURNOUT_PATH } from './burnout.paths.ts';

const burnoutScreen = defineScreen({
  name: 'burnout',
  path: BURNOUT_PATH,
  guard: 'signedIn',
  texts: ['burnout', 'diary'],
  menu: { group: 'you', order: 2, icon: IconChartDots3 },
  desktop: () => import('./desktop/BurnoutPage.tsx'),
  mobile: () => import('./mobile/BurnoutPage.tsx'),
  alwaysMobile: BURNOUT_MOBILE_PATH,
});

export const burnoutFeature: WebFeature = {
  screens: [burnoutScreen],
};
