import { InvitationPage } from '#features/companies/web/InvitationPage.tsx';
import { hydrate } from '../hydrate.tsx';

hydrate(<InvitationPage />);
