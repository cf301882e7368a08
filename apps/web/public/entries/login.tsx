import { LoginPage } from '#features/accounts/web/LoginPage.tsx';
import { hydrate } from '../hydrate.tsx';

hydrate(<LoginPage />);
