import { selfCheckContract } from '#features/self-check/contract/self-check.contract.ts';
import { mount } from '#packages/api/server/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { selfCheckPersonalData } from './self-check.personal.ts';
import { formFor, keepAnswers, listResults, removeResult } from './self-check.service.ts';
import { selfCheckSettings } from './self-check.settings.ts';

export const selfCheckFeature: ServerFeature = {
  name: 'self-check',
  settings: selfCheckSettings,
  permissions: () => import('./self-check.permissions.ts'),
  personalData: selfCheckPersonalData,
  routes: (app, context) =>
    mount(app, 'selfCheck', selfCheckContract, {
      availability: async () => ({ available: context.settings.selfCheck !== null }),
      form: async ({ caller }) => formFor(context, caller),
      list: ({ caller }) => listResults(context, caller),
      answer: ({ caller, body }) => keepAnswers(context, caller, body),
      remove: ({ caller, params }) => removeResult(context, caller, params.id),
    }),
};
