import { Button, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { Card, EmptyState, Sheet, showToast, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { Booking } from '../../contract/booking.contract.ts';
import { useBookingChanges, useBookings } from '../booking.api.ts';
import { BookedRow, type BookingTask, isAhead } from './BookedRow.tsx';
import classes from './booking.module.css';
import { MoveSheet } from './MoveSheet.tsx';
import { NoteForm } from './NoteForm.tsx';
import { ReasonSheet } from './ReasonSheet.tsx';
import { useWhen } from './use-when.ts';

interface BookedListProps {
  /** Goes to the room of a meeting. */
  readonly onEnter: (meetingId: string) => void;
}

/** What a person has booked with the network: ahead, and before. */
export function BookedList({ onEnter }: BookedListProps) {
  const { t } = useTranslation('booking');
  const failureText = useFailureText('booking');
  const query = useBookings();
  const [asked, setAsked] = useState<{ task: BookingTask; booking: Booking } | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (!query.data) {
    return (
      <InPlace
        query={query}
        loading={t('list.loading')}
        title={t('list.failed')}
        text={failureText(query.error ?? { code: 'offline' })}
      />
    );
  }
  if (query.data.length === 0) {
    return (
      <Card aria-label={t('list.title')}>
        <EmptyState spot="consultation" title={t('list.empty')} text={t('list.emptyText')}>
          <Button renderRoot={(props) => <Link to="/network" {...props} />}>
            {t('list.find')}
          </Button>
        </EmptyState>
      </Card>
    );
  }
  const lists = [
    ['ahead', query.data.filter(isAhead)],
    ['past', query.data.filter((one) => !isAhead(one))],
  ] as const;
  return (
    <div className={classes.stack}>
      {lists.map(([which, rows]) =>
        rows.length > 0 ? (
          <section key={which} aria-labelledby={`booked-${which}`} className={classes.stack}>
            <Title order={2} id={`booked-${which}`}>
              {t(`list.${which}`)}
            </Title>
            <Card as="div" flush>
              <ul className={classes.list}>
                {rows.map((booking) => (
                  <BookedRow
                    key={booking.id}
                    booking={booking}
                    onAsk={(task) => {
                      setAsked({ task, booking });
                      setIsOpen(true);
                    }}
                    onEnter={onEnter}
                  />
                ))}
              </ul>
            </Card>
          </section>
        ) : null,
      )}
      {asked ? (
        <TaskSheet
          key={`${asked.booking.id} ${asked.task} ${isOpen}`}
          {...asked}
          opened={isOpen}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  );
}

interface TaskSheetProps {
  readonly task: BookingTask;
  readonly booking: Booking;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function TaskSheet({ task, booking, ...sheet }: TaskSheetProps) {
  const { t } = useTranslation('booking');
  const { cancel } = useBookingChanges();
  const whenOf = useWhen(useTimeZone());
  if (task === 'move') return <MoveSheet booking={booking} {...sheet} />;
  if (task === 'cancel') {
    return (
      <ReasonSheet
        {...sheet}
        title={t('cancel.title')}
        text={t('cancel.text', { when: whenOf(booking.startsAt) })}
        warning={Date.parse(booking.changeBy) <= Date.now() ? t('cancel.late') : null}
        action={t('cancel.action')}
        run={async (reason) => {
          await cancel.mutateAsync({ id: booking.id, reason });
          showToast({ text: t('cancel.done') });
        }}
      />
    );
  }
  return (
    <Sheet {...sheet} title={t('note.title')}>
      <div className={classes.stack}>
        {booking.answer ? <p>{t('note.answered', { answer: booking.answer })}</p> : null}
        <NoteForm booking={booking} onDone={sheet.onClose} />
        <Button
          variant="subtle"
          renderRoot={(props) => <Link to="/consultation-summary" {...props} />}
        >
          {t('note.summary')}
        </Button>
      </div>
    </Sheet>
  );
}
