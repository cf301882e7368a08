import '../base.css';
import { ListeningPage } from '#features/reporting-channel/web/ListeningPage.tsx';
import { PAGE_PATHS, type PublicPage } from '../page.ts';
import { ReadingShell } from '../ReadingShell.tsx';

export const page: PublicPage = {
  name: 'listening',
  path: PAGE_PATHS.listening,
  indexed: false,
  live: {
    element: <ListeningPage />,
    feature: 'reporting-channel',
    texts: ['public', 'kind', 'state', 'outcome', 'side', 'week', 'errors'],
  },
  body: (context) => <ReadingShell {...context} wide />,
};
