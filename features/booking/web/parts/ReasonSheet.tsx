import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import { MAX_REASON } from '../../contract/booking.contract.ts';

interface ReasonSheetProps {
  readonly opened: boolean;
  readonly title: string;
  readonly text: string;
  /** What should be known before, in a note. */
  readonly warning?: string | null;
  readonly action: string;
  readonly run: (reason: string | null) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks once before a time is given up, with room for a word to the other one. */
export function ReasonSheet({ warning, run, ...sheet }: ReasonSheetProps) {
  const { t } = useTranslation('booking');
  const failureText = useFailureText('booking');
  const [reason, setReason] = useState('');
  return (
    <ConfirmSheet
      {...sheet}
      keep={t('cancel.keep')}
      run={() => run(reason.trim() || null)}
      failureText={failureText}
    >
      {warning ? <Note tone="sun">{warning}</Note> : null}
      <Textarea
        label={t('cancel.reason')}
        value={reason}
        maxLength={MAX_REASON}
        autosize
        minRows={2}
        maxRows={6}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    </ConfirmSheet>
  );
}
