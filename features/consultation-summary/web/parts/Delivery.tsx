import { Button, NativeSelect, TextInput, Title } from '@mantine/core';
import { IconCopy, IconDownload, IconLink } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Note, showToast, useFailureText } from '#packages/ui/index.ts';
import { saveFile } from '#packages/ui/save-file.ts';
import {
  LINK_HOURS,
  type LinkHours,
  MAX_LABEL,
  PIN_DIGITS,
} from '../../contract/consultation-summary.contract.ts';
import { DOCUMENT_TEXTS } from '../../contract/document-texts.ts';
import { isEmptySummary, MAX_TEXT, type Summary, textLength } from '../../contract/summary.ts';
import { useCreateLink, useMakePdf } from '../consultation-summary.api.ts';
import { BookedPart } from './BookedPart.tsx';
import classes from './consultation.module.css';

/** How the summary gets to the professional: with a consultation that is booked, on paper, or by a link that ends. */
export function Delivery({ summary }: { summary: Summary }) {
  const { t } = useTranslation('consultation-summary');
  const unfit = isEmptySummary(summary) || textLength(summary) > MAX_TEXT;
  return (
    <Card aria-labelledby="delivery-title">
      <Title order={2} id="delivery-title">
        {t('delivery.title')}
      </Title>
      <p className={classes.lead}>{t('delivery.lead')}</p>
      <div className={classes.form}>
        <BookedPart summary={summary} unfit={unfit} />
        <PdfPart summary={summary} unfit={unfit} />
        <LinkPart summary={summary} unfit={unfit} />
      </div>
    </Card>
  );
}

interface PartProps {
  summary: Summary;
  /** Nothing chosen yet, or too much. */
  unfit: boolean;
}

function PdfPart({ summary, unfit }: PartProps) {
  const { t } = useTranslation('consultation-summary');
  const failureText = useFailureText('consultation-summary');
  const pdf = useMakePdf();
  const download = () =>
    pdf.mutateAsync(summary).then(
      (blob) => saveFile(blob, `${DOCUMENT_TEXTS[summary.language].file}.pdf`),
      () => undefined,
    );
  return (
    <div className={classes.part}>
      <Button
        leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
        disabled={unfit}
        loading={pdf.isPending}
        onClick={() => void download()}
      >
        {t('delivery.pdf')}
      </Button>
      <p className={classes.hint}>{t('delivery.pdfHint')}</p>
      {pdf.isError ? (
        <Note tone="sun" role="alert">
          {failureText(pdf.error)}
        </Note>
      ) : null}
    </div>
  );
}

function LinkPart({ summary, unfit }: PartProps) {
  const { t } = useTranslation('consultation-summary');
  const failureText = useFailureText('consultation-summary');
  const create = useCreateLink();
  const [hours, setHours] = useState<LinkHours>(24);
  const [pin, setPin] = useState('');
  const [label, setLabel] = useState('');
  const [pinWrong, setPinWrong] = useState(false);
  const [address, setAddress] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = pin !== '' && !new RegExp(`^\\d{${PIN_DIGITS}}$`).test(pin);
    setPinWrong(wrong);
    if (wrong || unfit) return;
    create.mutateAsync({ summary, hours, pin, label }).then(setAddress, () => undefined);
  };
  return (
    <form className={classes.part} onSubmit={submit} noValidate>
      <NativeSelect
        label={t('delivery.hours')}
        data={LINK_HOURS.map((value) => ({
          value: String(value),
          label: t(`delivery.lasts.${value}`),
        }))}
        value={String(hours)}
        onChange={(event) => setHours(Number(event.currentTarget.value) as LinkHours)}
      />
      <TextInput
        label={t('delivery.pin')}
        description={t('delivery.pinHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={PIN_DIGITS}
        value={pin}
        error={pinWrong ? t('delivery.pinWrong') : undefined}
        onChange={(event) => setPin(event.currentTarget.value)}
      />
      <TextInput
        label={t('delivery.label')}
        description={t('delivery.labelHint')}
        autoComplete="off"
        maxLength={MAX_LABEL}
        value={label}
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        leftSection={<IconLink size={20} stroke={1.75} aria-hidden />}
        disabled={unfit}
        loading={create.isPending}
      >
        {t('delivery.link')}
      </Button>
      <p className={classes.hint}>{t('delivery.linkHint')}</p>
      {create.isError ? (
        <Note tone="sun" role="alert">
          {failureText(create.error)}
        </Note>
      ) : null}
      {address ? <NewLink key={address} address={address} /> : null}
    </form>
  );
}

function NewLink({ address }: { address: string }) {
  const { t } = useTranslation('consultation-summary');
  const field = useRef<HTMLInputElement>(null);
  // It is shown once, and the button that made it has lost the focus while it was busy.
  useEffect(() => field.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ text: t('delivery.copied'), kind: 'done' }),
      () => showToast({ text: t('delivery.copyFailed'), kind: 'failed' }),
    );
  return (
    <div className={classes.made} role="status">
      <TextInput
        ref={field}
        label={t('delivery.made')}
        description={t('delivery.madeHint')}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        leftSection={<IconCopy size={20} stroke={1.75} aria-hidden />}
        onClick={() => void copy()}
      >
        {t('delivery.copy')}
      </Button>
    </div>
  );
}
