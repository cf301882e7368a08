import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import i18next from 'i18next';
import { preloadScreen, type Screen } from '#packages/ui/screens/index.ts';
import { Root } from './Root.tsx';
import { NotFound } from './shell/NotFound.tsx';
import { RootFailed } from './shell/RootFailed.tsx';
import { ScreenFailed } from './shell/ScreenFailed.tsx';
import { ScreenPage } from './shell/ScreenPage.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: Screen;
    forceMobile?: boolean;
  }
  interface HistoryState {
    /** The person was led here because another page is not theirs. */
    denied?: boolean;
  }
}

const rootRoute = createRootRoute({
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: RootFailed,
});

function routeOf(screen: Screen, path: string, forceMobile: boolean) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    staticData: { screen, forceMobile },
    component: ScreenPage,
    errorComponent: ScreenFailed,
    // Texts and code start together, before anything renders; a failure shows where it is used.
    loader: () => {
      void i18next.loadNamespaces([...screen.texts]);
      preloadScreen(screen, forceMobile);
    },
  });
}

/** The router of the app behind the sign-in: one route for each address that a screen registers. */
export function makeRouter(screens: readonly Screen[]) {
  const routes = screens.flatMap((screen) => [
    routeOf(screen, screen.path, false),
    ...(screen.alwaysMobile ? [routeOf(screen, screen.alwaysMobile, true)] : []),
  ]);
  return createRouter({
    routeTree: rootRoute.addChildren(routes),
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: ScreenFailed,
  });
}
