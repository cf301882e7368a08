import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where the window stood while a list was shown, and again once the list is back. */
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

/**
 * For a list beside what is opened from it, which scrolls by itself (`data-own-scroll` on it or around
 * it): what was opened from elsewhere comes into sight; what was pressed here is in sight, and nothing moves.
 */
export function useRowInSight<List extends HTMLElement>(
  current: string | number | null | undefined,
  filled: boolean,
): RefObject<List | null> {
  const ref = useRef<List>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is opened
  useLayoutEffect(() => {
    const list = ref.current?.closest<HTMLElement>('[data-own-scroll]');
    const row = ref.current?.querySelector<HTMLElement>('[aria-current]');
    if (list && row) intoSight(list, row);
  }, [current, filled]);
  return ref;
}

/** Moves a list only as far as one of its rows needs to be seen, and nothing around it. */
function intoSight(list: HTMLElement, row: HTMLElement): void {
  const [frame, place] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  if (place.top < frame.top) list.scrollTop += place.top - frame.top - frame.height / 3;
  else if (place.bottom > frame.bottom)
    list.scrollTop += place.bottom - frame.bottom + frame.height / 3;
}
