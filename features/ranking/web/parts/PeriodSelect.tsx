import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PERIODS, type Period } from '../../contract/ranking.contract.ts';

interface PeriodSelectProps {
  readonly period: Period;
  readonly setPeriod: (period: Period) => void;
}

export function PeriodSelect({ period, setPeriod }: PeriodSelectProps) {
  const { t } = useTranslation('ranking');
  return (
    <NativeSelect
      aria-label={t('period.label')}
      data={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
      value={period}
      onChange={(event) => {
        const next = PERIODS.find((one) => one === event.currentTarget.value);
        if (next) setPeriod(next);
      }}
    />
  );
}
