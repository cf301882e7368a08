import { type ReactNode, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { PartFailed } from './PartFailed.tsx';

export interface SheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

const SheetView = lazyPart<SheetProps>(() => import('./SheetView.tsx'), {
  failed: (retry, { opened, onClose }) =>
    opened ? <PartFailed onRetry={retry} onClose={onClose} /> : null,
});

/** Fetches the sheet's code before the first one opens. */
export const preloadSheet = SheetView.preload;

/**
 * A task above the page: a sheet from below on mobile (at most 94% high), a dialog on desktop. Holds
 * the focus, closes by Escape and gives the focus back. Its code comes with the first opening.
 */
export function Sheet(props: SheetProps) {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  return wanted ? <SheetView {...props} /> : null;
}
