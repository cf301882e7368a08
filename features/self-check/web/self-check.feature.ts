import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { SELF_CHECK_PATH } from './self-check.paths.ts';

const selfCheckScreen = defineScreen({
  name: 'selfCheck',
  path: SELF_CHECK_PATH,
  guard: 'signedIn',
  texts: ['self-check'],
  responsive: () => import('./SelfCheckPage.tsx'),
});

export const selfCheckFeature: WebFeature = {
  screens: [selfCheckScreen],
};
