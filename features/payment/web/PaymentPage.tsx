import { Stack } from '@mantine/core';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#features/access/web/index.ts';
import { PageHeader, SegmentedTabs, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { CardPayment } from './parts/CardPayment.tsx';
import { CompareCard } from './parts/CompareCard.tsx';
import { CurrentCard } from './parts/CurrentCard.tsx';
import { HistoryCard } from './parts/HistoryCard.tsx';
import { OfferCard } from './parts/OfferCard.tsx';
import { PixCard } from './parts/PixCard.tsx';
import { PixReader } from './parts/PixReader.tsx';
import classes from './parts/payment.module.css';
import { RequestCard } from './parts/RequestCard.tsx';
import { SeatStatements } from './parts/SeatStatements.tsx';
import { usePayment } from './payment.api.ts';

const PANEL = 'payment-of';

/** The plan and what is paid for it: the person's own, and that of the company that they look after. */
export default function PaymentPage() {
  const { t } = useTranslation('payment');
  const failureText = useFailureText('payment');
  const me = useMe();
  const query = usePayment();
  const company = query.data?.company ?? null;
  const [chosen, setChosen] = useState<'company' | 'own' | null>(null);
  const of = company ? (chosen ?? 'company') : 'own';
  const account = of === 'company' ? company : query.data?.own;
  // Whose company pays has nothing to ask for; what they asked for before can be taken back.
  const companyPays =
    of === 'own' &&
    me?.plan === 'empresarial' &&
    me.trialEndsAt === null &&
    account?.subscription === null;
  const waiting =
    account?.invoices.filter(({ pixCode, byCard }) => pixCode !== null || byCard) ?? [];
  return (
    <Stack gap="lg">
      <PageHeader title={t('title')} lead={of === 'company' ? company?.name : t('lead')} />
      {company ? (
        <SegmentedTabs
          label={t('of.label')}
          options={[
            { value: 'company', label: t('of.company') },
            { value: 'own', label: t('of.own') },
          ]}
          value={of}
          onChange={setChosen}
          panelId={PANEL}
        />
      ) : null}
      {query.data && account ? (
        <div
          id={PANEL}
          className={classes.page}
          {...(company ? { role: 'tabpanel', 'aria-label': t(`of.${of}`) } : {})}
        >
          <CurrentCard
            key={of}
            account={account}
            company={of === 'company' ? company : null}
            mayTry={query.data.mayTry}
          />
          {account.offers.map((offer) => (
            <OfferCard key={offer.id} offer={offer} people={company?.people ?? 0} />
          ))}
          {waiting.map((invoice) => (
            <Fragment key={invoice.id}>
              {invoice.pixCode === null ? null : <PixCard invoice={invoice} />}
              {invoice.byCard ? <CardPayment invoice={invoice} /> : null}
            </Fragment>
          ))}
          <CompareCard />
          <div className={classes.two}>
            {companyPays && !account.request ? null : (
              <RequestCard
                // Not `of`: a company founded with a request comes into sight, and what was written stays.
                key={chosen ?? 'first'}
                account={account}
                people={of === 'company' ? (company?.people ?? 1) : null}
                mayFound={me?.company === null}
                mayTry={query.data.mayTry}
                contact={query.data.contact}
              />
            )}
            <HistoryCard invoices={account.invoices} />
          </div>
          {of === 'company' && company ? <SeatStatements statements={company.statements} /> : null}
          <PixReader />
        </div>
      ) : (
        <InPlace
          query={query}
          loading={t('loading')}
          title={t('failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
    </Stack>
  );
}
