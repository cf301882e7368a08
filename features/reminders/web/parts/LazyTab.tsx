import { FailedState, type LazyPart, lazyPart, PageSpinner } from '#packages/ui/index.ts';
import type { RemindersTabProps } from '../RemindersTab.tsx';

/** The reminders as a part of another screen; their code comes with the first opening. */
export const RemindersTab: LazyPart<RemindersTabProps> = lazyPart(
  () => import('../RemindersTab.tsx'),
  { waiting: <PageSpinner />, failed: (retry) => <FailedState onRetry={retry} /> },
);
