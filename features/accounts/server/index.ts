import type { ServerFeature } from '#packages/kernel/index.ts';
import { serveMailbox } from '#packages/mail/index.ts';
import { serveSmsOutbox } from '#packages/sms/index.ts';
import { accountsWorkers } from './accounts.jobs.ts';
import { accountsPersonalData } from './accounts.personal.ts';
import { seedAccounts } from './accounts.seed.ts';
import { accountsOf } from './accounts.ts';
import { authPlugin } from './protocol/plugin.ts';
import { accountRoutes } from './routes/account.routes.ts';
import { authSettings } from './settings/auth.settings.ts';

export { DEMONSTRATION_PEOPLE } from './accounts.seed.ts';
export type { PresentedFactor } from './accounts.tables.ts';
export { accountsOf } from './accounts.ts';
export { BadToken, type VerifiedToken } from './keys/access-token.ts';
export { KeyStore } from './keys/key-store.ts';
export { outboundFetch } from './outbound/outbound-fetch.ts';
export {
  accountDeleted,
  type ConfirmedPerson,
  chosenLanguage,
  deletionObstacles,
  personConfirmed,
  personDeleted,
  securityChanged,
} from './plug-in-points.ts';
export { answerUnreadableAddress } from './protocol/unreadable-address.ts';
export { deletionsSince } from './queries/audit.queries.ts';
export {
  confirmedAddressOf,
  countPeople,
  heldPerson,
  holdPerson,
  presentAmong,
} from './queries/people.queries.ts';
export { normalizeEmail } from './rules/email.rules.ts';
export { lacksAssurance } from './rules/factor.rules.ts';
export { registeredLanguage } from './rules/metadata.rules.ts';
export { allowExport } from './services/data-export.ts';
export { recordBroughtIn } from './services/data-import.ts';
export { announceSecurityChange } from './services/security-notices.ts';

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
