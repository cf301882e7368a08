import { RegisterPage } from '#features/accounts/web/RegisterPage.tsx';
import { hydrate } from '../hydrate.tsx';

hydrate(<RegisterPage />);
