import { privacyContract } from '#features/privacy/contract/privacy.contract.ts';
import { mount } from '#packages/api/server/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { operatorSettings } from './operator.settings.ts';
import { exportAll } from './passport/export.service.ts';
import { bringIn } from './passport/import.service.ts';
import { privacyPersonalData } from './privacy.personal.ts';
import { roomOf } from './room.ts';

export { type ConsentSubject, hasConsent, peopleWhoAgreed, recordConsent } from './consents.ts';

/** What people agreed to, and what they take along. */
export const privacyFeature: ServerFeature = {
  name: 'privacy',
  settings: operatorSettings,
  permissions: () => import('./privacy.permissions.ts'),
  personalData: privacyPersonalData,
  routes: (app, context) =>
    mount(app, 'privacy', privacyContract, {
      getOperator: async () => context.settings.operator,
      getRoom: ({ caller }) => roomOf(context, caller),
      exportAll: ({ caller, body: { code }, fail }) =>
        exportAll(context, caller, { code, closing: app.closing }, fail),
      bringIn: ({ caller, body }) => bringIn(context, caller, body),
    }),
};
