import { type ReactNode, useState } from 'react';
import { lazyPart, PartFailed } from '#packages/ui/index.ts';
import type { AccountSheetProps } from './AccountSheet.tsx';

const AccountSheet = lazyPart<AccountSheetProps>(() => import('./AccountSheet.tsx'), {
  failed: (retry, { opened, onClose }) =>
    opened ? <PartFailed onRetry={retry} onClose={onClose} /> : null,
});

/** Fetches the sheet's code before the first opening. */
export const preloadAccountSheet = AccountSheet.preload;

/** The account sheet and what opens it; its code comes with the first opening. */
export function useAccountSheet(kind: 'account' | 'more'): { open: () => void; sheet: ReactNode } {
  const [opened, setOpened] = useState(false);
  const [asked, setAsked] = useState(false);
  return {
    open() {
      setAsked(true);
      setOpened(true);
    },
    sheet: asked ? (
      <AccountSheet kind={kind} opened={opened} onClose={() => setOpened(false)} />
    ) : null,
  };
}
