import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { READ_DAYS } from '#features/consultation-summary/contract/booked-summary.contract.ts';
import { BookedSummary } from '#features/consultation-summary/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Tag, type Tone } from '#packages/ui/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import { type Booking, type BookingState, MOST_MOVES } from '../../contract/booking.contract.ts';
import classes from './booking.module.css';
import { useContractDownload } from './use-contract.ts';
import { useWhen } from './use-when.ts';

const DAY_MS = 86_400_000;

const TONES: Readonly<Record<BookingState, Tone>> = {
  requested: 'lilac',
  confirmed: 'leaf',
  declined: 'plain',
  expired: 'plain',
  cancelled: 'plain',
  missed: 'mist',
};

/** What a person asks to do about a consultation of theirs, in a sheet. */
export type BookingTask = 'note' | 'move' | 'cancel';

/** Whether it is still to come, asked for or confirmed. */
export const isAhead = ({ state, endsAt }: Booking): boolean =>
  (state === 'requested' || state === 'confirmed') && Date.parse(endsAt) > Date.now();

const mayHaveSummary = ({ state, endsAt }: Booking): boolean =>
  state === 'confirmed' && Date.parse(endsAt) > Date.now() - READ_DAYS * DAY_MS;

interface BookedRowProps {
  readonly booking: Booking;
  readonly onAsk: (task: BookingTask) => void;
  /** Goes to the room of a meeting. */
  readonly onEnter: (meetingId: string) => void;
}

/** One consultation of the person's: when it is, how it stands, and what can be done about it. */
export function BookedRow({ booking, onAsk, onEnter }: BookedRowProps) {
  const { t } = useTranslation('booking');
  const download = useContractDownload();
  const when = useWhen(useTimeZone())(booking.startsAt);
  const name = booking.with ?? t('list.gone');
  const ahead = isAhead(booking);
  const isOver = booking.state === 'confirmed' && !ahead;
  const mayMove =
    !booking.unattended && booking.moves < MOST_MOVES && Date.parse(booking.changeBy) > Date.now();
  const { meetingId } = booking;
  const action = (label: string, onClick: () => void, variant = 'subtle') => (
    <Button
      variant={variant}
      aria-label={t('action.of', { action: label, name, when })}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h3>
          {name}
          <Tag tone={TONES[booking.state]}>
            {t(isOver ? 'state.over' : `state.${booking.state}`)}
          </Tag>
        </h3>
        <p className={classes.quiet}>{when}</p>
        {booking.mode === 'inPerson' ? (
          <p className={classes.quiet}>
            {booking.place ? t('mode.at', { place: booking.place }) : t('mode.inPerson')}
          </p>
        ) : null}
        <Details booking={booking} ahead={ahead} />
        {mayHaveSummary(booking) ? <BookedSummary bookingId={booking.id} /> : null}
      </div>
      <div className={classes.actions}>
        {ahead && meetingId ? action(t('action.enter'), () => onEnter(meetingId), 'light') : null}
        {ahead ? action(t('note.open'), () => onAsk('note')) : null}
        {ahead && mayMove ? action(t('action.move'), () => onAsk('move')) : null}
        {ahead ? (
          action(t('action.cancel'), () => onAsk('cancel'))
        ) : (
          <Button
            variant="subtle"
            aria-label={t('action.of', { action: t('action.another'), name, when })}
            renderRoot={(props) => (
              <Link
                {...linkTo('/network/$entryId', { params: { entryId: booking.entryId } })}
                {...props}
              />
            )}
          >
            {t('action.another')}
          </Button>
        )}
        {action(t('action.contract'), () => download(booking.id))}
      </div>
    </li>
  );
}

function Details({
  booking,
  ahead,
}: {
  readonly booking: Booking;
  readonly ahead: boolean;
}): ReactNode {
  const { t } = useTranslation('booking');
  const format = useFormat(useTimeZone());
  const { state, answerBy, changeBy, cancelledBy, late, reason, note, answer } = booking;
  const lines = [
    booking.unattended ? t('list.unattended') : null,
    state === 'requested' ? t('list.answerBy', { when: format.dateTime(answerBy, 'short') }) : null,
    ahead && Date.parse(changeBy) > Date.now()
      ? t('list.changeBy', { when: format.dateTime(changeBy, 'short') })
      : null,
    cancelledBy ? t(`list.by.${cancelledBy}`) : null,
    late ? t('list.late') : null,
    reason ? t('list.reason', { reason }) : null,
    note ? t('note.wrote', { note }) : null,
    answer ? t('note.answered', { answer }) : null,
  ].filter((line) => line !== null);
  return lines.map((line) => (
    <p key={line} className={classes.quiet}>
      {line}
    </p>
  ));
}
