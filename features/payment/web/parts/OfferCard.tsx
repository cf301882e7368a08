import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Note, useFailureText } from '#packages/ui/index.ts';
import type { Offer } from '../../contract/payment.schemas.ts';
import { amountOf } from '../../contract/plan.rules.ts';
import { useBuyerSteps } from '../payment.api.ts';
import { useMoney } from '../use-money.ts';
import classes from './payment.module.css';

/** An offer with all that it says, to accept or to refuse. */
export function OfferCard({ offer, people }: { offer: Offer; people: number }) {
  const { t } = useTranslation('payment');
  const failureText = useFailureText('payment');
  const { format, money } = useMoney();
  const { step } = useBuyerSteps();
  const [failure, setFailure] = useState<unknown>(null);
  const title = `offer-${offer.id}`;
  const run = (name: 'acceptOffer' | 'refuseOffer') => {
    setFailure(null);
    step.mutateAsync({ step: name, id: offer.id }).catch(setFailure);
  };
  return (
    <Card className={classes.soft} aria-labelledby={title}>
      <span className={classes.eyebrow}>
        {t('offer.label', { date: format.date(offer.createdAt, 'day') })}
      </span>
      <Title order={2} id={title}>
        {t(`offer.title.${offer.period}`, { plan: t(`plan.${offer.plan}`) })}
      </Title>
      <dl className={classes.terms}>
        <div>
          <dt>{t(offer.seats ? 'offer.perSeat' : 'offer.price')}</dt>
          <dd>
            {money(offer.priceCents)} {t(`per.individual.${offer.period}`)}
          </dd>
        </div>
        {offer.seats ? (
          <div>
            <dt>{t('offer.seats')}</dt>
            <dd>{t('offer.upTo', { seats: format.number(offer.seats) })}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('offer.first')}</dt>
          <dd>{money(amountOf(offer, people))}</dd>
        </div>
        <div>
          <dt>{t('offer.until')}</dt>
          <dd>{format.dateTime(offer.validUntil)}</dd>
        </div>
      </dl>
      {failure ? (
        <Note tone="sun" role="alert">
          {failureText(failure)}
        </Note>
      ) : null}
      <div className={classes.actions}>
        <Button loading={step.isPending} onClick={() => run('acceptOffer')}>
          {t('offer.accept')}
        </Button>
        <Button variant="subtle" disabled={step.isPending} onClick={() => run('refuseOffer')}>
          {t('offer.refuse')}
        </Button>
      </div>
    </Card>
  );
}
