import { IconChartBar, IconShieldHeart } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { MIRROR_PATH, REPORT_PATH } from './company-report.paths.ts';

const corporateReportScreen = defineScreen({
  name: 'corporateReport',
  path: REPORT_PATH,
  guard: 'companyAdmin',
  texts: ['company-report'],
  menu: { group: 'manage', order: 2, icon: IconChartBar },
  desktop: () => import('./desktop/CorporateReportPage.tsx'),
  mobile: () => import('./mobile/CorporateReportPage.tsx'),
});

/** What a company reads, for its people. */
const companyMirrorScreen = defineScreen({
  name: 'companyMirror',
  path: MIRROR_PATH,
  guard: 'signedIn',
  texts: ['company-report'],
  menu: { group: 'work', order: 5, icon: IconShieldHeart, ofCompany: true },
  responsive: () => import('./MirrorPage.tsx'),
});

export const companyReportFeature: WebFeature = {
  screens: [corporateReportScreen, companyMirrorScreen],
};
