import '#packages/ui/styles/mantine.css';
import '#packages/ui/styles/global.css';
import '#packages/ui/styles/forced-colors.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '#packages/i18n/web/index.ts';
import { localeFiles } from '../app/locales.ts';
import { Providers } from '../app/Providers.tsx';
import { Gallery } from './Gallery.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no place for the parts');
await startI18n({ files: localeFiles, namespaces: ['common'] });
createRoot(container).render(
  <StrictMode>
    <Providers>
      <Gallery />
    </Providers>
  </StrictMode>,
);
