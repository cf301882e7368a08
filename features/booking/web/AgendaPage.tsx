import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { goToRoom } from '#features/meetings/web/index.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { addDays } from '#packages/kernel/day.ts';
import {
  classNames,
  EmptyState,
  PageHeader,
  showToast,
  useFailureText,
} from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { Booking } from '../contract/booking.contract.ts';
import { useAgenda, useBookingChanges } from './booking.api.ts';
import { BookingSheet } from './parts/BookingSheet.tsx';
import classes from './parts/booking.module.css';
import { ConfirmBookingSheet } from './parts/ConfirmBookingSheet.tsx';
import { DaySheet } from './parts/DaySheet.tsx';
import { DaysCard } from './parts/DaysCard.tsx';
import { HoursCard } from './parts/HoursCard.tsx';
import { MoveSheet } from './parts/MoveSheet.tsx';
import { ReasonSheet } from './parts/ReasonSheet.tsx';
import { RequestsCard } from './parts/RequestsCard.tsx';
import { useWhen } from './parts/use-when.ts';
import { WeekColumns } from './parts/WeekColumns.tsx';
import { mondayOf } from './rules/week.rules.ts';

type Asked = { what: 'open' | 'move' | 'cancel' | 'confirm' | 'decline'; booking: Booking };

/** A professional's week: what is free, what is asked for, what is confirmed. */
export default function AgendaPage() {
  const { t } = useTranslation('booking');
  const failureText = useFailureText('booking');
  const zone = useTimeZone();
  const [monday, setMonday] = useState(() => mondayOf(new Date(), zone));
  const query = useAgenda(monday);
  const { cancel, decline } = useBookingChanges();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [single, setSingle] = useState<{ day: string | null; nth: number; opened: boolean }>();
  const timeZone = query.data?.hours?.timeZone ?? zone;
  const format = useFormat(timeZone);
  const whenOf = useWhen(timeZone);
  const ask = (what: Asked['what'], booking: Booking) => {
    setAsked({ what, booking });
    setIsOpen(true);
  };
  const askDay = (day: string | null) =>
    setSingle({ day, nth: (single?.nth ?? 0) + 1, opened: true });
  const close = () => setIsOpen(false);

  if (query.error instanceof ApiFailure && query.error.status === 404) {
    return <EmptyState headingOrder={1} title={t('agenda.none')} text={t('agenda.noneText')} />;
  }
  // Each opening begins anew.
  const sheetKey = `${asked?.booking.id} ${asked?.what} ${isOpen}`;
  const sheet = asked
    ? {
        name: asked.booking.with ?? t('agenda.person'),
        when: whenOf(asked.booking.startsAt),
        booking: asked.booking,
        opened: isOpen,
        onClose: close,
      }
    : null;
  const what = asked?.what;
  const data = query.data;
  return (
    <div className={classes.stack}>
      <PageHeader title={t('agenda.title')} lead={t('agenda.lead')} />
      <div className={classes.head}>
        <div>
          <h2>
            {t('agenda.week', {
              from: format.day(monday, 'day'),
              to: format.day(addDays(monday, 6), 'day'),
            })}
          </h2>
          {data ? (
            <p className={classes.quiet} role="status">
              {t('agenda.counts', {
                free: data.starts.length,
                confirmed: data.bookings.filter(({ state }) => state === 'confirmed').length,
                waiting: data.waiting.length,
              })}
            </p>
          ) : null}
        </div>
        <div className={classes.actions}>
          <ActionIcon
            variant="default"
            size={44}
            radius="xl"
            aria-label={t('agenda.before')}
            onClick={() => setMonday(addDays(monday, -7))}
          >
            <IconChevronLeft size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
          <Button variant="subtle" onClick={() => setMonday(mondayOf(new Date(), timeZone))}>
            {t('agenda.today')}
          </Button>
          <ActionIcon
            variant="default"
            size={44}
            radius="xl"
            aria-label={t('agenda.after')}
            onClick={() => setMonday(addDays(monday, 7))}
          >
            <IconChevronRight size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      {data ? (
        <div className={classes.agenda}>
          <div className={classes.stack}>
            <WeekColumns
              monday={monday}
              timeZone={timeZone}
              starts={data.starts}
              bookings={data.bookings}
              onOpen={(booking) => ask('open', booking)}
              onDay={data.hours ? askDay : null}
            />
            <p className={classes.quiet}>{t('agenda.names')}</p>
          </div>
          <div className={classNames(classes.stack, data.waiting.length > 0 && classes.asks)}>
            <RequestsCard waiting={data.waiting} timeZone={timeZone} onAnswer={ask} />
            <HoursCard hours={data.hours} agreed={data.agreed} />
            {data.hours ? <DaysCard hours={data.hours} onDay={askDay} /> : null}
          </div>
        </div>
      ) : (
        <InPlace
          query={query}
          loading={t('agenda.loading')}
          title={t('agenda.failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
      {data?.hours && single ? (
        <DaySheet
          key={single.nth}
          hours={data.hours}
          day={single.day}
          opened={single.opened}
          onClose={() => setSingle({ ...single, opened: false })}
        />
      ) : null}
      {sheet && what === 'open' ? (
        <BookingSheet
          key={sheetKey}
          {...sheet}
          onEnter={(id) =>
            void goToRoom(id).catch((error: unknown) =>
              showToast({ kind: 'failed', text: failureText(error) }),
            )
          }
          onMove={() => ask('move', sheet.booking)}
          onCancel={() => ask('cancel', sheet.booking)}
        />
      ) : null}
      {sheet && what === 'move' ? <MoveSheet key={sheetKey} {...sheet} /> : null}
      {sheet && what === 'confirm' ? <ConfirmBookingSheet key={sheetKey} {...sheet} /> : null}
      {sheet && (what === 'decline' || what === 'cancel') ? (
        <ReasonSheet
          key={sheetKey}
          opened={isOpen}
          onClose={close}
          title={t(`${what}.title`)}
          text={t(`${what}.text`, { name: sheet.name, when: sheet.when })}
          warning={
            what === 'cancel' && Date.parse(sheet.booking.changeBy) <= Date.now()
              ? t('cancel.late')
              : null
          }
          action={t(`${what}.action`)}
          run={async (reason) => {
            const run = what === 'cancel' ? cancel : decline;
            await run.mutateAsync({ id: sheet.booking.id, reason });
            showToast({ text: t(`${what}.done`) });
          }}
        />
      ) : null}
    </div>
  );
}
