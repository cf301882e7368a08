import { type LazyPart, lazyPanel } from '#packages/ui/index.ts';

export { COMPANY_PEOPLE } from './companies.paths.ts';

/** The tab of the administration for a company's people, whose texts are `companies`. */
export const CompanyPeople: LazyPart<object> = lazyPanel(() => import('./CompanyPeople.tsx'));

/** The tab of the administration for whom a company invites. */
export const CompanyInvitations: LazyPart<object> = lazyPanel(
  () => import('./CompanyInvitations.tsx'),
);
