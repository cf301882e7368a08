import '../base.css';
import { ResetPasswordPage } from '#features/accounts/web/ResetPasswordPage.tsx';
import { AccountShell } from '../AccountShell.tsx';
import { PAGE_PATHS, type PublicPage } from '../page.ts';

export const page: PublicPage = {
  name: 'resetPassword',
  path: PAGE_PATHS.resetPassword,
  indexed: false,
  live: {
    element: <ResetPasswordPage />,
    texts: [
      'form',
      'problems',
      'failures',
      'reset',
      'expired',
      'mail',
      'resend',
      'code',
      'steps',
      'secondFactor',
      'lostFactor',
    ],
  },
  script: 'earlySubmit',
  body: (context) => <AccountShell {...context} />,
};
