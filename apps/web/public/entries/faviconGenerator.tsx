import { FaviconGeneratorPage } from '#features/favicon-generator/web/FaviconGeneratorPage.tsx';
import { hydrate } from '../hydrate.tsx';

hydrate(<FaviconGeneratorPage />);
