import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { INVITATIONS_PATH } from './companies.paths.ts';

/** The invitations to a person's own address; the mailed link leads here. */
const invitationsScreen = defineScreen({
  name: 'invitations',
  path: INVITATIONS_PATH,
  guard: 'signedIn',
  texts: ['companies'],
  responsive: () => import('./InvitationsPage.tsx'),
});

export const companiesFeature: WebFeature = { screens: [invitationsScreen] };
