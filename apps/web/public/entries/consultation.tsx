import { SharedSummaryPage } from '#features/consultation-summary/web/SharedSummaryPage.tsx';
import { hydrate } from '../hydrate.tsx';

hydrate(<SharedSummaryPage />);
