import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { CONSULTATION_PATH } from './consultation-summary.paths.ts';

const consultationScreen = defineScreen({
  name: 'consultation',
  path: CONSULTATION_PATH,
  guard: 'signedIn',
  texts: ['consultation-summary'],
  desktop: () => import('./desktop/ConsultationPage.tsx'),
  mobile: () => import('./mobile/ConsultationPage.tsx'),
});

export const consultationSummaryFeature: WebFeature = {
  screens: [consultationScreen],
};
