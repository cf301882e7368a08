import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import type { Period } from '../../contract/burnout.contract.ts';
import type { Headline } from '../rules/headline.rules.ts';
import type { Takeaway } from '../rules/takeaway.rules.ts';
import { periodLabel } from './TrendChart.tsx';

/** Words for the path of a trend, with its doubt where few entries alone would give as much. */
export function useHeadlineText(): (headline: Headline, period: Period) => string {
  const { t } = useTranslation('burnout');
  const format = useFormat();
  return (headline, period) => {
    if (headline.at === undefined) return t(`headline.${headline.kind}`);
    const { kind, at, sure } = headline;
    const length = period === '12m' ? 'month' : 'day';
    const said = t(`headline.${kind}.${length}`, {
      at: periodLabel(at, period, format, 'headline'),
    });
    return sure ? said : t('headline.maybe', { said });
  };
}

/** Words for the one thing to say about a trend. */
export function useTakeawayText(): (takeaway: Takeaway, period: Period) => string {
  const { t } = useTranslation('burnout');
  const format = useFormat();
  const number = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const orChance = (sentence: string, sure: boolean) =>
    sure ? sentence : `${sentence} ${t('takeaway.chance')}`;
  return (takeaway, period) => {
    switch (takeaway.kind) {
      case 'none':
        return t('takeaway.none');
      case 'falling':
      case 'rising':
        return orChance(
          t(`takeaway.${takeaway.kind}.${period}`, { steps: format.number(takeaway.count) }),
          takeaway.sure,
        );
      case 'below':
      case 'above':
        return orChance(
          t(`takeaway.${takeaway.kind}`, {
            mean: number(takeaway.mean),
            previous: number(takeaway.previous),
          }),
          takeaway.sure,
        );
      case 'varied':
        return t('takeaway.varied', {
          mean: number(takeaway.mean),
          lowest: number(takeaway.lowest),
          highest: number(takeaway.highest),
        });
      case 'single':
      case 'steady':
        return t(`takeaway.${takeaway.kind}`, { mean: number(takeaway.mean) });
    }
  };
}
