import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import classes from './ranking.module.css';

/** Of when figures of people without a name are, and how they are rounded. */
export function AsOf({ day }: { day: string | null }) {
  const { t } = useTranslation('ranking');
  const format = useFormat();
  return (
    <p className={classes.small}>
      {day === null ? t('asOf.none') : t('asOf.day', { date: format.day(day, 'long') })}
    </p>
  );
}
