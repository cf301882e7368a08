import type { WebFeature } from '#packages/ui/screens/index.ts';

/** Its pages are public ones, outside of the app. */
export const accountsFeature: WebFeature = {
  screens: [],
  device: () => import('./accounts.device.ts'),
};
