import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkCode, digitsOf } from '../../contract/code.rules.ts';
import type { AccountFailure } from '../account-failure.ts';
import { CodeField } from './CodeField.tsx';
import { FailureNote } from './FailureNote.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useAccountForm } from './use-account-form.ts';

interface CodeFormProps {
  /** Sends the six digits; throws what the auth service refused them with. */
  readonly send: (code: string) => Promise<void>;
  readonly submit: string;
  readonly hint?: string;
  readonly texts?: Partial<Record<AccountFailure, string>>;
  readonly children?: ReactNode;
}

/** Asks for a six-digit code and sends it. */
export function CodeForm({ send, submit, hint, texts, children }: CodeFormProps) {
  const { t } = useTranslation('accounts');
  const { form, busy, failure, problemOf } = useAccountForm({
    fields: ['code'],
    read: (data) => String(data.get('code') ?? ''),
    check: (typed) => {
      const problem = checkCode(typed);
      return problem ? { code: problem } : {};
    },
    async send(typed) {
      await send(digitsOf(typed));
      return undefined;
    },
  });
  return (
    <form {...form}>
      <FailureNote failure={failure} {...(texts ? { texts } : {})} />
      <CodeField problem={problemOf('code')} {...(hint ? { hint } : {})} />
      {children}
      <SubmitButton>{busy ? t('code.sending') : submit}</SubmitButton>
    </form>
  );
}
