import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { explainCnpj, formatCnpj, isCnpj } from '#features/companies/contract/cnpj.rules.ts';
import { MAX_COMPANY_NAME } from '#features/companies/contract/company-profile.contract.ts';
import { problemOfLine } from '#packages/kernel/plain-line.ts';

export interface NewCompany {
  readonly name: string;
  readonly cnpj: string;
}

export const isWholeCompany = ({ name, cnpj }: NewCompany): boolean =>
  problemOfLine(name) === null && isCnpj(cnpj);

interface CompanyFieldsProps {
  readonly company: NewCompany;
  readonly onChange: (company: NewCompany) => void;
  /** Whether it was sent once: from then on what is missing is said. */
  readonly asked: boolean;
}

/** The company that a price is asked for, which is not here yet. */
export function CompanyFields({ company, onChange, asked }: CompanyFieldsProps) {
  const { t } = useTranslation(['payment', 'accounts']);
  const { name, cnpj } = company;
  const { kind, ...details } = explainCnpj(cnpj);
  const said = t(`accounts:cnpj.${kind}`, details);
  const problem = problemOfLine(name);
  const isWrong = asked && kind !== 'valid';
  return (
    <>
      <TextInput
        label={t('request.companyName')}
        autoComplete="organization"
        maxLength={MAX_COMPANY_NAME}
        value={name}
        error={
          asked && problem
            ? t(problem === 'missing' ? 'request.companyMissing' : 'accounts:problems.name_unfit')
            : null
        }
        onChange={(event) => onChange({ cnpj, name: event.currentTarget.value })}
      />
      <TextInput
        label="CNPJ"
        value={cnpj}
        description={isWrong ? null : said}
        error={isWrong ? said : null}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          const { value, selectionStart } = event.currentTarget;
          onChange({ name, cnpj: formatCnpj(value, selectionStart ?? value.length).text });
        }}
      />
    </>
  );
}
