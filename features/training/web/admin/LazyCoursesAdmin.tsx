import { FailedState, type LazyPart, lazyPart, PageSpinner } from '#packages/ui/index.ts';

/** The courses as their makers see them; the code comes with the first opening. */
export const CoursesAdmin: LazyPart<object> = lazyPart(() => import('./CoursesAdmin.tsx'), {
  waiting: <PageSpinner />,
  failed: (retry) => <FailedState onRetry={retry} />,
});
