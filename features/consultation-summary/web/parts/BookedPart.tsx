import { Button, NativeSelect } from '@mantine/core';
import { IconStethoscope } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Note, useFailureText } from '#packages/ui/index.ts';
import { READ_DAYS } from '../../contract/booked-summary.contract.ts';
import type { Summary } from '../../contract/summary.ts';
import { useBooked, useSharing } from '../consultation-summary.api.ts';
import { BookedFailed } from './BookedFailed.tsx';
import classes from './consultation.module.css';

/** Hands the summary to the professional of a consultation that is booked here; nothing without one. */
export function BookedPart({ summary, unfit }: { summary: Summary; unfit: boolean }) {
  const { t } = useTranslation('consultation-summary');
  const format = useFormat(useTimeZone());
  const failureText = useFailureText('consultation-summary');
  const now = new Date().toISOString();
  const query = useBooked();
  const booked = query.data?.filter(({ side, startsAt }) => side === 'client' && startsAt > now);
  const { share } = useSharing();
  const [chosen, setChosen] = useState<string | null>(null);
  const target = booked?.find(({ bookingId }) => bookingId === chosen) ?? booked?.[0];
  if (!booked || !target) return <BookedFailed query={query} />;
  const name = target.with ?? '';
  return (
    <div className={classes.part}>
      <NativeSelect
        label={t('booked.which')}
        data={booked.map((one) => ({
          value: one.bookingId,
          label: `${one.with ?? ''}, ${format.dateTime(one.startsAt)}`,
        }))}
        value={target.bookingId}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button
        variant="default"
        leftSection={<IconStethoscope size={20} stroke={1.75} aria-hidden />}
        disabled={unfit}
        loading={share.isPending}
        onClick={() => share.mutate({ id: target.bookingId, summary })}
      >
        {t(target.sharedAt ? 'booked.replace' : 'booked.share')}
      </Button>
      <p className={classes.hint}>{t('booked.hint', { name, count: READ_DAYS })}</p>
      {share.error ? (
        <Note tone="sun" role="alert">
          {failureText(share.error)}
        </Note>
      ) : null}
      <div role="status">
        {share.isSuccess && share.data.bookingId === target.bookingId ? (
          <Note tone="leaf">{t('booked.done', { name })}</Note>
        ) : null}
      </div>
    </div>
  );
}
