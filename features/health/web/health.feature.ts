import { IconRipple } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { HEALTH_PATH } from './health.paths.ts';

const healthScreen = defineScreen({
  name: 'health',
  path: HEALTH_PATH,
  guard: 'signedIn',
  texts: ['health'],
  offline: true,
  menu: { group: 'you', order: 4, icon: IconRipple, tab: 3 },
  desktop: () => import('./desktop/HealthPage.tsx'),
  mobile: () => import('./mobile/HealthPage.tsx'),
});

export const healthFeature: WebFeature = {
  screens: [healthScreen],
  device: () => import('./health.device.ts'),
};
