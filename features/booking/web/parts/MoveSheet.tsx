import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note, Sheet, SheetFooter, showToast, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { Booking } from '../../contract/booking.contract.ts';
import { useBookingChanges, useOffer } from '../booking.api.ts';
import classes from './booking.module.css';
import { SlotPicker } from './SlotPicker.tsx';

interface MoveSheetProps {
  readonly booking: Booking;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Another free time of the same agenda. */
export function MoveSheet({ booking, opened, onClose }: MoveSheetProps) {
  const { t } = useTranslation('booking');
  const failureText = useFailureText('booking');
  const query = useOffer(booking.entryId);
  const { move } = useBookingChanges();
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const save = () => {
    setAsked(true);
    if (!startsAt) return;
    move.mutate(
      { id: booking.id, startsAt },
      {
        onSuccess: () => {
          showToast({ text: t('move.saved') });
          onClose();
        },
      },
    );
  };
  const starts = query.data?.starts ?? [];
  return (
    <Sheet opened={opened} onClose={onClose} title={t('move.title')}>
      <div className={classes.stack}>
        <p className={classes.quiet}>{t('move.text')}</p>
        {query.isPending || query.isError ? (
          <InPlace
            query={query}
            loading={t('offer.loading')}
            title={t('offer.failed')}
            text={failureText(query.error ?? { code: 'offline' })}
          />
        ) : starts.length > 0 ? (
          <SlotPicker starts={starts} chosen={startsAt} onChoose={setStartsAt} />
        ) : (
          <p>{t('move.none')}</p>
        )}
        <SheetFooter>
          <div role="alert">
            {asked && !startsAt ? <Note tone="sun">{t('move.choose')}</Note> : null}
            {move.error ? <Note tone="sun">{failureText(move.error)}</Note> : null}
          </div>
          <Button size="lg" fullWidth loading={move.isPending} onClick={save}>
            {t('move.save')}
          </Button>
        </SheetFooter>
      </div>
    </Sheet>
  );
}
