import '#packages/ui/styles/mantine.css';
import '#packages/ui/styles/global.css';
import '#packages/ui/styles/forced-colors.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { access, retryWhenOnline } from '#features/access/web/index.ts';
import { registerListeners } from '#packages/events/web/index.ts';
import { startI18n } from '#packages/i18n/web/index.ts';
import { registerDeviceParts } from '#packages/offline-queue/index.ts';
import { keepFocusOfBusyButtons } from '#packages/ui/keep-focus.ts';
import { localeFiles } from './locales.ts';
import { Providers } from './Providers.tsx';
import { prepareOffline } from './prepare-offline.ts';
import { makeRouter } from './router.tsx';
import { registerServiceWorker } from './service-worker.ts';
import { SCREENS, WEB_FEATURES } from './web-features.ts';

access.start();
retryWhenOnline();
keepFocusOfBusyButtons(document.body);
registerDeviceParts(WEB_FEATURES.flatMap(({ device }) => device ?? []));
registerListeners(WEB_FEATURES.flatMap(({ hears }) => hears ?? []));
const router = makeRouter(SCREENS);
const container = document.getElementById('root');
if (!container) throw new Error('The page has no place for the app');

await startI18n({ files: localeFiles, namespaces: ['common', 'shell'] });
createRoot(container).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
registerServiceWorker();
prepareOffline(SCREENS);
