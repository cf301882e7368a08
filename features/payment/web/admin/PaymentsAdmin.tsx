import { Button, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Note, Sheet, showToast, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { AdminInvoice, AdminRequest } from '../../contract/payment-admin.contract.ts';
import classes from '../parts/payment.module.css';
import { useMoney } from '../use-money.ts';
import { InvoiceRow } from './InvoiceRow.tsx';
import { OfferForm } from './OfferForm.tsx';
import { useOpenWork, usePaymentWork } from './payments-admin.api.ts';
import { SettledInvoices } from './SettledInvoices.tsx';

/** What waits for somebody: prices to say, payments to confirm, money to return. */
export default function PaymentsAdmin() {
  const { t } = useTranslation('payment');
  const failureText = useFailureText('payment');
  const { format, money } = useMoney();
  const query = useOpenWork();
  const { step } = usePaymentWork();
  const [answered, setAnswered] = useState<AdminRequest | null>(null);
  const [offering, setOffering] = useState(false);
  const [looked, setLooked] = useState<AdminInvoice | null>(null);
  const [asking, setAsking] = useState(false);
  const nameOf = (buyer: string | null) => buyer ?? t('admin.gone');
  if (!query.data) {
    return (
      <InPlace
        query={query}
        loading={t('loading')}
        title={t('failed')}
        text={failureText(query.error ?? { code: 'offline' })}
      />
    );
  }
  const { requests, offers, invoices, canBePaid } = query.data;
  const isRefund = looked?.state === 'refund_asked';
  const withdraw = (id: string) =>
    step.mutateAsync({ step: 'withdrawOffer', id }).then(
      () => showToast({ text: t('admin.offerWithdrawn') }),
      (error) => showToast({ kind: 'failed', text: failureText(error) }),
    );
  return (
    <div className={classes.work}>
      <div>
        <Title order={2}>{t('admin.title')}</Title>
        <p className={classes.lead}>{t('admin.lead')}</p>
      </div>
      {canBePaid ? null : (
        <Note tone="sun" role="note">
          {t('errors.no_pix')}
        </Note>
      )}
      <Card aria-labelledby="admin-requests">
        <Title order={3} id="admin-requests">
          {t('admin.requests')}
        </Title>
        {requests.length === 0 ? <p className={classes.lead}>{t('admin.noRequests')}</p> : null}
        <ul className={classes.rows}>
          {requests.map((request) => (
            <li key={request.id} className={classes.row}>
              <div className={classes.words}>
                <strong>{nameOf(request.buyer)}</strong>
                <span className={classes.facts}>
                  {t(`plan.${request.plan}`)}, {t(`period.${request.period}`)}
                  {request.seats ? ` · ${t('pix.seats', { count: request.seats })}` : ''} ·{' '}
                  {format.date(request.createdAt)}
                </span>
              </div>
              <Button
                variant="light"
                disabled={!canBePaid}
                aria-label={t('admin.offerTo', { name: nameOf(request.buyer) })}
                onClick={() => {
                  setAnswered(request);
                  setOffering(true);
                }}
              >
                {t('admin.offer')}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      <Card aria-labelledby="admin-invoices">
        <Title order={3} id="admin-invoices">
          {t('admin.invoices')}
        </Title>
        {invoices.length === 0 ? <p className={classes.lead}>{t('admin.noInvoices')}</p> : null}
        <ul className={classes.rows}>
          {invoices.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} name={nameOf(invoice.buyer)}>
              <Button
                variant="light"
                aria-label={t(
                  invoice.state === 'refund_asked' ? 'admin.refundOf' : 'admin.confirmOf',
                  { name: nameOf(invoice.buyer) },
                )}
                onClick={() => {
                  setLooked(invoice);
                  setAsking(true);
                }}
              >
                {t(invoice.state === 'refund_asked' ? 'admin.refund' : 'admin.confirm')}
              </Button>
            </InvoiceRow>
          ))}
        </ul>
      </Card>
      {offers.length > 0 ? (
        <Card aria-labelledby="admin-offers">
          <Title order={3} id="admin-offers">
            {t('admin.offers')}
          </Title>
          <ul className={classes.rows}>
            {offers.map((offer) => (
              <li key={offer.id} className={classes.row}>
                <div className={classes.words}>
                  <strong>{nameOf(offer.buyer)}</strong>
                  <span className={classes.facts}>
                    {money(offer.priceCents)} {t(`per.${offer.plan}.${offer.period}`)}
                    {offer.seats ? ` · ${t('pix.seats', { count: offer.seats })}` : ''} ·{' '}
                    {t('admin.until', { date: format.date(offer.validUntil) })}
                  </span>
                </div>
                <Button
                  variant="subtle"
                  aria-label={t('admin.withdrawOf', { name: nameOf(offer.buyer) })}
                  onClick={() => void withdraw(offer.id)}
                >
                  {t('admin.withdraw')}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      <SettledInvoices nameOf={nameOf} />
      {answered ? (
        <Sheet
          opened={offering}
          onClose={() => setOffering(false)}
          title={t('admin.offerTo', { name: nameOf(answered.buyer) })}
        >
          <Stack gap="md">
            <OfferForm
              key={`${answered.id} ${offering}`}
              request={answered}
              onMade={() => {
                setOffering(false);
                showToast({ text: t('admin.made') });
              }}
            />
          </Stack>
        </Sheet>
      ) : null}
      {looked ? (
        <ConfirmSheet
          opened={asking}
          onClose={() => setAsking(false)}
          title={t(isRefund ? 'admin.refundTitle' : 'admin.confirmTitle')}
          text={t(isRefund ? 'admin.refundText' : 'admin.confirmText', {
            amount: money(looked.amountCents),
            name: nameOf(looked.buyer),
            reference: looked.reference,
          })}
          action={t(isRefund ? 'admin.refund' : 'admin.confirm')}
          run={() =>
            step.mutateAsync({ step: isRefund ? 'refundDone' : 'confirmPayment', id: looked.id })
          }
          failureText={failureText}
        />
      ) : null}
    </div>
  );
}
