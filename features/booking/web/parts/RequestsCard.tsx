import { Button, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card } from '#packages/ui/index.ts';
import type { Booking } from '../../contract/booking.contract.ts';
import classes from './booking.module.css';
import { GuardianLine } from './GuardianLine.tsx';
import { useWhen } from './use-when.ts';

interface RequestsCardProps {
  readonly waiting: readonly Booking[];
  readonly timeZone: string;
  readonly onAnswer: (what: 'confirm' | 'decline', booking: Booking) => void;
}

/** Requests that wait for the professional, the one that ends first on top. */
export function RequestsCard({ waiting, timeZone, onAnswer }: RequestsCardProps) {
  const { t } = useTranslation('booking');
  const format = useFormat(timeZone);
  const whenOf = useWhen(timeZone);
  return (
    <Card aria-labelledby="booking-waiting" className={classes.stack}>
      <Title order={2} size="h3" id="booking-waiting">
        {t('agenda.waiting')}
      </Title>
      {waiting.length === 0 ? <p className={classes.quiet}>{t('agenda.waitingNone')}</p> : null}
      {waiting.map((booking) => {
        const name = booking.with ?? t('agenda.person');
        const when = whenOf(booking.startsAt);
        return (
          <section key={booking.id} className={classes.stack} aria-label={`${name}, ${when}`}>
            <div>
              <b>{name}</b>
              <p className={classes.when}>{when}</p>
              {booking.note ? <p className={classes.quiet}>“{booking.note}”</p> : null}
              <p className={classes.quiet}>
                {booking.place ? t('mode.at', { place: booking.place }) : t(`mode.${booking.mode}`)}
              </p>
              <GuardianLine guardian={booking.guardian} />
              <p className={classes.quiet}>
                {t('agenda.answerBy', { when: format.dateTime(booking.answerBy, 'short') })}
              </p>
            </div>
            <div className={classes.actions}>
              <Button onClick={() => onAnswer('confirm', booking)}>{t('agenda.confirm')}</Button>
              <Button variant="subtle" onClick={() => onAnswer('decline', booking)}>
                {t('agenda.decline')}
              </Button>
            </div>
          </section>
        );
      })}
    </Card>
  );
}
