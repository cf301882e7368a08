import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { linkTo } from '#packages/ui/screens/index.ts';
import { isDay, isMonth, monthOf } from './rules/month.rules.ts';

export const VIEWS = ['month', 'week', 'agenda'] as const;
export type View = (typeof VIEWS)[number];

/** What the address shows and the ways elsewhere; `?new=1` is answered once and leaves the address. */
export function usePlace(today: string, onNew: () => void) {
  const search: Record<'month' | 'new' | 'view' | 'day', unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const month = isMonth(search.month) ? search.month : monthOf(today);
  const view = VIEWS.find((name) => name === search.view) ?? 'month';
  const day = isDay(search.day) ? search.day : today;
  const go = (next: Record<string, string>) =>
    void navigate({ ...linkTo('.', { search: next }), resetScroll: false });
  const goTo = (next: string) => {
    if (isMonth(next)) go(next === monthOf(today) ? {} : { month: next });
  };
  /** A view with a day in it. */
  const show = (next: View, at: string) => {
    if (next === 'month') goTo(monthOf(at));
    else if (isDay(at)) go(at === today ? { view: next } : { view: next, day: at });
  };
  const asksForNew = search.new !== undefined;
  const begin = useEffectEvent(() => {
    onNew();
    void navigate({ to: '.', search: {}, replace: true });
  });
  useEffect(() => {
    if (asksForNew) begin();
  }, [asksForNew]);
  return { view, month, day, goTo, show };
}
