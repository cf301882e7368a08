import '../base.css';
import { SharedSummaryPage } from '#features/consultation-summary/web/SharedSummaryPage.tsx';
import { PAGE_PATHS, type PublicPage } from '../page.ts';
import { ReadingShell } from '../ReadingShell.tsx';

export const page: PublicPage = {
  name: 'consultation',
  path: PAGE_PATHS.consultation,
  indexed: false,
  live: { element: <SharedSummaryPage />, feature: 'consultation-summary', texts: ['shared'] },
  body: (context) => <ReadingShell {...context} />,
};
