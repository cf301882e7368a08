import '../base.css';
import { ConfirmPage } from '#features/accounts/web/ConfirmPage.tsx';
import { AccountShell } from '../AccountShell.tsx';
import { PAGE_PATHS, type PublicPage } from '../page.ts';

export const page: PublicPage = {
  name: 'confirm',
  path: PAGE_PATHS.confirm,
  indexed: false,
  live: {
    element: <ConfirmPage />,
    texts: ['form', 'problems', 'failures', 'confirm', 'expired', 'mail', 'resend'],
  },
  script: 'earlySubmit',
  body: (context) => <AccountShell {...context} />,
};
