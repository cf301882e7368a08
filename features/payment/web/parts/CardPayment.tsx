import { Button, Title } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { access } from '#features/access/web/index.ts';
import { Card, Note, useFailureText } from '#packages/ui/index.ts';
import type { OwnInvoice } from '../../contract/payment.schemas.ts';
import { usePayByCard, usePayment } from '../payment.api.ts';
import { useMoney } from '../use-money.ts';
import classes from './payment.module.css';

/** Stripe's word comes by itself, a moment after the person is back. */
const LOOK_EVERY_MS = 3_000;

/** What Stripe's page says of itself when it leads back here. */
function useReturned(): 'paid' | 'left' | null {
  const [returned] = useState(() => new URLSearchParams(window.location.search).get('card'));
  return returned === 'paid' || returned === 'left' ? returned : null;
}

/** An invoice to be paid by card, on a page of Stripe. */
export function CardPayment({ invoice }: { readonly invoice: OwnInvoice }) {
  const { t } = useTranslation('payment');
  const failureText = useFailureText('payment');
  const { money } = useMoney();
  const pay = usePayByCard();
  const returned = useReturned();
  usePayment(returned === 'paid' && LOOK_EVERY_MS);
  // Once it is paid, this is not shown any more, and the plan is another one.
  useEffect(() => (returned === 'paid' ? access.refresh : undefined), [returned]);
  const title = `card-${invoice.id}`;
  return (
    <Card aria-labelledby={title}>
      <Title order={2} id={title}>
        {t('card.title')}
      </Title>
      <div className={classes.line}>
        <span className={classes.facts}>{t('card.lead')}</span>
        <Button
          variant="light"
          leftSection={<IconCreditCard size={20} stroke={1.75} aria-hidden />}
          loading={pay.isPending}
          onClick={() => pay.mutate(invoice.id)}
        >
          {t('card.pay', { amount: money(invoice.amountCents) })}
        </Button>
      </div>
      {returned ? (
        <Note tone="sky" role="status">
          {t(`card.${returned}`)}
        </Note>
      ) : null}
      {pay.error ? (
        <Note tone="sun" role="alert">
          {failureText(pay.error)}
        </Note>
      ) : null}
    </Card>
  );
}
