export { gardenOf } from './art/growth.ts';
export {
  Avatar,
  EmotionFace,
  Garden,
  NightScene,
  Sky,
  Spot,
  WaterBottle,
} from './art/pictures.tsx';
export { useFailureText } from './failure-text.ts';
export { focusFirstProblem } from './first-problem.ts';
export { Logo } from './parts/Logo.tsx';
export { type LazyPart, lazyPanel, lazyPart } from './parts/lazy-part.tsx';
export { OfflineBanner, useOnline, WaitingTag } from './parts/OfflineBanner.tsx';
export { PageHeader } from './parts/PageHeader.tsx';
export { PartFailed } from './parts/PartFailed.tsx';
export { SegmentedTabs } from './parts/SegmentedTabs.tsx';
export { preloadSheet, Sheet, SheetFooter } from './parts/Sheet.tsx';
export { SignalPetals } from './parts/SignalPetals.tsx';
export {
  EmptyState,
  FailedState,
  ForbiddenState,
  LoadingShape,
  PageSpinner,
} from './parts/states.tsx';
export { Card, IconTile, Note, Tag } from './parts/surfaces.tsx';
export { hideToast, preloadToasts, showToast, Toaster } from './parts/toast.tsx';
export { classNames, toneClass } from './parts/tones.ts';
export { UnfinishedNote, useUnfinished } from './parts/unfinished.tsx';
export * from './tokens.ts';
export { whenIdle } from './when-idle.ts';
