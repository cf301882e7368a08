import { Button, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card } from '#packages/ui/index.ts';
import type { Hours } from '../../contract/hours.ts';
import { singleDayOf, todayOf } from '../../contract/slots.rules.ts';
import { singleDaysFrom } from '../rules/day-form.rules.ts';
import classes from './booking.module.css';

interface DaysCardProps {
  readonly hours: Hours;
  /** Opens a date to be changed; null where it is still to be chosen. */
  readonly onDay: (day: string | null) => void;
}

/** Dates that are not like those of other weeks, and the way to one more. */
export function DaysCard({ hours, onDay }: DaysCardProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const days = singleDaysFrom(hours, todayOf(hours, new Date()));
  return (
    <Card aria-labelledby="booking-days" className={classes.stack}>
      <div className={classes.head}>
        <Title order={2} size="h3" id="booking-days">
          {t('days.title')}
        </Title>
        <Button variant="subtle" onClick={() => onDay(null)}>
          {t('days.add')}
        </Button>
      </div>
      {days.length === 0 ? <p className={classes.quiet}>{t('days.none')}</p> : null}
      <ul className={classes.dates}>
        {days.map((day) => {
          const { closed, opened } = singleDayOf(hours, day);
          const ranges = opened.map(({ from, to }) => t('hours.range', { from, to }));
          return (
            <li key={day}>
              <div>
                <b>{format.day(day, 'weekday')}</b>
                <p className={classes.quiet}>
                  {closed ? t('days.closed') : t('days.opened', { ranges: format.list(ranges) })}
                </p>
              </div>
              <Button
                variant="subtle"
                aria-label={t('days.changeOf', { day: format.day(day, 'long') })}
                onClick={() => onDay(day)}
              >
                {t('hours.change')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
