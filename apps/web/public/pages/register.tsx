import '../base.css';
import { RegisterPage } from '#features/accounts/web/RegisterPage.tsx';
import { AccountShell } from '../AccountShell.tsx';
import { PAGE_PATHS, type PublicPage } from '../page.ts';

export const page: PublicPage = {
  name: 'register',
  path: PAGE_PATHS.register,
  indexed: true,
  live: {
    element: <RegisterPage />,
    texts: [
      'form',
      'problems',
      'failures',
      'resend',
      'strength',
      'cnpj',
      'register',
      'mail',
      'code',
      'legal',
    ],
  },
  script: 'earlySubmit',
  body: (context) => <AccountShell {...context} />,
};
