import { ConfirmPage } from '#features/accounts/web/ConfirmPage.tsx';
import { hydrate } from '../hydrate.tsx';

hydrate(<ConfirmPage />);
