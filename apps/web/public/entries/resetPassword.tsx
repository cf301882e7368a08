import { ResetPasswordPage } from '#features/accounts/web/ResetPasswordPage.tsx';
import { hydrate } from '../hydrate.tsx';

hydrate(<ResetPasswordPage />);
