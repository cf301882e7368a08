import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import accounts from '#features/accounts/web/locales/en-US.json' with { type: 'json' };
import privacy from '#features/privacy/web/locales/en-US.json' with { type: 'json' };
import common from '#packages/ui/locales/en-US.json' with { type: 'json' };
import { makeTheme } from '#packages/ui/theme.ts';
import profile from '../locales/en-US.json' with { type: 'json' };
import ProfilePage from '../ProfilePage.tsx';

/** The page as Ana sees it. */
export async function open() {
  await i18next.use(initReactI18next).init({
    lng: 'en-US',
    fallbackLng: false,
    resources: { 'en-US': { profile, accounts, common, privacy } },
    interpolation: { escapeValue: false },
  });
  const root = createRootRoute({ component: ProfilePage });
  const pages = ['/profile', '/notifications'].map((path) =>
    createRoute({ getParentRoute: () => root, path }),
  );
  const router = createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: ['/profile'] }),
  });
  await act(() => router.load());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const person = userEvent.setup({ delay: null });
  const { container, unmount } = render(
    <QueryClientProvider client={client}>
      <MantineProvider theme={makeTheme({ close: 'Close', togglePassword: 'Show' })} env="test">
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { person, container, unmount };
}
/** A card of the page. */
export const region = (name: string) => screen.findByRole('region', { name });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
