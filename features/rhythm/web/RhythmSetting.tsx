import i18next from 'i18next';
import { FailedState, lazyPart } from '#packages/ui/index.ts';

/** Whether the garden is shown, on the profile; fetched there, since the start page needs none of it. */
export const RhythmSetting = lazyPart(
  async () => {
    const [view] = await Promise.all([
      import('./RhythmSettingView.tsx'),
      i18next.loadNamespaces('rhythm'),
    ]);
    return view;
  },
  { failed: (retry) => <FailedState onRetry={retry} /> },
);
