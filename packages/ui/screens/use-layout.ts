import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Layout } from './layout-decision.ts';
import { layoutStore } from './layout-store.ts';

/** Set by the always-mobile addresses: everything below follows it. */
export const ForcedLayout = createContext<Layout | null>(null);

/** The layout to arrange for; null while it is decided. */
export function useLayout(): Layout | null {
  const forced = useContext(ForcedLayout);
  const decided = useSyncExternalStore(layoutStore.subscribe, layoutStore.get, () => null);
  return forced ?? decided;
}
