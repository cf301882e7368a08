import '../base.css';
import { Cover } from '#features/content/web/Cover.tsx';
import { HomePage } from '#features/landing/web/HomePage.tsx';
import { PAGE_PATHS, type PublicPage } from '../page.ts';
import { ReadingShell } from '../ReadingShell.tsx';

export const page: PublicPage = {
  name: 'home',
  path: PAGE_PATHS.home,
  indexed: true,
  live: { element: <HomePage Cover={Cover} />, feature: 'landing', texts: ['home'] },
  body: (context) => <ReadingShell {...context} wide />,
};
