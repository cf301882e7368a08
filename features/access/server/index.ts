import {
  type ConfirmedPerson,
  chosenLanguage,
  deletionObstacles,
  personConfirmed,
  registeredLanguage,
} from '#features/accounts/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { FALLBACK_LANGUAGE, languageOfHeader } from '#packages/i18n/languages.ts';
import { DEFAULT_TIME_ZONE, isTimeZone, type ServerFeature } from '#packages/kernel/index.ts';
import { accessPersonalData } from './access.personal.ts';
import { findLanguage, insertPreferences } from './access.queries.ts';
import { accessRoutes } from './access.routes.ts';
import { seedAccess } from './access.seed.ts';
import { lastGeneralAdmin } from './general-admins.ts';
import { startRegisteredPlan } from './start-plan.ts';
import { trialWorkers } from './trials.ts';

export { findLanguage } from './access.queries.ts';
export { known, livingSessions, resolveCaller, tokenHolderOf } from './caller.ts';
export { endCompanyPlan, planWithoutCompany } from './company-plan.ts';
export { adminsAmong, deleteCompanyAdmin, insertCompanyAdmin } from './company-roles.queries.ts';
export { currentPlan, goesOnAt } from './current-plan.ts';
export {
  announceGeneralAdmin,
  generalAdmins,
  grantGeneralAdmin,
  lockGeneralAdmins,
  revokeGeneralAdmin,
} from './general-admins.ts';
export { givePersonPlan } from './given-plans.ts';
export { supportStaff } from './grants.queries.ts';
export { nameOf } from './name-of.ts';
export {
  countPaidPlans,
  endPaidPlans,
  endPaidPlansBeyond,
  movePaidPlans,
  startPaidPlans,
  tiePlans,
} from './paid-plans.queries.ts';
export {
  planMailWanted,
  preferencesChanged,
  supportStaffTaken,
  trialChanged,
} from './plug-in-points.ts';
export {
  endProfessionalGrant,
  grantProfessional,
  professionalOf,
  professionalSignIn,
} from './professional-grants.ts';
export { storeRole } from './roles.queries.ts';
export { startFirstTrial, startTrial } from './start-plan.ts';
export { hasSubscription, insertTrial, runningTrial } from './trials.queries.ts';

/** Who may do what: plan, role and preferences of a person. */
export const accessFeature: ServerFeature = {
  name: 'access',
  permissions: () => import('./access.permissions.ts'),
  personalData: accessPersonalData,
  routes: accessRoutes,
  plugIns: [
    chosenLanguage.with(() => findLanguage),
    deletionObstacles.with(
      ({ now }) =>
        (db, userId, { isDeleting }) =>
          lastGeneralAdmin(db, userId, { now: now(), isDeleting }),
    ),
    personConfirmed.with(() => storeFirstPreferences),
    personConfirmed.with(
      ({ now }) =>
        (tx, person) =>
          startRegisteredPlan(tx, person, now()),
    ),
  ],
  workers: trialWorkers,
  seed: async (context) => {
    if (context.settings.development) await seedAccess(context.db);
  },
};

/** Language and time zone as given at sign-up, else as the confirming browser says. */
async function storeFirstPreferences(tx: Queryable, person: ConfirmedPerson): Promise<void> {
  const { userId, metadata, acceptLanguage } = person;
  const { time_zone: timeZone } = metadata;
  await insertPreferences(tx, {
    userId,
    language:
      registeredLanguage(metadata) ?? languageOfHeader(acceptLanguage ?? '') ?? FALLBACK_LANGUAGE,
    timeZone: typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : DEFAULT_TIME_ZONE,
  });
}
