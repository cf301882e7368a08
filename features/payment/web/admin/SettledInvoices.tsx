import { Button, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card, useFailureText } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import classes from '../parts/payment.module.css';
import { InvoiceRow } from './InvoiceRow.tsx';
import { useSettledInvoices } from './payments-admin.api.ts';

/** Invoices that wait for nothing any more, a page at a time. */
export function SettledInvoices({ nameOf }: { nameOf: (buyer: string | null) => string }) {
  const { t } = useTranslation('payment');
  const failureText = useFailureText('payment');
  const query = useSettledInvoices();
  const invoices = query.data?.pages.flatMap((page) => page.invoices) ?? [];
  return (
    <Card aria-labelledby="admin-settled">
      <Title order={3} id="admin-settled">
        {t('history.title')}
      </Title>
      {query.data ? null : (
        <InPlace
          query={query}
          loading={t('loading')}
          title={t('failed')}
          text={failureText(query.error ?? { code: 'offline' })}
        />
      )}
      {query.data && invoices.length === 0 ? (
        <p className={classes.lead}>{t('history.none')}</p>
      ) : null}
      <ul className={classes.rows}>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} name={nameOf(invoice.buyer)} />
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('admin.more')}
        </Button>
      ) : null}
    </Card>
  );
}
