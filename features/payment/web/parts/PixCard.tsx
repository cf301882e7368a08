import { Button, Title } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Note, useFailureText } from '#packages/ui/index.ts';
import type { OwnInvoice } from '../../contract/payment.schemas.ts';
import { useBuyerSteps } from '../payment.api.ts';
import { useMoney } from '../use-money.ts';
import classes from './payment.module.css';
import { QrCode } from './QrCode.tsx';

/** An invoice to be paid by Pix: code to scan or to copy, amount, end, and the word that it is paid. */
export function PixCard({ invoice }: { readonly invoice: OwnInvoice }) {
  const { t } = useTranslation('payment');
  const failureText = useFailureText('payment');
  const { format, money } = useMoney();
  const { step } = useBuyerSteps();
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const code = invoice.pixCode ?? '';
  const title = `pix-${invoice.id}`;
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  return (
    <Card aria-labelledby={title}>
      <Title order={2} id={title}>
        {t('pix.title')}
      </Title>
      <div className={classes.pix}>
        <QrCode code={code} label={t('pix.qr')} />
        <div className={classes.words}>
          <span className={classes.facts}>{t('pix.amount')}</span>
          <strong className={classes.amount}>{money(invoice.amountCents)}</strong>
          {invoice.seats ? (
            <span className={classes.facts}>{t('pix.seats', { count: invoice.seats })}</span>
          ) : null}
          <span>{t('pix.until', { date: format.dateTime(invoice.dueAt, 'long') })}</span>
          <label className={classes.facts} htmlFor={`${title}-code`}>
            {t('pix.code')}
          </label>
          <div className={classes.copy}>
            <input
              id={`${title}-code`}
              className={classes.code}
              readOnly
              value={code}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Button
              leftSection={
                copied === 'yes' ? (
                  <IconCheck size={20} stroke={1.75} aria-hidden />
                ) : (
                  <IconCopy size={20} stroke={1.75} aria-hidden />
                )
              }
              onClick={() => void copy()}
            >
              {t(copied === 'yes' ? 'pix.copied' : 'pix.copy')}
            </Button>
          </div>
          <span role="status" className={classes.facts}>
            {copied === 'no' ? t('pix.copyFailed') : ''}
          </span>
          <span className={classes.facts}>{t('pix.check', { reference: invoice.reference })}</span>
        </div>
      </div>
      {invoice.state === 'told' ? (
        <Note tone="sky" role="status">
          {t('pix.told', { date: invoice.toldAt ? format.dateTime(invoice.toldAt, 'long') : '' })}
        </Note>
      ) : (
        <div className={classes.line}>
          <span className={classes.facts}>{t('pix.tell')}</span>
          <Button
            variant="light"
            loading={step.isPending}
            onClick={() => step.mutate({ step: 'tellPaid', id: invoice.id })}
          >
            {t('pix.paid')}
          </Button>
        </div>
      )}
      {step.error ? (
        <Note tone="sun" role="alert">
          {failureText(step.error)}
        </Note>
      ) : null}
    </Card>
  );
}
