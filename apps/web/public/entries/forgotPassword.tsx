import { ForgotPasswordPage } from '#features/accounts/web/ForgotPasswordPage.tsx';
import { hydrate } from '../hydrate.tsx';

hydrate(<ForgotPasswordPage />);
