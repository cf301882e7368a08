import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { BookedSummary } from '#features/consultation-summary/web/index.ts';
import { Sheet, SheetFooter, showToast, useFailureText } from '#packages/ui/index.ts';
import { type Booking, MOST_MOVES } from '../../contract/booking.contract.ts';
import { useBookingChanges } from '../booking.api.ts';
import classes from './booking.module.css';
import { GuardianLine } from './GuardianLine.tsx';
import { NoteForm } from './NoteForm.tsx';
import { useContractDownload } from './use-contract.ts';

interface BookingSheetProps {
  readonly booking: Booking;
  readonly name: string;
  readonly when: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onEnter: (meetingId: string) => void;
  readonly onMove: () => void;
  readonly onCancel: () => void;
}

/** A confirmed consultation as its professional has it, with what can be done about it. */
export function BookingSheet(props: BookingSheetProps) {
  const { booking, name, when, opened, onClose, onEnter, onMove, onCancel } = props;
  const { t } = useTranslation('booking');
  const failureText = useFailureText('booking');
  const { missed } = useBookingChanges();
  const { meetingId, note, guardian, viability, place } = booking;
  const now = Date.now();
  const hasBegun = Date.parse(booking.startsAt) <= now;
  const isOver = Date.parse(booking.endsAt) <= now;
  const failed = (error: unknown) => showToast({ kind: 'failed', text: failureText(error) });
  const download = useContractDownload();
  return (
    <Sheet opened={opened} onClose={onClose} title={name}>
      <div className={classes.stack}>
        <p>{when}</p>
        {note ? <p className={classes.quiet}>“{note}”</p> : null}
        <p className={classes.quiet}>
          {place ? t('mode.at', { place }) : t(`mode.${booking.mode}`)}
        </p>
        <GuardianLine guardian={guardian} />
        <BookedSummary bookingId={booking.id} />
        <NoteForm booking={booking} onDone={onClose} />
        {viability ? (
          <p className={classes.quiet}>
            {t('agenda.viability', {
              verdict: t(`confirm.verdict.${viability.verdict}`),
              reason: viability.reason,
            })}
          </p>
        ) : null}
        <div className={classes.actions}>
          {hasBegun ? (
            <Button
              variant="default"
              loading={missed.isPending}
              onClick={() =>
                missed.mutate(booking.id, {
                  onSuccess: () => {
                    showToast({ text: t('agenda.missedDone') });
                    onClose();
                  },
                  onError: failed,
                })
              }
            >
              {t('agenda.missed')}
            </Button>
          ) : (
            <>
              {booking.moves < MOST_MOVES ? (
                <Button variant="default" onClick={onMove}>
                  {t('action.move')}
                </Button>
              ) : null}
              <Button variant="default" onClick={onCancel}>
                {t('action.cancel')}
              </Button>
            </>
          )}
          <Button variant="subtle" onClick={() => download(booking.id)}>
            {t('action.contract')}
          </Button>
        </div>
        {meetingId && !isOver ? (
          <SheetFooter>
            <Button size="lg" fullWidth onClick={() => onEnter(meetingId)}>
              {t('action.enter')}
            </Button>
          </SheetFooter>
        ) : null}
      </div>
    </Sheet>
  );
}
