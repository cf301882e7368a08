import { IconHome } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';

const dashboardScreen = defineScreen({
  name: 'dashboard',
  path: '/dashboard',
  guard: 'signedIn',
  offline: true,
  texts: ['dashboard', 'rhythm'],
  menu: { group: 'start', order: 1, icon: IconHome, tab: 1 },
  desktop: () => import('./desktop/DashboardPage.tsx'),
  mobile: () => import('./mobile/DashboardPage.tsx'),
  alwaysMobile: '/mobile-dashboard',
});

export const dashboardFeature: WebFeature = {
  screens: [dashboardScreen],
};
