import { FailedState, type LazyPart, lazyPart, PageSpinner } from '#packages/ui/index.ts';

/** The tab of the administration for news, whose texts are `news`; its code comes with the first opening. */
export const NewsAdmin: LazyPart<object> = lazyPart(() => import('./NewsAdmin.tsx'), {
  waiting: <PageSpinner />,
  failed: (retry) => <FailedState onRetry={retry} />,
});
