import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { PartFailed } from './PartFailed.tsx';
import classes from './SheetFooter.module.css';
import { classNames } from './tones.ts';

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

interface SheetFooterProps {
  /** Buttons beside each other, at the end; else each takes the whole width. */
  readonly row?: boolean;
  readonly children: ReactNode;
}

/** What finishes a sheet, such as Save: last in it, and in sight however long the rest is. */
export function SheetFooter({ row, children }: SheetFooterProps) {
  const footer = useRef<HTMLDivElement>(null);
  // What takes the focus is scrolled clear of the footer, whose height is that of its words.
  useLayoutEffect(() => {
    const element = footer.current;
    const sheet = element?.closest<HTMLElement>('[role="dialog"]');
    if (!element || !sheet) return;
    const measure = () => sheet.style.setProperty('--sheet-footer', `${element.offsetHeight}px`);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => {
      observer.disconnect();
      sheet.style.removeProperty('--sheet-footer');
    };
  }, []);
  return (
    <div ref={footer} className={classNames(classes.footer, row && classes.row)}>
      {children}
    </div>
  );
}
