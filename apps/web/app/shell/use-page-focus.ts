import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** How long a page may take to bring its heading, in ms; after that nothing takes the focus. */
const HEADING_WAIT_MS = 5000;

/** Focuses the page's heading once it is another than `old`; says whether it was there. */
function focusNewHeading(main: HTMLElement, old: Element | null): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  if (!heading || heading === old) return false;
  const active = document.activeElement;
  // A page that has put the cursor somewhere knows better.
  if (active === main || !main.contains(active)) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
}

/**
 * Moves the focus to the new page's `h1` at every change of address, once the heading is there, so
 * that a screen reader says where one has arrived. The first page of a visit is read by itself.
 */
export function usePageFocus(main: HTMLElement | null): void {
  const router = useRouter();
  useEffect(() => {
    if (!main) return;
    let stop = (): void => undefined;
    const unsubscribe = router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      stop();
      const old = main.querySelector('h1');
      const watch = new MutationObserver(() => {
        if (focusNewHeading(main, old)) stop();
      });
      const timer = setTimeout(() => stop(), HEADING_WAIT_MS);
      stop = () => {
        watch.disconnect();
        clearTimeout(timer);
      };
      watch.observe(main, { childList: true, subtree: true });
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [main, router]);
}
