import i18next from 'i18next';
import { lazyPart, PartFailed } from '#packages/ui/index.ts';
import { settleDay } from '../check-in.store.ts';
import type { CheckInSheetProps } from './CheckInSheetView.tsx';

/** The check-in of a day above whatever page; its code and texts come with the first opening. */
export const CheckInSheet = lazyPart<CheckInSheetProps>(
  async () => {
    const [view] = await Promise.all([
      import('./CheckInSheetView.tsx'),
      i18next.loadNamespaces(['emotions', 'rhythm']),
    ]);
    return view;
  },
  {
    failed: (retry, { day, opened, onClose }) => {
      const close = () => {
        settleDay(day);
        onClose();
      };
      return opened ? <PartFailed onRetry={retry} onClose={close} /> : null;
    },
  },
);
