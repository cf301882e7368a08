import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tag } from '#packages/ui/index.ts';
import type { AdminInvoice } from '../../contract/payment-admin.contract.ts';
import { STATE_TONES } from '../parts/invoice-looks.ts';
import classes from '../parts/payment.module.css';
import { useMoney } from '../use-money.ts';

interface InvoiceRowProps {
  readonly invoice: AdminInvoice;
  readonly name: string;
  readonly children?: ReactNode;
}

/** An invoice as an administrator looks for it on a bank statement. */
export function InvoiceRow({ invoice, name, children }: InvoiceRowProps) {
  const { t } = useTranslation('payment');
  const { format, money } = useMoney();
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <strong>
          {name}, {money(invoice.amountCents)}
        </strong>
        <span className={classes.facts}>
          {invoice.reference} · {t(`plan.${invoice.plan}`)} ·{' '}
          {format.date(invoice.confirmedAt ?? invoice.toldAt ?? invoice.createdAt)}
          {invoice.receipt ? ` · ${t('history.receipt', { number: invoice.receipt })}` : ''}
        </span>
      </div>
      <Tag tone={STATE_TONES[invoice.state]}>{t(`state.${invoice.state}`)}</Tag>
      {children}
    </li>
  );
}
