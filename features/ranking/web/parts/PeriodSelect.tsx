import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PERIODS, type Period } from '../../contract/ranking.contract.ts';
import type { RankingTab } from '../use-ranking-place.ts';

interface PeriodSelectProps {
  /** Figures of companies are of months that have closed. */
  readonly tab: RankingTab;
  readonly period: Period;
  readonly setPeriod: (period: Period) => void;
}

export function PeriodSelect({ tab, period, setPeriod }: PeriodSelectProps) {
  const { t } = useTranslation('ranking');
  return (
    <NativeSelect
      aria-label={t('period.label')}
      data={PERIODS.map((value) => {
        const isClosed = tab === 'companies' && value === 'month';
        return { value, label: t(`period.${isClosed ? 'closedMonth' : value}`) };
      })}
      value={period}
      onChange={(event) => {
        const next = PERIODS.find((one) => one === event.currentTarget.value);
        if (next) setPeriod(next);
      }}
    />
  );
}
