import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PERIODS, type Period } from '../../contract/ranking.contract.ts';
import { closedMonth, isPartOf } from '../../contract/ranking.rules.ts';
import type { RankingTab } from '../use-ranking-place.ts';

const CLOSED = { month: 'closedMonth', year: 'lastYear' } as const;

interface PeriodSelectProps {
  /** Figures of companies are of months that have closed. */
  readonly tab: RankingTab;
  readonly period: Period;
  readonly setPeriod: (period: Period) => void;
}

export function PeriodSelect({ tab, period, setPeriod }: PeriodSelectProps) {
  const { t } = useTranslation('ranking');
  const label = (value: Period) => {
    const now = new Date();
    const isClosed = tab === 'companies' && !isPartOf(value, closedMonth(now), now);
    return t(`period.${value === 'all' || !isClosed ? value : CLOSED[value]}`);
  };
  return (
    <NativeSelect
      aria-label={t('period.label')}
      data={PERIODS.map((value) => ({ value, label: label(value) }))}
      value={period}
      onChange={(event) => {
        const next = PERIODS.find((one) => one === event.currentTarget.value);
        if (next) setPeriod(next);
      }}
    />
  );
}
