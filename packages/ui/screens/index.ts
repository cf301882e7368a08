export * from './define-screen.ts';
export type { Layout } from './layout-decision.ts';
export { linkTo, type Search } from './link-to.ts';
export {
  preloadScreen,
  preloadWholeScreen,
  ResponsiveScreen,
  retryFailedScreens,
} from './ResponsiveScreen.tsx';
export { useCompact } from './use-compact.ts';
export { ForcedLayout, useLayout } from './use-layout.ts';
