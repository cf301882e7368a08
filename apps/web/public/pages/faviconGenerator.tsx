import '../base.css';
import { FaviconGeneratorPage } from '#features/favicon-generator/web/FaviconGeneratorPage.tsx';
import texts from '#features/favicon-generator/web/locales/pt-BR.json' with { type: 'json' };
import { PAGE_PATHS, type PublicPage } from '../page.ts';
import { ReadingShell } from '../ReadingShell.tsx';

export const page: PublicPage = {
  name: 'faviconGenerator',
  path: PAGE_PATHS.faviconGenerator,
  indexed: true,
  live: {
    element: <FaviconGeneratorPage />,
    feature: 'favicon-generator',
    texts: Object.keys(texts),
  },
  body: (context) => <ReadingShell {...context} wide />,
};
