import { ListeningPage } from '#features/reporting-channel/web/ListeningPage.tsx';
import { hydrate } from '../hydrate.tsx';

hydrate(<ListeningPage />);
