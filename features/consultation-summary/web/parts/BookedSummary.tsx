import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { LoadingShape, Note, showToast, useFailureText } from '#packages/ui/index.ts';
import { useBooked, useBookedSummary, useSharing } from '../consultation-summary.api.ts';
import { BookedFailed } from './BookedFailed.tsx';
import classes from './consultation.module.css';

const SummaryView = lazy(() =>
  import('./SummaryView.tsx').then((module) => ({ default: module.SummaryView })),
);

/** What is shared for a consultation, beside it: both can read it, its person can take it back. */
export function BookedSummary({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('consultation-summary');
  const format = useFormat(useTimeZone());
  const failureText = useFailureText('consultation-summary');
  const [isOpen, setIsOpen] = useState(false);
  const query = useBooked();
  const booked = query.data?.find((one) => one.bookingId === bookingId);
  const reading = useBookedSummary(bookingId, isOpen);
  const { withdraw } = useSharing();
  if (!query.data) return <BookedFailed query={query} />;
  if (!booked?.sharedAt) return null;
  const { side, sharedAt, openedAt } = booked;
  const opened = openedAt
    ? t('booked.opened', { date: format.dateTime(openedAt, 'day') })
    : t('booked.unopened');
  const takeBack = () =>
    withdraw.mutate(bookingId, {
      onSuccess: () => showToast({ text: t('booked.withdrawn'), kind: 'done' }),
    });
  return (
    <div className={classes.booked}>
      <p>
        <IconFileText size={20} stroke={1.75} aria-hidden />
        <span>
          {t(`booked.shared.${side}`, { date: format.dateTime(sharedAt, 'day') })}{' '}
          {side === 'client' ? opened : null}
        </span>
      </p>
      <div className={classes.bookedActions}>
        <Button variant="light" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'booked.close' : 'booked.read')}
        </Button>
        {side === 'client' ? (
          <Button variant="subtle" loading={withdraw.isPending} onClick={takeBack}>
            {t('booked.withdraw')}
          </Button>
        ) : null}
      </div>
      {withdraw.error ? (
        <Note tone="sun" role="alert">
          {failureText(withdraw.error)}
        </Note>
      ) : null}
      {isOpen && reading.isError ? (
        <Note tone="sun" role="alert">
          {t('booked.gone')}
        </Note>
      ) : null}
      {isOpen && !reading.isError ? (
        <Suspense fallback={<LoadingShape label={t('booked.loading')} lines={4} />}>
          {reading.data ? (
            <SummaryView summary={reading.data.summary} rank={3} />
          ) : (
            <LoadingShape label={t('booked.loading')} lines={4} />
          )}
        </Suspense>
      ) : null}
    </div>
  );
}
