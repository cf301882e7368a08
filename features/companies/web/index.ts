import { type LazyPart, lazyPanel } from '#packages/ui/index.ts';

export { COMPANY_PEOPLE, INVITATIONS_PATH } from './companies.paths.ts';
export { useOwnPlace } from './company-profile.api.ts';

/** The tab of the administration for what a company says of itself; it reads `accounts` texts, too. */
export const CompanyProfile: LazyPart<object> = lazyPanel(() => import('./CompanyProfile.tsx'));

/** The tab of the administration for a company's people, whose texts are `companies`. */
export const CompanyPeople: LazyPart<object> = lazyPanel(() => import('./CompanyPeople.tsx'));

/** The tab of the administration for whom a company invites. */
export const CompanyInvitations: LazyPart<object> = lazyPanel(
  () => import('./CompanyInvitations.tsx'),
);
