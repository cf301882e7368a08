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
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { initReactI18next } from 'react-i18next';
import reminders from '#features/reminders/web/locales/pt-BR.json' with { type: 'json' };
import common from '#packages/ui/locales/pt-BR.json' with { type: 'json' };
import { makeTheme } from '#packages/ui/theme.ts';
import notifications from '../locales/pt-BR.json' with { type: 'json' };

// The reminders' code is fetched when first shown, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 8_000 });

/** Shows the screen in Portuguese at its address, and gives a person to use it and the query cache. */
export async function showNotifications(element: ReactElement, search = '') {
  await i18next.use(initReactI18next).init({
    lng: 'pt-BR',
    resources: { 'pt-BR': { notifications, reminders, common } },
    interpolation: { escapeValue: false },
  });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/notifications',
    component: () => element,
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [`/notifications${search}`] }),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(() => router.load());
  render(
    <QueryClientProvider client={client}>
      <MantineProvider theme={makeTheme({ close: 'Fechar', togglePassword: 'Mostrar' })} env="test">
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { person: userEvent.setup(), client };
}
