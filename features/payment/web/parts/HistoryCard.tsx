import { Button, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Note, showToast, Tag, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import { saveFile } from '#packages/ui/save-file.ts';
import type { OwnInvoice } from '../../contract/payment.schemas.ts';
import { useBuyerSteps, useReceipt } from '../payment.api.ts';
import { useMoney } from '../use-money.ts';
import { STATE_TONES } from './invoice-looks.ts';
import classes from './payment.module.css';

/** Every invoice with what became of it, its receipt, and the way back within seven days. */
export function HistoryCard({ invoices }: { readonly invoices: readonly OwnInvoice[] }) {
  const { t } = useTranslation('payment');
  const failureText = useFailureText('payment');
  const { format, money } = useMoney();
  const { step } = useBuyerSteps();
  const receipt = useReceipt();
  const [returned, setReturned] = useState<OwnInvoice | null>(null);
  const [asking, setAsking] = useState(false);
  const download = ({ id, receipt: number }: OwnInvoice) =>
    receipt.mutateAsync(id).then(
      (file) => saveFile(file, `${t('history.file', { number })}.pdf`),
      (error) => showToast({ kind: 'failed', text: failureText(error) }),
    );
  return (
    <Card aria-labelledby="history">
      <Title order={2} id="history">
        {t('history.title')}
      </Title>
      {invoices.length === 0 ? <p className={classes.lead}>{t('history.none')}</p> : null}
      <ul className={classes.rows}>
        {invoices.map((invoice) => (
          <li key={invoice.id} className={classes.row}>
            <div className={classes.words}>
              <strong>
                {t(`plan.${invoice.plan}`)}, {money(invoice.amountCents)}
              </strong>
              <span className={classes.facts}>
                {format.date(invoice.confirmedAt ?? invoice.createdAt)}
                {invoice.seats ? ` · ${t('pix.seats', { count: invoice.seats })}` : ''}
              </span>
              <div className={classes.actions}>
                {invoice.receipt ? (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
                    onClick={() => void download(invoice)}
                  >
                    {t('history.receipt', { number: invoice.receipt })}
                  </Button>
                ) : null}
                {invoice.withdrawUntil ? (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    onClick={() => {
                      setReturned(invoice);
                      setAsking(true);
                    }}
                  >
                    {t('history.withdraw')}
                  </Button>
                ) : null}
              </div>
            </div>
            <Tag tone={STATE_TONES[invoice.state]}>{t(`state.${invoice.state}`)}</Tag>
          </li>
        ))}
      </ul>
      <Note>{t('history.note')}</Note>
      {returned ? (
        <ConfirmSheet
          opened={asking}
          onClose={() => setAsking(false)}
          title={t('history.withdrawTitle')}
          text={t('history.withdrawText', {
            amount: money(returned.amountCents),
            date: format.date(returned.withdrawUntil ?? returned.createdAt),
          })}
          action={t('history.withdraw')}
          run={() => step.mutateAsync({ step: 'withdraw', id: returned.id })}
          failureText={failureText}
        />
      ) : null}
    </Card>
  );
}
