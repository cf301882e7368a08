import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explainCnpj, formatCnpj } from '#features/companies/contract/cnpj.rules.ts';
import {
  CNPJ_TAKEN,
  MAX_COMPANY_NAME,
} from '#features/companies/contract/company-profile.contract.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import { problemOfLine } from '#packages/kernel/plain-line.ts';
import { Note, showToast, useFailureText } from '#packages/ui/index.ts';
import type { AdminCompany } from '../contract/admin.contract.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { useCompanyChanges } from './company-changes.api.ts';

interface CompanyFormProps {
  /** Null for a new one. */
  readonly company: AdminCompany | null;
  readonly onDone: () => void;
}

/** Name and CNPJ of a company; one that has no CNPJ yet may stay without. */
export function CompanyForm({ company, onDone }: CompanyFormProps) {
  const { t } = useTranslation(['admin', 'accounts']);
  const failureText = useFailureText('admin');
  const { create, change } = useCompanyChanges();
  const saving = company ? change : create;
  const [name, setName] = useState(company?.name ?? '');
  const [cnpj, setCnpj] = useState(() => formatCnpj(company?.cnpj ?? '').text);
  const [tried, setTried] = useState(false);
  const { kind, ...details } = explainCnpj(cnpj);
  const isSpared = kind === 'empty' && company !== null && company.cnpj === null;
  const isRight = kind === 'valid' || isSpared;
  const nameProblem = problemOfLine(name);
  const said = t(`accounts:cnpj.${kind}`, details);
  const failure = saving.error ? failureText(saving.error) : null;
  const isTaken = saving.error instanceof ApiFailure && saving.error.code === CNPJ_TAKEN;
  const save = async () => {
    const body = { name: name.trim(), cnpj };
    if (!company) await create.mutateAsync(body);
    else await change.mutateAsync({ id: company.id, ...(isSpared ? { name: body.name } : body) });
    showToast({
      text: t(company ? 'companies.change.done' : 'companies.create.done'),
      kind: 'done',
    });
    onDone();
  };
  return (
    <ChangeForm
      action={t('save')}
      saving={saving.isPending}
      isComplete={() => {
        setTried(true);
        return isRight && !nameProblem;
      }}
      onSave={() => void save().catch(() => undefined)}
    >
      <TextInput
        label={t('companies.field.name')}
        maxLength={MAX_COMPANY_NAME}
        autoComplete="off"
        value={name}
        error={
          tried && nameProblem
            ? t(
                nameProblem === 'missing'
                  ? 'companies.field.nameMissing'
                  : 'accounts:problems.name_unfit',
              )
            : null
        }
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label={t('companies.field.cnpj')}
        value={cnpj}
        description={tried && !isRight ? null : said}
        error={isTaken ? failure : tried && !isRight ? said : null}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          const { value, selectionStart } = event.currentTarget;
          setCnpj(formatCnpj(value, selectionStart ?? value.length).text);
          saving.reset();
        }}
      />
      {failure && !isTaken ? (
        <Note tone="sun" role="alert">
          {failure}
        </Note>
      ) : null}
    </ChangeForm>
  );
}
