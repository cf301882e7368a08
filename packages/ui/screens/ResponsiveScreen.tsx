import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { LazyScreen, Screen } from './define-screen.ts';
import { decideLayout } from './layout-decision.ts';
import { cluesOf, layoutStore } from './layout-store.ts';
import { ForcedLayout, useLayout } from './use-layout.ts';

interface ResponsiveScreenProps {
  readonly screen: Screen;
  /** Shows the mobile half whatever the device is (specification section 2). */
  readonly forceMobile?: boolean;
  /** Shown while the layout is decided and while the code is on its way. */
  readonly waiting: ReactNode;
}

const loaded = new Map<LazyScreen, ComponentType>();
const failed = new Set<LazyScreen>();

/** One lazy component for each half, so that coming back does not fetch or mount anew. */
function componentOf(load: LazyScreen): ComponentType {
  const known = loaded.get(load);
  if (known) return known;
  const component = lazy(() =>
    load().catch((error: unknown) => {
      failed.add(load);
      throw error;
    }),
  );
  loaded.set(load, component);
  return component;
}

/**
 * Lets screens whose code did not arrive be fetched again; call it when the person retries. Doing so
 * at the failure itself would fetch for ever, since React asks again for what it was waiting for.
 */
export function retryFailedScreens(): void {
  for (const load of failed) loaded.delete(load);
  failed.clear();
}

/** Starts fetching the half that the device will want; what goes wrong is told when it is shown. */
export function preloadScreen(screen: Screen, forceMobile: boolean): void {
  const layout = forceMobile ? 'mobile' : (layoutStore.get() ?? decideLayout(cluesOf(window)));
  halfOf(screen, layout)().catch(() => undefined);
}

/** Fetches all of a screen's code, for using it without a connection. */
export async function preloadWholeScreen(screen: Screen): Promise<void> {
  const halves = screen.responsive ? [screen.responsive] : [screen.desktop, screen.mobile];
  await Promise.all(halves.map((load) => load()));
}

/** Shows the half of a screen that fits the layout. */
export function ResponsiveScreen({ screen, forceMobile, waiting }: ResponsiveScreenProps) {
  return (
    <ForcedLayout value={forceMobile ? 'mobile' : null}>
      <Suspense fallback={waiting}>
        <Half screen={screen} waiting={waiting} />
      </Suspense>
    </ForcedLayout>
  );
}

function Half({ screen, waiting }: Pick<ResponsiveScreenProps, 'screen' | 'waiting'>) {
  const layout = useLayout();
  if (layout === null) return waiting;
  const Component = componentOf(halfOf(screen, layout));
  return <Component />;
}

function halfOf(screen: Screen, layout: 'desktop' | 'mobile'): LazyScreen {
  if (screen.responsive) return screen.responsive;
  return layout === 'mobile' ? screen.mobile : screen.desktop;
}
