import { Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import { MAX_REASON } from '../../contract/network.contract.ts';

interface WithdrawSheetProps {
  readonly name: string;
  /** Appointments that the withdrawal calls off. */
  readonly ahead: number;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly run: (reason: string) => Promise<unknown>;
}

/** Says how many appointments a withdrawal calls off, and asks for the reason that both of each are told. */
export function WithdrawSheet({ name, ahead, opened, onClose, run }: WithdrawSheetProps) {
  const { t } = useTranslation('network');
  const failureText = useFailureText('network');
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const isMissing = reason.trim() === '';
  return (
    <ConfirmSheet
      opened={opened}
      onClose={onClose}
      title={t('admin.withdraw.title')}
      text={t('admin.withdraw.text', { name, ahead })}
      action={t('admin.withdraw.action')}
      keep={t('admin.withdraw.keep')}
      isComplete={() => {
        setAsked(true);
        if (isMissing) field.current?.focus();
        return !isMissing;
      }}
      run={() => run(reason.trim())}
      failureText={failureText}
    >
      <Textarea
        ref={field}
        label={t('admin.withdraw.reason')}
        description={t('admin.withdraw.hint')}
        value={reason}
        maxLength={MAX_REASON}
        autosize
        minRows={2}
        maxRows={6}
        error={asked && isMissing ? t('errors.reason_needed') : null}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    </ConfirmSheet>
  );
}
