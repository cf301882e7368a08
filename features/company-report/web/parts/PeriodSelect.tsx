import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Report } from '../../contract/company-report.contract.ts';
import { isQuarter } from '../../contract/period.rules.ts';
import { useWords } from '../use-words.ts';
import classes from './report.module.css';

interface PeriodSelectProps {
  report: Report;
  onChoose: (period: string) => void;
}

/** The closed months and quarters of a company. */
export function PeriodSelect({ report: { periods, closed }, onChoose }: PeriodSelectProps) {
  const { t } = useTranslation('company-report');
  const words = useWords();
  if (!closed) return null;
  const of = (quarters: boolean) =>
    periods
      .map(({ period }) => period)
      .filter((period) => isQuarter(period) === quarters)
      .map((value) => ({ value, label: words.period(value) }));
  const data = [
    { group: t('months'), items: of(false) },
    { group: t('quarters'), items: of(true) },
  ].filter(({ items }) => items.length > 0);
  return (
    <NativeSelect
      className={`${classes.select} ${classes.narrow}`}
      label={t('period')}
      value={closed.period}
      data={data}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
