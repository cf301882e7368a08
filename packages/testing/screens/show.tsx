import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next, { type ResourceKey } from 'i18next';
import type { ReactElement } from 'react';
import { initReactI18next } from 'react-i18next';
import common from '#packages/ui/locales/pt-BR.json' with { type: 'json' };
import { ForcedLayout, type Layout } from '#packages/ui/screens/index.ts';
import { makeTheme } from '#packages/ui/theme.ts';

// The first sending fetches the engine, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 8_000 });

const FILES = import.meta.glob<ResourceKey>('../../../features/*/web/locales/pt-BR.json', {
  eager: true,
  import: 'default',
});
/** The texts of each feature, by its name. */
const TEXTS = Object.fromEntries(
  Object.entries(FILES).map(([path, texts]) => [path.split('/').at(-4) ?? '', texts]),
);

interface ShowOptions {
  address?: string;
  layout?: Layout;
}

/** Addresses whose parameters a screen reads; every other one shows what is given all the same. */
const WITH_PARAMETERS = ['/network/$entryId', '/news/$newsId', '/training/$courseId'];

/** Shows a screen or part in Portuguese at an address, and gives a person to use it. */
export async function show(
  element: ReactElement,
  { address = '/diary', layout = 'desktop' }: ShowOptions = {},
) {
  await i18next.use(initReactI18next).init({
    lng: 'pt-BR',
    resources: {
      'pt-BR': { common, ...TEXTS },
    },
    interpolation: { escapeValue: false },
  });
  const rootRoute = createRootRoute();
  const pages = ['$', ...WITH_PARAMETERS].map((path) =>
    createRoute({ getParentRoute: () => rootRoute, path, component: () => element }),
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
  render(
    <QueryClientProvider client={client}>
      <MantineProvider theme={makeTheme({ close: 'Fechar', togglePassword: 'Mostrar' })} env="test">
        <ForcedLayout value={layout}>
          <RouterProvider router={router} />
        </ForcedLayout>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { person, router, client };
}
