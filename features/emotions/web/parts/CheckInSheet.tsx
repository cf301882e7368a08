import { lazyPart, PartFailed } from '#packages/ui/index.ts';
import type { CheckInSheetProps } from './CheckInSheetView.tsx';

/** The check-in of a day above the page. Its code and texts come with the first opening. */
export const CheckInSheet = lazyPart<CheckInSheetProps>(() => import('./CheckInSheetView.tsx'), {
  failed: (retry, { onClose }) => <PartFailed onRetry={retry} onClose={onClose} />,
});
