import type { WebFeature } from '#packages/ui/screens/index.ts';

/** A PIN on this device, so that an open phone does not show everything to whoever holds it. */
export const appLockFeature: WebFeature = {
  screens: [],
  device: () => import('./app-lock.device.ts'),
};
