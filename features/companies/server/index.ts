import {
  accountDeleted,
  deletionObstacles,
  personConfirmed,
} from '#features/accounts/server/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { companiesPersonalData } from './companies.personal.ts';
import { companiesRoutes } from './companies.routes.ts';
import { seedCompanies } from './companies.seed.ts';
import { leavingObstacle } from './company-admins.ts';
import { endGrantsOf } from './company-grants.queries.ts';
import { foundRegisteredCompany } from './found-company.ts';
import { invitationWorkers } from './invitations.jobs.ts';
import { leaveNoEmptyCompany } from './leave-no-empty-company.ts';
import { personLeaves } from './plug-in-points.ts';

export { addressHint } from './address-hint.ts';
export { changeAdministeredCompany, deleteAdministeredCompany } from './administered-companies.ts';
export { companyName, insertCompany, lockCompanyOf, membersOf } from './companies.queries.ts';
export { DEMONSTRATION_COMPANY } from './companies.seed.ts';
export { hasOtherAdmin } from './company-admins.ts';
export { SMALL_DEMONSTRATION_COMPANY } from './demonstration-people.ts';
export { countOpenInvitations } from './invitations.queries.ts';
export { leaveNoEmptyCompany } from './leave-no-empty-company.ts';
export { moveToCompany } from './move-to-company.ts';
export { invitablePlaces, personJoins, personLeaves, unitChanged } from './plug-in-points.ts';
export { isSettledBy, settledBy } from './settled.ts';

/** Companies, who belongs to them and who looks after them. */
export const companiesFeature: ServerFeature = {
  name: 'companies',
  permissions: () => import('./companies.permissions.ts'),
  personalData: companiesPersonalData,
  routes: companiesRoutes,
  plugIns: [
    personConfirmed.with(
      ({ now }) =>
        (tx, person) =>
          foundRegisteredCompany(tx, person, now()),
    ),
    personLeaves.with(() => endGrantsOf),
    deletionObstacles.with(
      ({ now }) =>
        (db, userId) =>
          leavingObstacle(db, userId, now()),
    ),
    accountDeleted.with((context) => (tx, userId) => leaveNoEmptyCompany(context, tx, userId)),
  ],
  workers: invitationWorkers,
  seed: async (context) => {
    if (context.settings.development) await seedCompanies(context);
  },
};
