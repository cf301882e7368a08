import { PageSpinner } from '#packages/ui/index.ts';
import { ResponsiveScreen } from '#packages/ui/screens/index.ts';
import { useCurrentScreen } from './use-current-screen.ts';

/** The screen of the current address, in the half that fits. */
export function ScreenPage() {
  const { screen, forceMobile } = useCurrentScreen();
  if (!screen) return null;
  return (
    <ResponsiveScreen
      key={screen.name}
      screen={screen}
      forceMobile={forceMobile}
      waiting={<PageSpinner />}
    />
  );
}
