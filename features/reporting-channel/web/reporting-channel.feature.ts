import { IconMessage2Heart } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { REPORT_PATH, REPORTING_PATH } from './reporting.paths.ts';

const channelScreen = defineScreen({
  name: 'reportingChannel',
  path: REPORTING_PATH,
  guard: 'signedIn',
  texts: ['reporting-channel'],
  menu: { group: 'work', order: 7, icon: IconMessage2Heart, ofCompany: true },
  responsive: () => import('./ReportingChannelPage.tsx'),
});

/** The server says who may open it: to everybody else it does not exist. */
const reportScreen = defineScreen({
  name: 'misconductReport',
  path: REPORT_PATH,
  guard: 'signedIn',
  texts: ['reporting-channel'],
  responsive: () => import('./ReportPage.tsx'),
});

export const reportingChannelFeature: WebFeature = { screens: [channelScreen, reportScreen] };
