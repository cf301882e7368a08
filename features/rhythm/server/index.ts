import { rhythmContract } from '#features/rhythm/contract/rhythm.contract.ts';
import { mount } from '#packages/api/server/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { rhythmPersonalData } from './rhythm.personal.ts';
import { rhythmOf, showRhythm } from './rhythm.service.ts';

export { keptRhythm, rhythmExpression } from './rhythm.queries.ts';
export { rhythmOf } from './rhythm.service.ts';
export { reachOf as rhythmReach } from './rules/rhythm.rules.ts';

export const rhythmFeature: ServerFeature = {
  name: 'rhythm',
  permissions: () => import('./rhythm.permissions.ts'),
  personalData: rhythmPersonalData,
  routes: (app, context) =>
    mount(app, 'rhythm', rhythmContract, {
      rhythm: async ({ caller }) => ({ rhythm: (await rhythmOf(context, caller)).rhythm }),
      showRhythm: async ({ caller, body }) => ({
        rhythm: await showRhythm(context, caller, body.shown),
      }),
    }),
};
