import { type RefObject, useEffect, useRef } from 'react';

/** Gives the focus to the first input of a part when the part appears. */
export function useFirstFocus(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return box;
}
