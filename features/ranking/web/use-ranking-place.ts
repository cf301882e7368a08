import { useNavigate, useSearch } from '@tanstack/react-router';
import { linkTo } from '#packages/ui/screens/index.ts';
import { PERIODS, type Period } from '../contract/ranking.contract.ts';

/** Id of what the tabs change. */
export const PANEL = 'ranking-panel';
export const TABS = ['people', 'companies'] as const;
export type RankingTab = (typeof TABS)[number];

/** Which tab and which period are open; the address says it, so that back and forward work. */
export function useRankingPlace() {
  const search: { tab?: unknown; period?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const tab: RankingTab = TABS.find((one) => one === search.tab) ?? 'people';
  const period: Period = PERIODS.find((one) => one === search.period) ?? 'year';
  const go = (next: { tab: RankingTab; period: Period }) =>
    void navigate({ ...linkTo('.', { search: next }), resetScroll: false });
  return {
    tab,
    period,
    setTab: (next: RankingTab) => go({ tab: next, period }),
    setPeriod: (next: Period) => go({ tab, period: next }),
  };
}
