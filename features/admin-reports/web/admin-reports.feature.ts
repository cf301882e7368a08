import { IconReportAnalytics } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';

const adminReportsScreen = defineScreen({
  name: 'adminReports',
  path: '/admin-reports',
  guard: 'admin',
  texts: ['admin-reports', 'company-report'],
  menu: { group: 'manage', order: 3, icon: IconReportAnalytics },
  desktop: () => import('./desktop/AdminReportsPage.tsx'),
  mobile: () => import('./mobile/AdminReportsPage.tsx'),
});

export const adminReportsFeature: WebFeature = { screens: [adminReportsScreen] };
