import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { isMonth, monthOf } from './rules/month.rules.ts';

/** The month in the address and the ways to others; `?new=1` is answered once and leaves the address. */
export function usePlace(today: string, onNew: () => void) {
  const search: { month?: unknown; new?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const month = isMonth(search.month) ? search.month : monthOf(today);
  const goTo = (next: string) => {
    if (!isMonth(next)) return;
    const isUsual = next === monthOf(today);
    void navigate({
      to: '.',
      search: (isUsual ? {} : { month: next }) as never,
      resetScroll: false,
    });
  };
  const asksForNew = search.new !== undefined;
  const begin = useEffectEvent(() => {
    onNew();
    void navigate({ to: '.', search: {}, replace: true });
  });
  useEffect(() => {
    if (asksForNew) begin();
  }, [asksForNew]);
  return { month, goTo };
}
