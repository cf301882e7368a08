import { PICTURE_BUCKET } from '#features/content/contract/pictures.ts';
import { mediaHolder } from '#features/content/server/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { logosAmong } from './partners.queries.ts';
import { mountPartners } from './partners.routes.ts';
import { seedPartners } from './partners.seed.ts';

/** Whom the operator works with; the start page lists them. */
export const partnersFeature: ServerFeature = {
  name: 'partners',
  permissions: () => import('./partners.permissions.ts'),
  routes: mountPartners,
  plugIns: [
    mediaHolder.with(
      () => async (tx, bucket, paths) => (bucket === PICTURE_BUCKET ? logosAmong(tx, paths) : []),
    ),
  ],
  seed: async (context) => {
    if (context.settings.development) await seedPartners(context);
  },
};
