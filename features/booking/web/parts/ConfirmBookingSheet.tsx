import { Button, Radio, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  focusFirstProblem,
  Note,
  Sheet,
  SheetFooter,
  showToast,
  useFailureText,
} from '#packages/ui/index.ts';
import {
  type Booking,
  MAX_REASON,
  VERDICTS,
  type Viability,
} from '../../contract/booking.contract.ts';
import { useBookingChanges } from '../booking.api.ts';
import classes from './booking.module.css';

interface ConfirmBookingSheetProps {
  readonly booking: Booking;
  readonly name: string;
  readonly when: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Takes a request on; the professional's record of the form goes with it. */
export function ConfirmBookingSheet(props: ConfirmBookingSheetProps) {
  const { booking, name, when, opened, onClose } = props;
  const { t } = useTranslation('booking');
  const failureText = useFailureText('booking');
  const { confirm } = useBookingChanges();
  const [verdict, setVerdict] = useState<Viability['verdict']>('fit');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  // The record is of care at a distance: in person there is nothing to judge of the form.
  const { place, mode } = booking;
  const isOnline = mode === 'online';
  const isMissing = isOnline && reason.trim() === '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (isMissing) {
      focusFirstProblem(event.currentTarget);
      return;
    }
    confirm.mutate(
      { id: booking.id, viability: isOnline ? { verdict, reason: reason.trim() } : null },
      {
        onSuccess: () => {
          showToast({ text: t('confirm.saved') });
          onClose();
        },
      },
    );
  };
  return (
    <Sheet opened={opened} onClose={onClose} title={t('confirm.title')}>
      <form className={classes.stack} noValidate onSubmit={submit}>
        <p>
          {isOnline
            ? t('confirm.text', { name, when })
            : t('confirm.textInPerson', { name, when, place: place ?? '' })}
        </p>
        {isOnline ? (
          <>
            <Radio.Group
              label={t('confirm.viability')}
              description={t('confirm.hint')}
              value={verdict}
              onChange={(value) => setVerdict(value as Viability['verdict'])}
            >
              <div className={classes.stack} style={{ gap: 12, marginTop: 12 }}>
                {VERDICTS.map((one) => (
                  <Radio key={one} value={one} label={t(`confirm.verdict.${one}`)} />
                ))}
              </div>
            </Radio.Group>
            <Textarea
              label={t('confirm.reason')}
              description={t('confirm.reasonHint')}
              value={reason}
              maxLength={MAX_REASON}
              autosize
              minRows={2}
              maxRows={6}
              error={asked && isMissing ? t('confirm.missing') : null}
              onChange={({ currentTarget: { value } }) => setReason(value)}
            />
          </>
        ) : null}
        <SheetFooter>
          {confirm.error ? (
            <Note tone="sun" role="alert">
              {failureText(confirm.error)}
            </Note>
          ) : null}
          <Button type="submit" size="lg" fullWidth loading={confirm.isPending}>
            {t('confirm.save')}
          </Button>
        </SheetFooter>
      </form>
    </Sheet>
  );
}
