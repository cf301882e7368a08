import { Button, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { PAYMENT_PATH } from '#features/payment/web/index.ts';
import { zoneName } from '#packages/i18n/format.ts';
import { Card, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { useOffer } from '../booking.api.ts';
import classes from './booking.module.css';
import { useRequestSheet } from './RequestSheet.tsx';
import { SlotPicker } from './SlotPicker.tsx';

/** Free times of somebody of the network; nothing for who takes no bookings here. */
export function OfferCard({ entryId, name }: { readonly entryId: string; readonly name: string }) {
  const { t, i18n } = useTranslation('booking');
  const failureText = useFailureText('booking');
  const timeZone = useTimeZone();
  const query = useOffer(entryId);
  const offer = query.data;
  const { ask, sheet } = useRequestSheet(entryId, name, offer);
  if (offer === null) return null;
  return (
    <Card aria-labelledby="booking-offer" className={classes.stack}>
      <Title order={2} size="h3" id="booking-offer">
        {t('offer.title')}
      </Title>
      {offer ? (
        <>
          <p className={classes.quiet}>
            {offer.modes.map((mode) => t(`mode.${mode}`)).join(' · ')}.{' '}
            {t('offer.lead', { minutes: offer.minutes, zone: zoneName(timeZone, i18n.language) })}
          </p>
          {offer.starts.length === 0 ? (
            <p className={classes.quiet}>
              {t('offer.none')} {t('offer.noneText')}
            </p>
          ) : offer.inPlan ? (
            <SlotPicker starts={offer.starts} onChoose={ask} />
          ) : (
            <>
              <p>{t('offer.plan', { count: offer.starts.length })}</p>
              <Button variant="light" renderRoot={(props) => <Link to={PAYMENT_PATH} {...props} />}>
                {t('offer.plans')}
              </Button>
            </>
          )}
          <p className={classes.quiet}>{t('offer.company')}</p>
          {sheet}
        </>
      ) : (
        <InPlace
          query={query}
          loading={t('offer.loading')}
          title={t('offer.failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
    </Card>
  );
}
