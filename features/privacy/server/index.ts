import { deletionReport, personConfirmed } from '#features/accounts/server/index.ts';
import { consentsContract } from '#features/privacy/contract/consents.contract.ts';
import { privacyContract } from '#features/privacy/contract/privacy.contract.ts';
import { mount } from '#packages/api/server/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { seedAgreements } from './agreements.seed.ts';
import { acceptAtSignUp, acceptTerms, listConsents, setHealthConsent } from './agreements.ts';
import { deletionReport as reportOf } from './deletion-report.ts';
import { operatorSettings } from './operator.settings.ts';
import { exportAll } from './passport/export.service.ts';
import { bringIn } from './passport/import.service.ts';
import { privacyPersonalData } from './privacy.personal.ts';
import { roomOf } from './room.ts';

export { agreedTo, HEALTH_RECORDS, TERMS } from './agreements.ts';
export { type ConsentSubject, hasConsent, peopleWhoAgreed, recordConsent } from './consents.ts';
export { roomOf } from './room.ts';
export { kindText } from './texts.ts';

/** What people agreed to, and what they take along. */
export const privacyFeature: ServerFeature = {
  name: 'privacy',
  settings: operatorSettings,
  permissions: () => import('./privacy.permissions.ts'),
  personalData: privacyPersonalData,
  seed: async (context) => {
    if (context.settings.development) await seedAgreements(context);
  },
  plugIns: [
    deletionReport.with(
      (context) => (tx, userId, language) => reportOf(context, tx, userId, language),
    ),
    personConfirmed.with(
      ({ now }) =>
        (tx, person) =>
          acceptAtSignUp(tx, person, now()),
    ),
  ],
  routes: (app, context) => {
    mount(app, 'privacy', consentsContract, {
      listConsents: ({ caller }) => listConsents(context, caller),
      acceptTerms: ({ caller, body, fail }) => acceptTerms(context, caller, body, fail),
      setHealthConsent: ({ caller, body }) => setHealthConsent(context, caller, body),
    });
    mount(app, 'privacy', privacyContract, {
      getOperator: async () => context.settings.operator,
      getRoom: ({ caller }) => roomOf(context, caller),
      exportAll: ({ caller, body: { code }, fail }) =>
        exportAll(context, caller, { code, closing: app.closing }, fail),
      bringIn: ({ caller, body }) => bringIn(context, caller, body),
    });
  },
};
