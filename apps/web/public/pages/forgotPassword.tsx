import '../base.css';
import { ForgotPasswordPage } from '#features/accounts/web/ForgotPasswordPage.tsx';
import { AccountShell } from '../AccountShell.tsx';
import { PAGE_PATHS, type PublicPage } from '../page.ts';

export const page: PublicPage = {
  name: 'forgotPassword',
  path: PAGE_PATHS.forgotPassword,
  indexed: true,
  live: {
    element: <ForgotPasswordPage />,
    texts: ['form', 'problems', 'failures', 'forgot', 'mail', 'resend', 'code'],
  },
  script: 'earlySubmit',
  body: (context) => <AccountShell {...context} />,
};
