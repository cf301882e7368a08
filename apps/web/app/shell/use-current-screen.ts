import { useMatches } from '@tanstack/react-router';
import type { Screen } from '#packages/ui/screens/index.ts';

/** The screen that the address names; undefined on the not-found page. */
export function useCurrentScreen(): { screen: Screen | undefined; forceMobile: boolean } {
  const matches = useMatches();
  const last = matches.at(-1);
  return {
    screen: last?.staticData.screen,
    forceMobile: last?.staticData.forceMobile ?? false,
  };
}
