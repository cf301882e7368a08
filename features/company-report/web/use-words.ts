import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import type { Cell, Share } from '../contract/company-report.contract.ts';
import { firstDayOf, isQuarter } from '../contract/period.rules.ts';

/** How periods, shares and means are said. */
export function useWords() {
  const { t } = useTranslation('company-report');
  const format = useFormat('America/Sao_Paulo');
  return {
    format,
    period: (period: string): string =>
      isQuarter(period)
        ? t('quarter', { n: period.slice(6), year: period.slice(0, 4) })
        : format.day(firstDayOf(period), 'wholeMonth'),
    /** Of a chart, where there is little room. */
    shortPeriod: (period: string): string =>
      isQuarter(period)
        ? t('shortQuarter', { n: period.slice(6) })
        : format.day(firstDayOf(period), 'shortMonth'),
    share: (share: Share): string =>
      share === 'few' || share === 'most'
        ? t(`share.${share}`)
        : format.number(Number(share) / 100, { style: 'percent' }),
    mean: ({ mean }: Cell): string => t(`mean.${String(10 * mean)}`),
  };
}

/** How far a bar reaches, in percent; a band as far as it may. */
export const lengthOf = (share: Share): number =>
  share === 'few' ? 10 : share === 'most' ? 80 : Number(share);
