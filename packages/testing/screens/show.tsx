import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next, { type ResourceKey } from 'i18next';
import type { ReactElement } from 'react';
import { initReactI18next } from 'react-i18next';
import { ForcedLayout, type Layout } from '#packages/ui/screens/index.ts';
import { makeTheme } from '#packages/ui/theme.ts';

const FILES = import.meta.glob<ResourceKey>(
  ['../../../features/*/web/locales/{pt-BR,en-US}.json', '../../ui/locales/{pt-BR,en-US}.json'],
  { eager: true, import: 'default' },
);

/** Languages that tests read screens in. */
type Language = 'pt-BR' | 'en-US';

/** The texts of the shared parts and of each feature, by the name of their folder. */
function textsIn(language: Language): Record<string, ResourceKey> {
  const files = Object.entries(FILES).filter(([path]) => path.endsWith(`/${language}.json`));
  return Object.fromEntries(
    files.map(([path, texts]) => [/features\/([^/]+)/.exec(path)?.[1] ?? 'common', texts]),
  );
}

interface ShowOptions {
  address?: string;
  /** The route of the screen, where it reads parameters of its address. */
  path?: string;
  layout?: Layout;
  language?: Language;
}

/** Shows a screen or part at an address, in Portuguese unless told otherwise, and gives a person to use it. */
export async function show(
  element: ReactElement,
  { address = '/diary', path = '$', layout = 'desktop', language = 'pt-BR' }: ShowOptions = {},
) {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'common',
    resources: { [language]: textsIn(language) },
    interpolation: { escapeValue: false },
  });
  const rootRoute = createRootRoute();
  const pages = (path === '$' ? [path] : [path, '$']).map((one) =>
    createRoute({ getParentRoute: () => rootRoute, path: one, component: () => element }),
  );
  const router = createRouter({
    routeTree: rootRoute.addChildren(pages),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { networkMode: 'always' } },
  });
  const person = userEvent.setup();
  await act(() => router.load());
  const { container, unmount } = render(
    <QueryClientProvider client={client}>
      <MantineProvider theme={makeTheme({ close: 'Fechar', togglePassword: 'Mostrar' })} env="test">
        <ForcedLayout value={layout}>
          <RouterProvider router={router} />
        </ForcedLayout>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { person, router, client, container, unmount };
}
