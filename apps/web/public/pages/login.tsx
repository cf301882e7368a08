import '../base.css';
import { LoginPage } from '#features/accounts/web/LoginPage.tsx';
import { AccountShell } from '../AccountShell.tsx';
import { PAGE_PATHS, type PublicPage } from '../page.ts';

export const page: PublicPage = {
  name: 'login',
  path: PAGE_PATHS.login,
  indexed: true,
  live: {
    element: <LoginPage />,
    texts: [
      'form',
      'problems',
      'failures',
      'resend',
      'login',
      'code',
      'mail',
      'steps',
      'ways',
      'secondFactor',
      'lostFactor',
    ],
  },
  script: 'earlySubmit',
  body: (context) => <AccountShell {...context} />,
};
