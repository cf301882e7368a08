import '../base.css';
import { InvitationPage } from '#features/companies/web/InvitationPage.tsx';
import { PAGE_PATHS, type PublicPage } from '../page.ts';
import { ReadingShell } from '../ReadingShell.tsx';

export const page: PublicPage = {
  name: 'invitation',
  path: PAGE_PATHS.invitation,
  indexed: false,
  live: { element: <InvitationPage />, feature: 'companies', texts: ['invitation', 'promise'] },
  body: (context) => <ReadingShell {...context} />,
};
