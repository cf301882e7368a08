import type { WebFeature } from '#packages/ui/screens/index.ts';

/** Files have no screen of their own: other features show them, and the administration has a tab. */
export const filesFeature: WebFeature = {
  screens: [],
  device: () => import('./files.device.ts'),
};
