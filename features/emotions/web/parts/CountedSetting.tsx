import i18next from 'i18next';
import { FailedState, lazyPart } from '#packages/ui/index.ts';

/** The consent to be counted, on the profile; fetched there, since the start page needs none of it. */
export const CountedSetting = lazyPart(
  async () => {
    const [view] = await Promise.all([
      import('./CountedSettingView.tsx'),
      i18next.loadNamespaces('emotions'),
    ]);
    return view;
  },
  { failed: (retry) => <FailedState onRetry={retry} /> },
);
