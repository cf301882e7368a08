import { useLayoutEffect, useRef } from 'react';

/** Where the window stood while the list was shown, and again once the list is back. */
export function useListPlace(shown: boolean): void {
  const place = useRef(0);
  useLayoutEffect(() => {
    if (!shown) return undefined;
    window.scrollTo({ top: place.current });
    const remember = () => {
      place.current = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [shown]);
}
