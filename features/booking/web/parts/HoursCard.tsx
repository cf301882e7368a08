import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { WEEKDAYS } from '#packages/i18n/weeks.ts';
import { Card, Note } from '#packages/ui/index.ts';
import type { Hours } from '../../contract/hours.ts';
import classes from './booking.module.css';
import { HoursEditor } from './HoursEditor.tsx';

interface HoursCardProps {
  readonly hours: Hours | null;
  readonly agreed: boolean;
}

/** The hours in words, and the way to change them. */
export function HoursCard({ hours, agreed }: HoursCardProps) {
  const { t } = useTranslation('booking');
  const format = useFormat();
  const timeZone = useTimeZone();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card aria-labelledby="booking-hours" className={classes.stack}>
      <div className={classes.head}>
        <Title order={2} size="h3" id="booking-hours">
          {t('hours.title')}
        </Title>
        <Button variant={hours ? 'subtle' : 'filled'} onClick={() => setIsOpen(true)}>
          {t(hours ? 'hours.change' : 'hours.open')}
        </Button>
      </div>
      {hours && !agreed ? <Note tone="sun">{t('hours.agreeAgain')}</Note> : null}
      {hours ? (
        <>
          <dl className={classes.ranges}>
            {WEEKDAYS.map(({ weekday, day }) => {
              const ranges = hours.weekly.filter((one) => one.weekday === weekday);
              return ranges.length > 0 ? (
                <div key={weekday}>
                  <dt>{format.weekday(day)}</dt>
                  <dd>{ranges.map(({ from, to }) => t('hours.range', { from, to })).join(', ')}</dd>
                </div>
              ) : null;
            })}
          </dl>
          <p className={classes.quiet}>
            {[
              t('hours.rules', { minutes: hours.minutes, gap: hours.gapMinutes }),
              !hours.holidays
                ? t('hours.holidaysOff')
                : hours.state
                  ? t('hours.holidaysState', { state: hours.state })
                  : t('hours.holidaysOn'),
              t('hours.notice', { count: hours.noticeHours }),
              t('hours.cancel', { count: hours.cancelHours }),
            ].join(' ')}
          </p>
        </>
      ) : (
        <p className={classes.quiet}>{t('hours.none')}</p>
      )}
      <HoursEditor
        key={String(isOpen)}
        hours={hours}
        timeZone={timeZone}
        agreed={agreed}
        opened={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </Card>
  );
}
