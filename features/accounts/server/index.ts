import type { ServerFeature } from '#packages/kernel/index.ts';
import { serveMailbox } from '#packages/mail/index.ts';
import { serveSmsOutbox } from '#packages/sms/index.ts';
import { accountsWorkers } from './accounts.jobs.ts';
import { accountsPersonalData } from './accounts.personal.ts';
import { seedAccounts } from './accounts.seed.ts';
import { accountsOf } from './accounts.ts';
import { accountRoutes } from './own-account/account.routes.ts';
import { authPlugin } from './protocol/plugin.ts';
import { authSettings } from './settings/auth.settings.ts';

export { DEMONSTRATION_PEOPLE, type SeenPerson, seedSeenPeople } from './accounts.seed.ts';
export type { PresentedFactor } from './accounts.tables.ts';
export { accountsOf } from './accounts.ts';
export {
  deletePersonByAdmin,
  inviteByAdmin,
  setSuspension,
} from './admin-users/administered-accounts.ts';
export { deletionsSince } from './admin-users/audit.queries.ts';
export { lacksAssurance } from './factors/factor.rules.ts';
export { BadToken, type VerifiedToken } from './keys/access-token.ts';
export { KeyStore } from './keys/key-store.ts';
export { normalizeEmail } from './mailed-links/email.rules.ts';
export { outboundFetch } from './outbound/outbound-fetch.ts';
export { allowExport } from './own-account/data-export.ts';
export { recordBroughtIn } from './own-account/data-import.ts';
export { announceSecurityChange, tellGeneralAdmins } from './own-account/security-notices.ts';
export {
  accountDeleted,
  type ConfirmedPerson,
  chosenLanguage,
  copiesEnd,
  deletionObstacles,
  deletionReport,
  personConfirmed,
  personDeleted,
  securityChanged,
} from './plug-in-points.ts';
export { isProvedLately } from './proof/proof.ts';
export { answerUnreadableAddress } from './protocol/unreadable-address.ts';
export { registeredLanguage } from './users/metadata.rules.ts';
export {
  activeAmong,
  confirmedAddressOf,
  countPeople,
  heldPerson,
  holdPerson,
  presentAmong,
} from './users/people.queries.ts';
export { lockUser } from './users/users.queries.ts';

/** Accounts and sessions: the auth service below `/auth/v1`. */
export const accountsFeature: ServerFeature = {
  name: 'accounts',
  settings: authSettings,
  permissions: () => import('./accounts.permissions.ts'),
  personalData: accountsPersonalData,
  routes: async (app, context) => {
    await app.register(authPlugin(accountsOf(context)), { prefix: '/auth/v1' });
    accountRoutes(app, accountsOf(context));
    if (context.settings.development) {
      serveMailbox(app, context.db);
      serveSmsOutbox(app, context.db);
    }
  },
  workers: (context) => accountsWorkers(accountsOf(context)),
  seed: async (context) => {
    if (context.settings.development) await seedAccounts(accountsOf(context));
  },
};
