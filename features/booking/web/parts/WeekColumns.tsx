import { ActionIcon, Button } from '@mantine/core';
import { IconClockEdit } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { calendarDayOf } from '#packages/kernel/wall-clock.ts';
import { Card } from '#packages/ui/index.ts';
import type { Booking } from '../../contract/booking.contract.ts';
import { weekOf } from '../rules/week.rules.ts';
import classes from './booking.module.css';

interface WeekColumnsProps {
  readonly monday: string;
  readonly timeZone: string;
  readonly starts: readonly string[];
  readonly bookings: readonly Booking[];
  readonly onOpen: (booking: Booking) => void;
  /** Opens a date to be changed; null where there are no hours yet. */
  readonly onDay: ((day: string) => void) | null;
}

/** A week of the agenda: free times, requests and consultations, day by day in the order of the clock. */
export function WeekColumns(props: WeekColumnsProps) {
  const { monday, timeZone, starts, bookings, onOpen, onDay } = props;
  const { t } = useTranslation('booking');
  const format = useFormat(timeZone);
  const today = calendarDayOf(new Date(), timeZone);
  const shown = bookings.filter(({ state }) => state !== 'declined' && state !== 'expired');
  const times = [...starts, ...shown.map(({ startsAt }) => startsAt)].toSorted();
  const days = weekOf(monday, [...new Set(times)], timeZone);
  return (
    <Card as="div" flush>
      {days.every(({ instants }) => instants.length === 0) ? (
        <p className={classes.emptyWeek}>{t('agenda.nothingAll')}</p>
      ) : null}
      <ul className={classes.week}>
        {days.map(({ day, instants }) => (
          <li key={day} className={classes.column} data-empty={instants.length === 0 || undefined}>
            <div className={classes.columnHead}>
              <h3>
                {format.weekday(day)} <b>{Number(day.slice(8))}</b>
              </h3>
              {onDay && day >= today ? (
                <ActionIcon
                  variant="subtle"
                  size={32}
                  aria-label={t('days.changeOf', { day: format.day(day, 'long') })}
                  onClick={() => onDay(day)}
                >
                  <IconClockEdit size={18} stroke={1.75} aria-hidden />
                </ActionIcon>
              ) : null}
            </div>
            {instants.length === 0 ? <p className={classes.quiet}>{t('agenda.nothing')}</p> : null}
            {instants.flatMap((instant) => {
              const here = shown.filter(({ startsAt }) => startsAt === instant);
              const taken = here.map((booking) => (
                <div key={booking.id} className={classes.slot} data-state={booking.state}>
                  {format.time(instant)}
                  <b>{booking.with ?? t('agenda.person')}</b>
                  {booking.state === 'requested' ? t('agenda.asked') : t(`state.${booking.state}`)}
                  {booking.mode === 'inPerson' ? ` · ${t('mode.inPerson')}` : null}
                  {booking.cancelledBy === 'administration'
                    ? ` · ${t('list.by.administration')} ${booking.reason ?? ''}`
                    : null}
                  {booking.state === 'confirmed' ? (
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      mih={28}
                      px={0}
                      aria-label={t('action.of', {
                        action: t('agenda.details'),
                        name: booking.with ?? t('agenda.person'),
                        when: format.dateTime(instant, 'short'),
                      })}
                      onClick={() => onOpen(booking)}
                    >
                      {t('agenda.details')}
                    </Button>
                  ) : null}
                </div>
              ));
              const isFree = starts.includes(instant);
              return isFree
                ? [
                    ...taken,
                    <div key={instant} className={classes.slot}>
                      {format.time(instant)}
                      <b>{t('agenda.free')}</b>
                    </div>,
                  ]
                : taken;
            })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
