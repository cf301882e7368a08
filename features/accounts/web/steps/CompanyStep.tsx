import { IconBuilding } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { companyDomainOf } from '../../contract/company-domain.rules.ts';
import { useCaptcha } from '../captcha/use-captcha.tsx';
import { visit } from '../page-address.ts';
import styles from '../parts/account.module.css';
import { FailureNote } from '../parts/FailureNote.tsx';
import { Field } from '../parts/Field.tsx';
import { SubmitButton } from '../parts/SubmitButton.tsx';
import { useAccountForm } from '../parts/use-account-form.ts';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './step.ts';

/**
 * Leads to the sign-in of the person's company, found by the domain of their work e-mail, and says
 * who else could get into such an account (decision 0019).
 */
export default function CompanyStep({
  email,
  onBack,
  leave = visit,
}: StepProps & { readonly leave?: (address: string) => void }) {
  const { t } = useTranslation('accounts');
  const captcha = useCaptcha();
  const { form, busy, failure, problemOf } = useAccountForm({
    fields: ['company'],
    read: (data) => companyDomainOf(String(data.get('company') ?? '')),
    check: (domain) => (domain === null ? { company: 'domain_missing' } : {}),
    async send(domain) {
      const { addressOfCompany } = await import('../provider-visit.ts');
      leave(await addressOfCompany(domain ?? '', await captcha.proof()));
      return undefined;
    },
  });
  return (
    <StepFrame
      title={t('steps.company.title')}
      lead={t('steps.company.lead')}
      icon={<IconBuilding size={28} stroke={1.75} aria-hidden />}
      onBack={onBack}
    >
      <form {...form}>
        <FailureNote failure={failure} />
        <Field
          name="company"
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          defaultValue={email}
          label={t('steps.company.field')}
          problem={problemOf('company')}
        />
        <p className={styles.hint}>{t('steps.company.apart')}</p>
        {captcha.box}
        <SubmitButton>{t(busy ? 'steps.company.sending' : 'steps.company.submit')}</SubmitButton>
      </form>
    </StepFrame>
  );
}
