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
import burnout from '#features/burnout/web/locales/pt-BR.json' with { type: 'json' };
import calendar from '#features/calendar/web/locales/pt-BR.json' with { type: 'json' };
import crisis from '#features/crisis/web/locales/pt-BR.json' with { type: 'json' };
import dashboard from '#features/dashboard/web/locales/pt-BR.json' with { type: 'json' };
import emotions from '#features/emotions/web/locales/pt-BR.json' with { type: 'json' };
import health from '#features/health/web/locales/pt-BR.json' with { type: 'json' };
import news from '#features/news/web/locales/pt-BR.json' with { type: 'json' };
import rhythm from '#features/rhythm/web/locales/pt-BR.json' with { type: 'json' };
import safetyPlan from '#features/safety-plan/web/locales/pt-BR.json' with { type: 'json' };
import selfCheck from '#features/self-check/web/locales/pt-BR.json' with { type: 'json' };
import training from '#features/training/web/locales/pt-BR.json' with { type: 'json' };
import common from '#packages/ui/locales/pt-BR.json' with { type: 'json' };
import { ForcedLayout, type Layout } from '#packages/ui/screens/index.ts';
import { makeTheme } from '#packages/ui/theme.ts';
import diary from '../locales/pt-BR.json' with { type: 'json' };

// The first sending fetches the engine, which a busy machine takes its time for.
configure({ asyncUtilTimeout: 8_000 });

interface ShowOptions {
  address?: string;
  layout?: Layout;
}

/** Shows a screen or part in Portuguese at an address, and gives a person to use it. */
export async function show(
  element: ReactElement,
  { address = '/diary', layout = 'desktop' }: ShowOptions = {},
) {
  await i18next.use(initReactI18next).init({
    lng: 'pt-BR',
    resources: {
      'pt-BR': {
        diary,
        burnout,
        calendar,
        crisis,
        dashboard,
        emotions,
        health,
        news,
        rhythm,
        'safety-plan': safetyPlan,
        'self-check': selfCheck,
        training,
        common,
      },
    },
    interpolation: { escapeValue: false },
  });
  const rootRoute = createRootRoute();
  const pages = [
    '/diary',
    '/burnout-analysis',
    '/dashboard',
    '/emotion-report',
    '/health-monitoring',
    '/emotion-report/moments',
    '/self-check',
    '/calendar',
    '/news',
    '/news/$newsId',
    '/training',
    '/training/$courseId',
    '/admin',
  ].map((path) => createRoute({ getParentRoute: () => rootRoute, path, component: () => element }));
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
