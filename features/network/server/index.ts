import type { ServerFeature } from '#packages/kernel/index.ts';
import { networkPersonalData } from './network.personal.ts';
import { mountNetwork } from './network.routes.ts';
import { seedNetwork } from './network.seed.ts';

export { registryOf, shownEntry } from './network.queries.ts';
export { placesOf } from './places.queries.ts';
export { appointmentsAhead, entryInUse, entryWithdrawn, signInChanged } from './plug-in-points.ts';

/** Professionals and clinics that the administration lists, for people to find. */
export const networkFeature: ServerFeature = {
  name: 'network',
  permissions: () => import('./network.permissions.ts'),
  personalData: networkPersonalData,
  routes: mountNetwork,
  seed: async (context) => {
    if (context.settings.development) await seedNetwork(context);
  },
};
