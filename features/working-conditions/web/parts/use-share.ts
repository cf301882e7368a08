import { useTranslation } from 'react-i18next';
import { useDates } from '../use-dates.ts';

/** Words for a share as the server tells it: percent in steps of five, a band, or protected. */
export function useShare() {
  const { t } = useTranslation('working-conditions');
  const { format } = useDates();
  return (share: string | null | undefined): string => {
    if (share === null || share === undefined) return t('results.protected');
    if (share === 'few' || share === 'most') return t(`results.${share}`);
    return format.number(Number(share) / 100, { style: 'percent' });
  };
}
